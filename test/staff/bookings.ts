import type { PrivateBooking } from '../../src/contract/booking.ts';
import type { PrivateCustomer } from '../../src/contract/customer.ts';
import type { StaffSession } from '../../src/contract/staff.ts';

/** The venue’s date in these tests. */
export const TODAY = '2026-11-20';

/** A moment of today on the venue’s clock. */
export function at(time: string): string {
  return `${TODAY}T${time}:00+01:00`;
}

export function aCustomer(changes: Partial<PrivateCustomer> = {}): PrivateCustomer {
  return {
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
    nextVisitScheduledAt: null,
    tags: [],
    uuid: 'guest-1',
    email: 'laura@example.org',
    phone: '+34600111222',
    birthDate: null,
    postalCode: null,
    isVip: false,
    isBusiness: false,
    language: 'es',
    acceptsImportantAlerts: true,
    hasGdprConsent: true,
    acceptsMarketing: false,
    country: 'ES',
    name: 'Laura Vidal',
    ...changes,
  };
}

/** A table of the venue below, as it stands on a booking. */
export function aTable(number: number) {
  return { id: number, name: `T${number}`, posId: `pos-${number}`, floorPlanAreaId: 1 };
}

export function aBooking(changes: Partial<PrivateBooking> = {}): PrivateBooking {
  return {
    redirectUrl: null,
    uuid: 'booking-1',
    bookingAt: at('20:30'),
    status: 'CONFIRMED',
    isTimeLimited: false,
    customerSpecialRequests: null,
    hasAllergies: false,
    allergiesDescription: null,
    specialOccasion: null,
    needsAccessibleSeating: false,
    hotelRoom: null,
    publicNotes: null,
    isReconfirmed: false,
    isReconfirmedByCustomer: false,
    cancelReason: null,
    bookingPartner: null,
    bookingExternalId: null,
    shiftType: { id: 'dinner', name: 'Cena' },
    floorPlanArea: { id: 1, name: 'Sala' },
    promo: null,
    product: null,
    experience: null,
    cancellationPolicy: null,
    addOns: [],
    accountId: 'venue-1',
    highChairs: 0,
    paxChildren: 0,
    pax: 2,
    strollers: 0,
    turnMinutes: 105,
    customer: aCustomer(),
    privateNotes: null,
    quotedWaitMinutes: null,
    isWalkIn: false,
    hasFixedTables: false,
    isHighlighted: false,
    channel: 'WIDGET',
    ticketPartner: null,
    ticketExternalId: null,
    ticketTotalAmount: null,
    tableReadyAt: null,
    arrivedAt: null,
    seatedAt: null,
    endedAt: null,
    ip: null,
    tables: [aTable(4)],
    createdAt: at('10:00'),
    updatedAt: at('10:00'),
    ...changes,
  };
}

export function aSession(): StaffSession {
  return {
    staff: { uuid: 'staff-1', email: 'nuria@example.org', name: 'Núria Soler' },
    venue: {
      accountId: 'venue-1',
      name: 'Casa Vidal',
      timezone: 'Europe/Madrid',
      currency: 'EUR',
      language: 'es',
      dayStartsAt: '05:00:00',
      separatesAdultsAndChildren: false,
      today: TODAY,
      floorPlanAreas: [
        { id: 1, name: 'Sala', summary: '', images: [] },
        { id: 2, name: 'Terraza', summary: '', images: [] },
      ],
      tables: [
        { ...aTable(1), minCovers: 1, maxCovers: 2 },
        { ...aTable(4), minCovers: 2, maxCovers: 4 },
        { ...aTable(5), floorPlanAreaId: 2, minCovers: 2, maxCovers: 6 },
      ],
      shiftTypes: [
        { id: 'lunch', name: 'Almuerzo' },
        { id: 'dinner', name: 'Cena' },
      ],
    },
  };
}
