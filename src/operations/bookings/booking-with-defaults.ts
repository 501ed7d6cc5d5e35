import type { Booking } from '../../domain/booking.ts';
import { NO_NOTES } from '../../domain/booking-notes.ts';
import { localize } from '../../domain/language.ts';
import type { Shift, Venue } from '../../domain/venue.ts';
import { placeOfNew } from '../../domain/wait-list/wait-list-place.ts';
import type { Tx } from '../tx.ts';

type RequiredFields = Pick<
  Booking,
  'workDay' | 'bookingAt' | 'status' | 'turnMinutes' | 'pax' | 'paxChildren'
>;

/** A new booking with these fields set and defaults for all others. */
export function bookingWithDefaults(
  { context, principal, venue }: Omit<Tx<'principal' | 'venue'>, 'db'>,
  shift: Shift | null,
  fields: RequiredFields,
): Booking {
  const now = context.now();
  return {
    ...fields,
    uuid: context.newUuid(),
    accountId: venue.accountId,
    highChairs: 0,
    strollers: 0,
    ...shiftFields(venue, shift),
    floorPlanAreaId: null,
    floorPlanAreaName: null,
    promoId: null,
    promoName: null,
    product: null,
    experience: null,
    addOns: [],
    cancellationPolicy: null,
    isTimeLimited: false,
    customerUuid: null,
    customerName: null,
    customerEmail: null,
    customerPhone: null,
    ...NO_NOTES,
    isReconfirmed: false,
    isReconfirmedByCustomer: false,
    cancelReason: null,
    bookingPartner: null,
    bookingExternalId: null,
    quotedWaitMinutes: null,
    waitList: placeOfNew(fields.status, now),
    isWalkIn: false,
    hasFixedTables: false,
    isHighlighted: false,
    isExemptFromPace: false,
    channel: principal.channel,
    partnerId: principal.partnerId,
    ticket: null,
    tableReadyAt: null,
    arrivedAt: null,
    seatedAt: null,
    endedAt: null,
    canceledAt: null,
    ip: principal.ip,
    tableIds: [],
    utm: {},
    clientReferenceId: null,
    redemptionCode: null,
    language: principal.language ?? venue.language,
    createdAt: now,
    updatedAt: now,
    version: 1,
    tableOnlyVersions: 0,
  };
}

/** The shift as a booking names it, in the venue's language; null outside all shifts. */
export function shiftFields(
  venue: Pick<Venue, 'language'>,
  shift: Shift | null,
): Pick<Booking, 'shiftId' | 'shiftName'> {
  return {
    shiftId: shift?.id ?? 'OUTSIDE_SHIFTS',
    shiftName: shift ? localize(shift.name, venue.language) : '',
  };
}
