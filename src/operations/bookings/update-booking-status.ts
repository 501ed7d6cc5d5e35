import type { UpdateBookingStatusRequest } from '../../contract/requests/update-booking-status.ts';
import { coversOf } from '../../domain/availability/party.ts';
import { allowedAreas, seatingPlanOf } from '../../domain/availability/seating/day-plan.ts';
import { type Seating, seat } from '../../domain/availability/seating/seat.ts';
import type { SeatingPlan } from '../../domain/availability/seating/seating-plan.ts';
import { type Booking, nextVersion } from '../../domain/booking.ts';
import {
  type BookingStatus,
  groupOf,
  holdsTable,
  refuseTransition,
} from '../../domain/booking-status.ts';
import { policyAfterTransition } from '../../domain/cancellation-policy.ts';
import type { OccupiedInterval } from '../../domain/occupied-interval.ts';
import { Refusal } from '../../domain/refusal.ts';
import { timestampsAfterTransition } from '../../domain/status-timestamps.ts';
import type { Venue } from '../../domain/venue.ts';
import { updateBooking } from '../../store/bookings.ts';
import type { Db } from '../../store/store.ts';
import { readServiceDay } from '../availability/service-day.ts';
import type { AppContext } from '../context.ts';
import { actorOf, type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { describeGuestsAt, findGuestsAt } from './guests-at-tables.ts';
import { intervalOf } from './interval-of.ts';
import { bookingOutdatedError, requireBookingToChange } from './require-booking.ts';
import { requireBookingUpdates } from './require-booking-updates.ts';
import { requireExtras } from './require-extras.ts';
import { applyTableMoves } from './table-moves.ts';
import { refuseIfTableTaken } from './taken-tables.ts';

/**
 * PUT /bookings/{bookingUuid}/status. If the new status holds a table and the old one did not, tables
 * are assigned again.
 * @throws Refusal see the endpoint's problems
 */
export async function updateBookingStatus(
  context: AppContext,
  principal: Principal,
  uuid: string,
  request: UpdateBookingStatusRequest,
  ifMatch: string | null,
): Promise<BookingView> {
  requirePermission(principal, 'bookings:update');
  return refuseIfTableTaken(
    context.store.write(principal.accountId, async (db) => {
      const venue = await requireVenue(context, db, principal.accountId);
      if (request.status !== 'CANCELED') requireBookingUpdates(principal, venue);
      const booking = await requireBookingToChange(db, principal, uuid, ifMatch);
      const moved = await writeTransition(context, db, principal, venue, booking, request.status);
      return viewBooking(context, db, principal, venue, moved);
    }),
  );
}

/** Writes a status transition inside an open write transaction. */
async function writeTransition(
  context: AppContext,
  db: Db,
  principal: Principal,
  venue: Venue,
  booking: Booking,
  to: BookingStatus,
): Promise<Booking> {
  const refusal = refuseTransition(booking.status, to, principal.capabilities.mayDeleteBookings);
  if (refusal) throw refusal;
  const needsTable = holdsTable(to) && !holdsTable(booking.status);
  const sitsDown = groupOf(to) === 'seated' && groupOf(booking.status) !== 'seated';
  const now = context.now();
  const timestamps = timestampsAfterTransition(booking, to, now);
  const after: Booking = { ...booking, ...timestamps, status: to, updatedAt: now };
  let seating: Seating | null = null;
  if (needsTable) seating = await requireSeating(context, db, venue, booking, after);
  else if (sitsDown) seating = await requireNobodyThere(context, db, principal, venue, after);
  await applyTableMoves(context, db, venue, booking, seating?.moves ?? []);
  const { cancellationPolicy } = booking;
  const changes: Partial<Booking> = {
    ...timestamps,
    status: to,
    tableIds: seating?.tableIds ?? tablesAfterTransition(booking, to),
    cancellationPolicy: policyAfterTransition(cancellationPolicy, to, actorOf(principal), now),
  };
  const moved = nextVersion(booking, changes, now);
  if (!(await updateBooking(db, venue, moved))) throw bookingOutdatedError();
  return moved;
}

/** A no-show keeps its tables on record, so that undoing it can restore them. */
function tablesAfterTransition(booking: Booking, to: BookingStatus): Booking['tableIds'] {
  const keeps = holdsTable(to) || to === 'ATTENDED' || to === 'NO_SHOW';
  return keeps && groupOf(booking.status) !== 'awaiting' ? booking.tableIds : [];
}

/**
 * The booking's own tables if they are still free, else others.
 * @param after the booking after the transition
 * @throws Refusal NO_AVAILABLE_SLOT
 */
async function requireSeating(
  context: AppContext,
  db: Db,
  venue: Venue,
  booking: Booking,
  after: Booking,
): Promise<Seating> {
  const day = await readServiceDay(context, db, venue, booking.workDay);
  const plan = seatingPlanOf(day, booking.uuid);
  const { startAt, endAt } = intervalOf(after, day);
  // Guests who have arrived are not turned away because extras have run out.
  if (groupOf(booking.status) === 'awaiting') requireExtras(day, booking, { startAt, endAt });
  const { tableIds } = booking;
  const tables = tableIds.flatMap((id) => plan.floor.positions.get(id) ?? []);
  if (tableIds.length > 0 && plan.isFree(tables, startAt, endAt)) return { tableIds, moves: [] };
  const others = seatElsewhere(plan, venue, after, { startAt, endAt });
  if (others) return others;
  throw new Refusal(
    'NO_AVAILABLE_SLOT',
    'There is no table left for this party at that time. Free one first, or offer another time.',
  );
}

/**
 * Null if nobody sits at the booking's own tables, else others. Later bookings of its own tables do not matter:
 * staff decide about them when the time comes.
 * @param booking after the transition
 * @throws Refusal NO_AVAILABLE_SLOT
 */
async function requireNobodyThere(
  context: AppContext,
  db: Db,
  principal: Principal,
  venue: Venue,
  booking: Booking,
): Promise<Seating | null> {
  const day = await readServiceDay(context, db, venue, booking.workDay);
  const guests = findGuestsAt(day.occupancies, booking.tableIds, booking.uuid);
  if (guests.length === 0) return null;
  const plan = seatingPlanOf(day, booking.uuid);
  const others = booking.hasFixedTables
    ? null
    : seatElsewhere(plan, venue, booking, intervalOf(booking, day));
  if (others) return others;
  const who = await describeGuestsAt(db, principal, venue, guests);
  throw new Refusal(
    'NO_AVAILABLE_SLOT',
    `${who} Move them to ATTENDED when they have left, or seat this party elsewhere.`,
  );
}

function seatElsewhere(
  plan: SeatingPlan,
  venue: Venue,
  booking: Booking,
  interval: OccupiedInterval,
): Seating | null {
  const experience = venue.experiences.find(({ id }) => id === booking.experience?.experienceId);
  return seat(plan, {
    ...interval,
    covers: coversOf(venue, booking),
    floorPlanAreaIds: allowedAreas(booking.floorPlanAreaId, experience),
  });
}
