import { NO_NOTES, pickNotes, pickSharedNotes } from '../../domain/booking-notes.ts';
import { type PrivateBooking, PublicBooking } from '../booking.ts';
import type { PrivateCustomer } from '../customer.ts';

/** The examples follow one family: they book a terrace table for a birthday, come, eat and pay. */
export const BOOKING_UUID = '0b6f4d0e-5a0c-4c0e-9a52-7d1f3c8e2b41';
export const WALK_IN_UUID = '6c1de1a7-93b4-4f7a-8f0d-1f0f1c5b9d22';
export const CUSTOMER_UUID = 'c2f7a9d4-1e63-4b58-a7f0-93d5b6e8014c';
export const EVENT_IDS = [
  '9d3c6f0a-4a1b-4f6e-8b0c-5f3b2a7d1e64',
  'e1f7b2c8-0d5a-4c39-9c1e-2a6b8d4f7035',
] as const;

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

export const created: PrivateBooking = {
  redirectUrl: 'https://casabrisa.example/gracias',
  uuid: BOOKING_UUID,
  bookingAt: '2027-05-21T20:30:00+02:00',
  status: 'CONFIRMED',
  isTimeLimited: false,
  ...pickNotes(NO_NOTES, 'GUEST', 'VENUE'),
  ...pickSharedNotes(NO_NOTES),
  customerSpecialRequests: 'A table by the railing, please.',
  hasAllergies: true,
  allergiesDescription: 'Nuts',
  specialOccasion: 'BIRTHDAY',
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

export const read: PrivateBooking = { ...created, redirectUrl: null };

export const updated: PrivateBooking = {
  ...read,
  bookingAt: '2027-05-21T21:00:00+02:00',
  customerSpecialRequests: null,
  customer: { ...laura, nextVisitScheduledAt: '2027-05-21T21:00:00+02:00' },
  updatedAt: '2027-05-04T18:45:00+02:00',
};

const seatedAt = '2027-05-21T21:02:00+02:00';
export const seated: PrivateBooking = {
  ...updated,
  status: 'SEATED',
  customer: { ...laura, nextVisitScheduledAt: null },
  tableReadyAt: seatedAt,
  arrivedAt: seatedAt,
  seatedAt,
  updatedAt: seatedAt,
};

export const withTicket: PrivateBooking = {
  ...seated,
  ticketPartner: 'API',
  ticketExternalId: 'POS-4711',
  updatedAt: '2027-05-21T21:20:00+02:00',
};

/** The guest after the bill was closed. */
export const guest: PrivateCustomer = {
  ...laura,
  averageOrderAmountPerPax: 3800,
  nextVisitScheduledAt: null,
};

export const paid: PrivateBooking = {
  ...withTicket,
  status: 'ACCOUNT_PAID',
  ticketTotalAmount: 11_400,
  customer: guest,
  updatedAt: '2027-05-21T22:40:00+02:00',
};

export const canceled: PrivateBooking = {
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
export const walkIn: PrivateBooking = {
  ...read,
  uuid: WALK_IN_UUID,
  bookingAt: walkInAt,
  status: 'SEATED',
  ...NO_NOTES,
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

/** The same booking in both shapes. */
export const inBothShapes = (booking: PrivateBooking) => ({
  private: booking,
  public: PublicBooking.parse(booking),
});

export const exampleParty = { pax: 2, paxChildren: 1, status: 'CONFIRMED' } as const;
export const exampleSlot = { date: '2027-05-21', time: '20:30:00' };
export const ofBooking = { params: { bookingUuid: BOOKING_UUID } };
export const ifMatch = (version: number) => ({ headers: { 'If-Match': `"${version}"` } });
