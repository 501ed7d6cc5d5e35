import type { TableMove } from '../../domain/availability/availability.ts';
import type { Booking } from '../../domain/booking.ts';
import { findBooking, releaseTables, updateBooking } from '../../store/bookings.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';

/**
 * Moves bookings to other tables, to make room for another one.
 * @param uuid of the other booking, which leaves its own tables first if it has any
 */
export async function applyTableMoves(
  context: AppContext,
  db: Db,
  { accountId, uuid }: Pick<Booking, 'accountId' | 'uuid'>,
  moves: readonly TableMove[],
): Promise<void> {
  if (moves.length === 0) return;
  // All tables are released before any is assigned, because bookings may swap tables.
  await releaseTables(db, [uuid, ...moves.map(({ bookingUuid }) => bookingUuid)]);
  for (const { bookingUuid, tableIds } of moves) {
    const booking = await findBooking(db, accountId, bookingUuid);
    if (!booking) throw new Error(`The booking ${bookingUuid} to be moved does not exist.`);
    await updateBooking(db, {
      ...booking,
      tableIds,
      updatedAt: context.now(),
      version: booking.version + 1,
    });
  }
}
