import { type BookingList, type PrivateBooking, PublicBooking } from '../../booking.ts';
import type { PrivateCustomer } from '../../customer.ts';
import { BOOKING_UUID, CUSTOMER_UUID, WALK_IN_UUID } from './requests.ts';

const laura: PrivateCustomer = {
  privateNotes: null,
  visitFrequency: null,
  averageOrderAmountPerPax: null,
  bookingReputation: 0,
  bookingsCount: 1,
  visitsCount: 0,
  cancellationsCount: 0,
  noShowsCount: 0,
  firstVisitAt: null,
  lastVisitAt: null,
  firstCancellationAt: null,
  nextVisitScheduledAt: '2027-05-21T20:30:00+02:00',
  tags: [],
  uuid: CUSTOMER_UUID,
  email: 'laura@example.com',
  phone: '+34600000000',
  birthDate: null,
  postalCode: null,
  isVip: false,
  isBusiness: false,
  language: 'en',
  acceptsImportantAlerts: false,
  hasGdprConsent: true,
  acceptsMarketing: false,
  country: 'ES',
  name: 'Laura Vidal',
};

const created: PrivateBooking = {
  redirectUrl: 'https://casabrisa.example/gracias',
  uuid: BOOKING_UUID,
  bookingAt: '2027-05-21T20:30:00+02:00',
  status: 'CONFIRMED',
  isTimeLimited: false,
  customerSpecialRequests: 'A table by the railing, please.',
  hasAllergies: true,
  allergiesDescription: 'Nuts',
  specialOccasion: 'BIRTHDAY',
  needsAccessibleSeating: false,
  hotelRoom: null,
  publicNotes: 'We keep the table for fifteen minutes.',
  isReconfirmed: false,
  isReconfirmedByCustomer: false,
  cancelReason: null,
  bookingPartner: null,
  bookingExternalId: null,
  shiftType: { id: 'DINNER', name: 'Dinner' },
  floorPlanArea: { name: 'Terrace', id: 2 },
  promo: { name: 'Welcome aperitif', id: 1 },
  product: null,
  experience: null,
  cancellationPolicy: null,
  addOns: [
    { id: 1, addOnId: 21, name: 'Birthday cake', unitPrice: 3400, currency: 'EUR', quantity: 1 },
  ],
  accountId: 'casa-brisa',
  highChairs: 1,
  paxChildren: 1,
  pax: 2,
  strollers: 0,
  turnMinutes: 105,
  customer: laura,
  privateNotes: null,
  quotedWaitMinutes: null,
  isWalkIn: false,
  hasFixedTables: false,
  isHighlighted: false,
  channel: 'API',
  ticketPartner: null,
  ticketExternalId: null,
  ticketTotalAmount: null,
  tableReadyAt: null,
  arrivedAt: null,
  seatedAt: null,
  endedAt: null,
  ip: '203.0.113.7',
  tables: [{ name: 'T6', floorPlanAreaId: 2, posId: 'TERR-06', id: 206 }],
  createdAt: '2027-05-03T10:15:00+02:00',
  updatedAt: '2027-05-03T10:15:00+02:00',
};

const read: PrivateBooking = { ...created, redirectUrl: null };

const updated: PrivateBooking = {
  ...read,
  bookingAt: '2027-05-21T21:00:00+02:00',
  customerSpecialRequests: null,
  customer: { ...laura, nextVisitScheduledAt: '2027-05-21T21:00:00+02:00' },
  updatedAt: '2027-05-04T18:45:00+02:00',
};

const seatedAt = '2027-05-21T21:02:00+02:00';
const seated: PrivateBooking = {
  ...updated,
  status: 'SEATED',
  customer: { ...laura, nextVisitScheduledAt: null },
  tableReadyAt: seatedAt,
  arrivedAt: seatedAt,
  seatedAt,
  updatedAt: seatedAt,
};

const withTicket: PrivateBooking = {
  ...seated,
  ticketPartner: 'API',
  ticketExternalId: 'POS-4711',
  updatedAt: '2027-05-21T21:20:00+02:00',
};

/** The guest after the bill was closed. */
const guest: PrivateCustomer = {
  ...laura,
  averageOrderAmountPerPax: 3800,
  nextVisitScheduledAt: null,
};

const closed: PrivateBooking = {
  ...withTicket,
  status: 'ACCOUNT_PAID',
  ticketTotalAmount: 11_400,
  customer: guest,
  updatedAt: '2027-05-21T22:40:00+02:00',
};

const canceled: PrivateBooking = {
  ...read,
  status: 'CANCELED',
  cancelReason: 'CHANGED_PLANS',
  tables: [],
  customer: {
    ...laura,
    cancellationsCount: 1,
    firstCancellationAt: '2027-05-04T18:45:00+02:00',
    nextVisitScheduledAt: null,
  },
  updatedAt: '2027-05-04T18:45:00+02:00',
};

const walkInAt = '2027-05-21T21:10:00+02:00';
const walkIn: PrivateBooking = {
  ...read,
  uuid: WALK_IN_UUID,
  bookingAt: walkInAt,
  status: 'SEATED',
  customerSpecialRequests: null,
  hasAllergies: false,
  allergiesDescription: null,
  specialOccasion: null,
  publicNotes: null,
  floorPlanArea: null,
  promo: null,
  addOns: [],
  highChairs: 0,
  paxChildren: 0,
  turnMinutes: 90,
  customer: null,
  isWalkIn: true,
  hasFixedTables: true,
  ticketPartner: 'API',
  ticketExternalId: 'POS-4711',
  tableReadyAt: walkInAt,
  arrivedAt: walkInAt,
  seatedAt: walkInAt,
  tables: [{ name: '1', floorPlanAreaId: 1, posId: 'SALA-01', id: 101 }],
  createdAt: walkInAt,
  updatedAt: walkInAt,
};

const listOf = (booking: BookingList['data'][number]): BookingList => ({
  data: [booking],
  nextCursor: null,
});

/** The same booking in both shapes. */
const inBothShapes = (booking: PrivateBooking) => ({
  private: booking,
  public: PublicBooking.parse(booking),
});

/** The responses to the example requests. */
export const BOOKING_EXAMPLES = {
  'create-booking': inBothShapes(created),
  'read-booking': inBothShapes(read),
  'update-booking': inBothShapes(updated),
  'update-booking-status': inBothShapes(seated),
  'cancel-booking': inBothShapes(canceled),
  'close-ticket': inBothShapes(closed),
  'transfer-ticket': inBothShapes(withTicket),
  'create-walk-in': { answer: walkIn },
  'list-bookings': { private: listOf(seated), public: listOf(PublicBooking.parse(seated)) },
  'get-customer': {
    private: guest,
    public: { uuid: guest.uuid, name: guest.name, language: guest.language },
  },
};
