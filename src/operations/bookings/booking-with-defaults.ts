import type { Booking } from '../../domain/booking.ts';
import { localize } from '../../domain/language.ts';
import type { Shift, Venue } from '../../domain/venue.ts';
import { placeOfNew } from '../../domain/wait-list/wait-list-place.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';

type RequiredFields = Pick<
  Booking,
  'workDay' | 'bookingAt' | 'status' | 'turnMinutes' | 'pax' | 'paxChildren'
>;

/** A new booking with these fields set and defaults for all others. */
export function bookingWithDefaults(
  context: AppContext,
  principal: Principal,
  venue: Venue,
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
    shiftId: shift?.id ?? 'OUTSIDE_SHIFTS',
    shiftName: shift ? localize(shift.name, venue.language) : '',
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
    customerSpecialRequests: null,
    hasAllergies: false,
    allergiesDescription: null,
    specialOccasion: null,
    needsAccessibleSeating: false,
    hotelRoom: null,
    publicNotes: null,
    privateNotes: null,
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
