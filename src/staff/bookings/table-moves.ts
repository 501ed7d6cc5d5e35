import type { StaffBooking, StaffTableMove } from '../../contract/staff/booking.ts';
import { groupOf, holdsTable } from '../../domain/booking-status.ts';
import { inOrderOfTime } from './in-order-of-time.ts';

/** Whether staff can still choose the tables: the booking has some, and its guests do not sit there yet. */
export function canChangeTables({ status, tables }: StaffBooking): boolean {
  return tables.length > 0 && holdsTable(status) && groupOf(status) !== 'seated';
}

/** Whether a booking can get the tables back that it had before a move: it still is where the move led. */
export function canUndoMove(booking: StaffBooking, { undoneAt, to }: StaffTableMove): boolean {
  const names = booking.tables.map(({ name }) => name);
  const isThere = names.length === to.length && names.every((name) => to.includes(name));
  return undoneAt === null && isThere && canChangeTables(booking);
}

/** A move of one of the bookings that can be undone. */
export interface UndoableMove {
  booking: StaffBooking;
  move: StaffTableMove;
}

/** The moves of these bookings that can be undone, by time of the booking. */
export function listUndoableMoves(bookings: readonly StaffBooking[]): UndoableMove[] {
  return inOrderOfTime(bookings).flatMap((booking) =>
    booking.tableMoves
      .filter((move) => move.booking.uuid === booking.uuid && canUndoMove(booking, move))
      .map((move) => ({ booking, move })),
  );
}
