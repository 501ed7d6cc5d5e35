import { clearTables } from '../../domain/availability/seating/clear-tables.ts';
import { seatingPlanOf } from '../../domain/availability/seating/day-plan.ts';
import type { Booking } from '../../domain/booking.ts';
import type { ChangeCause } from '../../domain/journal.ts';
import type { Venue } from '../../domain/venue.ts';
import type { Db } from '../../store/store.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { intervalOf } from './interval-of.ts';
import { applyTableMoves } from './table-moves.ts';
import { tablesTakenRefusal } from './tables-taken.ts';

interface RoomOptions {
  context: AppContext;
  db: Db;
  principal: Principal;
  venue: Venue;
  /** The booking that gets the tables; it has not sat down. */
  booking: Booking;
  tableIds: readonly number[];
  cause: ChangeCause;
  /** A booking that may be moved although it starts within the freeze window. */
  unfrozenBookingUuid?: string;
}

/**
 * Moves others away from tables that staff give to a booking.
 * @throws Refusal NO_AVAILABLE_SLOT, which says who has the tables and why they stay
 */
export async function makeRoom(options: RoomOptions): Promise<void> {
  const { context, db, principal, venue, booking, tableIds, cause, unfrozenBookingUuid } = options;
  const day = await readServiceDayForStaff(context, db, venue, booking.workDay);
  const interval = intervalOf(booking, day);
  const plan = seatingPlanOf(day, booking.uuid, (uuid) => uuid === unfrozenBookingUuid);
  const moves = clearTables(plan, { ...interval, tableIds });
  if (moves) return applyTableMoves(context, db, venue, cause, booking, moves);
  throw await tablesTakenRefusal({
    db,
    principal,
    day,
    interval,
    tableIds,
    bookingUuid: booking.uuid,
    unfrozenBookingUuid,
  });
}
