import type { UpdateBookingRequest } from '../../contract/requests/update-booking.ts';
import type {
  BookingCriteria,
  ServiceDay,
  SlotResult,
} from '../../domain/availability/availability.ts';
import { evaluateSlot } from '../../domain/availability/evaluate-slot.ts';
import { coversOf, turnMinutesOf } from '../../domain/availability/party.ts';
import { unavailableRefusal } from '../../domain/availability/refuse-unavailable.ts';
import { seatingPlanOf } from '../../domain/availability/seating/day-plan.ts';
import { areSameTables } from '../../domain/availability/seating/floor.ts';
import { type Booking, nextVersion } from '../../domain/booking.ts';
import type { ChangeCause } from '../../domain/journal.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { MS_PER_MINUTE } from '../../domain/venue-time.ts';
import type { Db } from '../../store/store.ts';
import { requirePromoCodesOn } from '../availability/promo-codes.ts';
import { requireAreaChoice } from '../availability/require-area-choice.ts';
import { readServiceDay } from '../availability/service-day.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { type ChangeTerms, inOwnTransaction } from './booking-change.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import {
  criteriaOfChange,
  guestNoteChanges,
  isSameSeating,
  movedFields,
  type SeatingTarget,
  seatingTargetOf,
} from './changed-booking.ts';
import { requireBookingToChange } from './require-booking.ts';
import { requireBookingUpdates } from './require-booking-updates.ts';
import { requireOpenToChange } from './require-open-to-change.ts';
import { saveBooking } from './save-booking.ts';
import { newSigningUrl } from './signing-url.ts';
import { applyTableMoves } from './table-moves.ts';

/**
 * PUT /bookings/{bookingUuid}: an omitted field is unchanged, null clears it. A change of day, time,
 * party, area, high chairs or strollers is evaluated like a new booking.
 * @throws Refusal see the endpoint's problems
 */
export async function writeUpdate(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
  request: UpdateBookingRequest,
  { ifMatch, tappedAt }: ChangeTerms,
): Promise<BookingView> {
  requirePermission(principal, 'bookings:update');
  const cause = causeOf(principal, 'update-booking', { tappedAt });
  const venue = await requireVenue(context, db, principal.accountId);
  requireBookingUpdates(principal, venue);
  const booking = await requireBookingToChange(db, principal, uuid, ifMatch);
  requireOpenToChange(booking);
  const now = context.now();
  const changes = {
    ...guestNoteChanges(booking, request),
    ...(await seatingChanges(context, db, venue, cause, booking, request)),
  };
  const changed = nextVersion(booking, changes, now);
  await saveBooking(context, db, venue, cause, booking, changed);
  const view = await viewBooking(context, db, principal, venue, changed);
  return {
    ...view,
    redirectUrl: await newSigningUrl(context, db, principal, booking, changed),
  };
}

export const updateBooking = inOwnTransaction(writeUpdate);

/** Day, time, party and everything else that affects the tables, with the tables themselves. */
async function seatingChanges(
  context: AppContext,
  db: Db,
  venue: Venue,
  cause: ChangeCause,
  booking: Booking,
  request: UpdateBookingRequest,
): Promise<Partial<Booking>> {
  const target = seatingTargetOf(venue, booking, request);
  if (isSameSeating(venue, booking, target)) return {};
  if (booking.status === 'WAIT_LIST_WALK_IN') return queuedPartyChanges(venue, booking, target);

  requireAreaChoice(venue, target.date, target.time, target.floorPlanAreaId);
  const criteria = criteriaOfChange(venue, booking, target);
  const day = await readServiceDay(context, db, venue, target.date);
  const result = evaluateSlot(day, criteria, target.time, { excludeBookingUuid: booking.uuid });
  const { code } = result.availability;
  if (code !== 'AVAILABLE') {
    throw unavailableRefusal({ day, criteria, result, code, changedBookingUuid: booking.uuid });
  }
  if (target.date !== booking.workDay) requirePromoCodesOn(venue, booking, target.date);
  const { shift, startAt, tableIds } = result;
  if (!shift || startAt === null) throw new Error('Available slot without a shift or a start.');

  const keepsTables = tableIds !== null && canKeepTables(day, booking, criteria, result);
  if (tableIds && !keepsTables && booking.hasFixedTables) {
    throw new Refusal(
      'NO_AVAILABLE_SLOT',
      'The venue fixed the tables of this booking, and they are taken at that time. Call the venue.',
    );
  }
  if (!keepsTables) await applyTableMoves(context, db, venue, cause, booking, result.moves);
  return {
    ...movedFields(day, booking, target, criteria, { ...result, shift, startAt }),
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
  criteria: BookingCriteria,
  { startAt, turnMinutes, floorPlanArea }: SlotResult,
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
