import type { TableMove } from '../../domain/availability/availability.ts';
import { findBooking, releaseTables, updateBooking } from '../../store/bookings.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';

/** Moves bookings to other tables, as planned by `planTableMoves`. */
export async function applyTableMoves(
  context: AppContext,
  db: Db,
  accountId: string,
  moves: readonly TableMove[],
): Promise<void> {
  // Releases all tables before assigning any, because bookings may swap tables.
  await releaseTables(
    db,
    moves.map(({ bookingUuid }) => bookingUuid),
  );
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
