import type { BookedCancellationPolicy, Booking } from '../../src/domain/booking.ts';
import { NO_NOTES } from '../../src/domain/booking-notes.ts';
import type { Venue } from '../../src/domain/venue.ts';
import { aVenue } from '../fixtures/venue.ts';

/** A venue that can be reached. */
export function aVenueWithContact(overrides: Partial<Venue> = {}): Venue {
  return aVenue({
    name: 'Casa Brisa',
    contact: {
      phone: '+34910000000',
      email: 'hola@brisa.example',
      websiteUrl: 'https://brisa.example/',
      address: 'Calle Mayor 1, Madrid',
    },
    ...overrides,
  });
}

/** A confirmed booking for a Wednesday at nine in the evening, with everything that a mail shows. */
export function aMailBooking(overrides: Partial<Booking> = {}): Booking {
  return {
    uuid: 'b0000000-0000-4000-8000-000000000001',
    accountId: 'casa-test',
    workDay: '2030-01-16',
    bookingAt: Date.parse('2030-01-16T21:00:00+01:00'),
    status: 'CONFIRMED',
    turnMinutes: 105,
    pax: 3,
    paxChildren: 1,
    highChairs: 0,
    strollers: 0,
    shiftId: 'DINNER',
    shiftName: 'Dinner',
    floorPlanAreaId: 2,
    floorPlanAreaName: 'Terrace',
    promoId: null,
    promoName: null,
    product: null,
    experience: {
      id: 1,
      experienceId: 7,
      name: 'Tasting menu',
      tickets: 3,
      discount: 0,
      pricePerTicket: 6500,
      currency: 'EUR',
    },
    addOns: [
      { id: 1, addOnId: 4, name: 'Cake', unitPrice: 1200, currency: 'EUR', quantity: 1 },
      { id: 2, addOnId: 5, name: 'Flowers', unitPrice: 900, currency: 'EUR', quantity: 2 },
    ],
    cancellationPolicy: null,
    waitList: null,
    isTimeLimited: false,
    customerUuid: 'c0000000-0000-4000-8000-000000000001',
    customerName: 'Anna Puig',
    customerEmail: 'anna@guest.example',
    customerPhone: null,
    ...NO_NOTES,
    customerSpecialRequests: 'A quiet table',
    hasAllergies: true,
    allergiesDescription: 'Peanuts',
    publicNotes: 'The entrance is in the courtyard.',
    privateNotes: 'Often late',
    isReconfirmed: false,
    isReconfirmedByCustomer: false,
    cancelReason: null,
    bookingPartner: null,
    bookingExternalId: null,
    quotedWaitMinutes: null,
    isWalkIn: false,
    hasFixedTables: false,
    isHighlighted: false,
    isExemptFromPace: false,
    channel: 'WIDGET',
    partnerId: null,
    ticket: null,
    tableReadyAt: null,
    arrivedAt: null,
    seatedAt: null,
    endedAt: null,
    canceledAt: null,
    ip: null,
    tableIds: [3],
    utm: {},
    clientReferenceId: null,
    redemptionCode: null,
    language: 'en',
    createdAt: Date.parse('2030-01-10T12:00:00+01:00'),
    updatedAt: Date.parse('2030-01-10T12:00:00+01:00'),
    version: 1,
    tableOnlyVersions: 0,
    ...overrides,
  };
}

/** A policy that the guest has to sign. */
export function aPendingPolicy(
  overrides: Partial<BookedCancellationPolicy> = {},
): BookedCancellationPolicy {
  return {
    id: 1,
    status: 'PENDING_SIGNATURE',
    type: 'CARD_GUARANTEE',
    amountType: 'PER_PERSON',
    amount: 2000,
    currency: 'EUR',
    cancellationNoticeHours: 24,
    signDeadlineAt: Date.parse('2030-01-11T12:00:00+01:00'),
    signedAt: null,
    signedFromIp: null,
    endedAt: null,
    endedBy: null,
    chargeStatus: 'NOT_CHARGED',
    refundStatus: null,
    cancellationFeeAmount: 8000,
    chargedAmount: 0,
    refundedAmount: 0,
    guaranteedPax: 4,
    ...overrides,
  };
}
