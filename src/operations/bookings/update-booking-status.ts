import type { UpdateBookingStatusRequest } from '../../contract/requests/update-booking-status.ts';
import { coversOf } from '../../domain/availability/party.ts';
import { allowedAreas, findSeating } from '../../domain/availability/seating.ts';
import { areTablesFree, indexByTable } from '../../domain/availability/table-index.ts';
import type { Booking } from '../../domain/booking.ts';
import {
  type BookingStatus,
  groupOf,
  holdsTable,
  refuseTransition,
} from '../../domain/booking-status.ts';
import { policyAfterTransition } from '../../domain/cancellation-policy.ts';
import { Refusal } from '../../domain/refusal.ts';
import { timestampsAfterTransition } from '../../domain/status-timestamps.ts';
import type { Venue } from '../../domain/venue.ts';
import { MS_PER_MINUTE } from '../../domain/venue-time.ts';
import { updateBooking } from '../../store/bookings.ts';
import type { Db } from '../../store/store.ts';
import { readServiceDay } from '../availability/service-day.ts';
import type { AppContext } from '../context.ts';
import { actorOf, type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { bookingOutdatedError, requireBookingToChange } from './require-booking.ts';
import { requireBookingUpdates } from './require-booking-updates.ts';
import { requireExtras } from './require-extras.ts';
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
    context.store.write(async (db) => {
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
  const assigned = needsTable ? await requireFreeTables(context, db, venue, booking) : null;
  const now = context.now();
  const moved: Booking = {
    ...booking,
    ...timestampsAfterTransition(booking, to, now),
    status: to,
    tableIds: assigned ?? tablesAfterTransition(booking, to),
    cancellationPolicy: policyAfterTransition(
      booking.cancellationPolicy,
      to,
      actorOf(principal),
      now,
    ),
    updatedAt: now,
    version: booking.version + 1,
  };
  if (!(await updateBooking(db, moved))) throw bookingOutdatedError();
  return moved;
}

/** A no-show keeps its tables on record, so that undoing it can restore them. */
function tablesAfterTransition(booking: Booking, to: BookingStatus): Booking['tableIds'] {
  const keeps = holdsTable(to) || to === 'ATTENDED' || to === 'NO_SHOW';
  return keeps && groupOf(booking.status) !== 'awaiting' ? booking.tableIds : [];
}

/** The booking's own tables if they are still free, else the best others. @throws Refusal NO_AVAILABLE_SLOT */
async function requireFreeTables(
  context: AppContext,
  db: Db,
  venue: Venue,
  booking: Booking,
): Promise<Booking['tableIds']> {
  const day = await readServiceDay(context, db, venue, booking.workDay);
  const tableIndex = indexByTable(day.occupancies);
  const startAt = booking.bookingAt;
  const endAt = startAt + booking.turnMinutes * MS_PER_MINUTE;
  // Guests who have arrived are not turned away because extras have run out.
  if (groupOf(booking.status) === 'awaiting') requireExtras(day, booking, { startAt, endAt });
  const { tableIds } = booking;
  if (tableIds.length > 0 && areTablesFree(tableIndex, tableIds, startAt, endAt, booking.uuid)) {
    return tableIds;
  }
  const experience = venue.experiences.find(({ id }) => id === booking.experience?.experienceId);
  const others = findSeating(venue, tableIndex, {
    covers: coversOf(venue, booking),
    startAt,
    endAt,
    floorPlanAreaIds: allowedAreas(booking.floorPlanAreaId, experience),
    excludeBookingUuid: booking.uuid,
  });
  if (others) return others;
  throw new Refusal(
    'NO_AVAILABLE_SLOT',
    'There is no table left for this party at that time. Free one first, or offer another time.',
  );
}
