import type { UpdateOwnBookingRequest } from '../../contract/widget/update-booking.ts';
import type {
  BookingCriteria,
  ServiceDay,
  SlotResult,
} from '../../domain/availability/availability.ts';
import { coversOf, turnMinutesOf } from '../../domain/availability/party.ts';
import { requireAvailable } from '../../domain/availability/refuse-unavailable.ts';
import { seatingPlanOf } from '../../domain/availability/seating/day-plan.ts';
import { areSameTables } from '../../domain/availability/seating/floor.ts';
import { type Booking, nextVersion } from '../../domain/booking.ts';
import { sentNotes } from '../../domain/booking-notes.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { MS_PER_MINUTE } from '../../domain/venue-time.ts';
import { requirePromoCodesOn } from '../availability/promo-codes.ts';
import { requireAreaChoice } from '../availability/require-area-choice.ts';
import { readServiceDay } from '../availability/service-day.ts';
import type { Tx, VerbTx } from '../tx.ts';
import type { BookingChange, BookingVerb } from './booking-change.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import {
  criteriaOfChange,
  isSameSeating,
  movedFields,
  type SeatingTarget,
  seatingTargetOf,
} from './changed-booking.ts';
import { requireBookingToChange } from './require-booking.ts';
import { requireBookingUpdates } from './require-booking-updates.ts';
import { requireOpenToChange } from './require-open-to-change.ts';
import { requireShownTerms } from './require-shown-terms.ts';
import { saveBooking } from './save-booking.ts';
import { newSigningUrl } from './signing-url.ts';
import { applyTableMoves } from './table-moves.ts';

/**
 * PUT /bookings/{bookingUuid}: an omitted field is unchanged, null clears it. A change of day, time,
 * party, area, high chairs or strollers is evaluated like a new booking.
 * @throws Refusal see the endpoint's problems
 */
export const updateBooking: BookingVerb<UpdateOwnBookingRequest> = {
  operation: 'update-booking',
  permission: 'bookings:update',
  run: writeUpdate,
};

async function writeUpdate(
  tx: VerbTx,
  asked: BookingChange<UpdateOwnBookingRequest>,
): Promise<BookingView> {
  const { context, principal, venue } = tx;
  const { request } = asked;
  requireBookingUpdates(principal, venue);
  const booking = await requireBookingToChange(tx, asked);
  requireOpenToChange(booking);
  const now = context.now();
  const changes = {
    ...sentNotes(request, 'GUEST'),
    ...(await seatingChanges(tx, booking, request)),
  };
  const changed = nextVersion(booking, changes, now);
  if (changed.cancellationPolicy !== booking.cancellationPolicy)
    requireShownTerms(venue, changed, request.shownTerms);
  await saveBooking(tx, { before: booking, after: changed });
  const view = await viewBooking(tx, changed);
  return {
    ...view,
    redirectUrl: await newSigningUrl(tx, booking, changed),
  };
}

/** Day, time, party and everything else that affects the tables, with the tables themselves. */
async function seatingChanges(
  tx: Tx<'venue' | 'cause'>,
  booking: Booking,
  request: UpdateOwnBookingRequest,
): Promise<Partial<Booking>> {
  const { venue } = tx;
  const target = seatingTargetOf(venue, booking, request);
  if (isSameSeating(venue, booking, target)) return {};
  if (booking.status === 'WAIT_LIST_WALK_IN') return queuedPartyChanges(venue, booking, target);

  requireAreaChoice(venue, target);
  const criteria = criteriaOfChange(venue, booking, target);
  const day = await readServiceDay(tx, target.date);
  const change = { excludeBookingUuid: booking.uuid, isChange: true };
  const result = requireAvailable(day, criteria, target.time, change);
  if (target.date !== booking.workDay) requirePromoCodesOn(venue, booking, target.date);
  const { shift, startAt, tableIds } = result;
  if (!shift || startAt === null) throw new Error('Available slot without a shift or a start.');

  const keepsTables = tableIds !== null && canKeepTables(day, booking, { ...result, criteria });
  if (tableIds && !keepsTables && booking.hasFixedTables) {
    throw new Refusal(
      'NO_AVAILABLE_SLOT',
      'The venue fixed the tables of this booking, and they are taken at that time. Call the venue.',
    );
  }
  if (!keepsTables) await applyTableMoves(tx, booking, result.moves);
  return {
    ...movedFields(day, booking, { ...result, shift, startAt, target, criteria }),
    tableIds: keepsTables ? booking.tableIds : (tableIds ?? []),
  };
}

/** A queued walk-in has no table and no booked time, so only its party changes. */
function queuedPartyChanges(
  venue: Venue,
  booking: Booking,
  target: SeatingTarget,
): Partial<Booking> {
  const { pax, paxChildren, highChairs, strollers } = target;
  const shift = venue.shifts.find(({ id }) => id === booking.shiftId) ?? null;
  const turnMinutes = turnMinutesOf(venue, shift, null, coversOf(venue, target));
  return { pax, paxChildren, highChairs, strollers, turnMinutes };
}

/** Whether the booking's own tables are free at the new time and suit the party and the area. */
function canKeepTables(
  day: ServiceDay,
  booking: Booking,
  { criteria, startAt, turnMinutes, floorPlanArea }: SlotResult & { criteria: BookingCriteria },
): boolean {
  if (startAt === null || booking.tableIds.length === 0) return false;
  const plan = seatingPlanOf(day, booking.uuid);
  const covers = coversOf(day.venue, criteria);
  const areas = floorPlanArea && [floorPlanArea.id];
  const own = plan.floor
    .optionsFor(covers, areas)
    .find(({ tableIds }) => areSameTables(tableIds, booking.tableIds));
  const endAt = startAt + turnMinutes * MS_PER_MINUTE;
  return own !== undefined && plan.isFree(own.tables, startAt, endAt);
}
