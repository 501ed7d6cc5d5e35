import type { TableMove } from '../../domain/availability/availability.ts';
import { findBooking, releaseTables, updateBooking } from '../../store/bookings.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';

/** Sends bookings to the tables that a decision found for them, all at once. */
export async function moveToMakeRoom(
  context: AppContext,
  db: Db,
  accountId: string,
  moves: readonly TableMove[],
): Promise<void> {
  // First everyone stands up, then everyone sits down: two may be changing places.
  await releaseTables(
    db,
    moves.map(({ bookingUuid }) => bookingUuid),
  );
  for (const { bookingUuid, tableIds } of moves) {
    const booking = await findBooking(db, accountId, bookingUuid);
    if (!booking) throw new Error('a decision moves only bookings that it was shown');
    await updateBooking(db, {
      ...booking,
      tableIds,
      updatedAt: context.now(),
      version: booking.version + 1,
    });
  }
}
