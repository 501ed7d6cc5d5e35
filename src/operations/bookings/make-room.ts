import { clearTables } from '../../domain/availability/seating/clear-tables.ts';
import { seatingPlanOf } from '../../domain/availability/seating/day-plan.ts';
import type { Booking } from '../../domain/booking.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import type { VerbTx } from '../tx.ts';
import { intervalOf } from './interval-of.ts';
import { applyTableMoves } from './table-moves.ts';
import { tablesTakenRefusal } from './tables-taken.ts';

interface Room {
  tableIds: readonly number[];
  /** A booking that may be moved although it starts within the freeze window. */
  unfrozenBookingUuid?: string;
}

/**
 * Moves others away from tables that staff give to a booking.
 * @param booking gets the tables; it has not sat down
 * @throws Refusal NO_AVAILABLE_SLOT, which says who has the tables and why they stay
 */
export async function makeRoom(
  tx: VerbTx,
  booking: Booking,
  { tableIds, unfrozenBookingUuid }: Room,
): Promise<void> {
  const day = await readServiceDayForStaff(tx, booking.workDay);
  const interval = intervalOf(booking, day);
  const plan = seatingPlanOf(day, booking.uuid, (uuid) => uuid === unfrozenBookingUuid);
  const moves = clearTables(plan, { ...interval, tableIds });
  if (moves) return applyTableMoves(tx, booking, moves);
  throw await tablesTakenRefusal({
    tx,
    day,
    interval,
    tableIds,
    bookingUuid: booking.uuid,
    unfrozenBookingUuid,
  });
}
