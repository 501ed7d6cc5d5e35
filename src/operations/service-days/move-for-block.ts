import type { TableMove } from '../../domain/availability/availability.ts';
import { nextVersionAtTables } from '../../domain/booking.ts';
import { releaseTables } from '../../store/booking-tables.ts';
import { findBooking } from '../../store/bookings.ts';
import { saveBooking } from '../bookings/save-booking.ts';
import type { Tx } from '../tx.ts';

/** Moves bookings away from tables that are about to be blocked. The log of each says so, and can undo it. */
export async function moveForBlock(
  tx: Tx<'venue' | 'cause'>,
  moves: readonly TableMove[],
): Promise<void> {
  const { context, db, venue } = tx;
  // All tables are released before any is assigned, because bookings may swap tables.
  if (moves.length > 0)
    await releaseTables(
      db,
      moves.map(({ bookingUuid }) => bookingUuid),
    );
  for (const { bookingUuid, tableIds } of moves) {
    const booking = await findBooking(db, venue.accountId, bookingUuid);
    if (!booking) throw new Error(`The booking ${bookingUuid} to be moved does not exist.`);
    const moved = nextVersionAtTables(booking, { tableIds }, context.now());
    await saveBooking(tx, { before: booking, after: moved });
  }
}
