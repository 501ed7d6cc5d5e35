import type { TableMove } from '../../domain/availability/availability.ts';
import { type Booking, nextVersionAtTables } from '../../domain/booking.ts';
import type { Venue } from '../../domain/venue.ts';
import { releaseTables } from '../../store/booking-tables.ts';
import { findBooking, updateBooking } from '../../store/bookings.ts';
import type { Db } from '../../store/store.ts';
import { insertTableMoves } from '../../store/table-moves.ts';
import type { AppContext } from '../context.ts';

/**
 * Moves bookings to other tables, to make room for another one, and records it.
 * @param cause the other booking, which leaves its own tables first if it has any
 */
export async function applyTableMoves(
  context: AppContext,
  db: Db,
  venue: Venue,
  cause: Pick<Booking, 'accountId' | 'uuid'>,
  moves: readonly TableMove[],
): Promise<void> {
  if (moves.length === 0) return;
  const { accountId } = cause;
  const now = context.now();
  // All tables are released before any is assigned, because bookings may swap tables.
  await releaseTables(db, [cause.uuid, ...moves.map(({ bookingUuid }) => bookingUuid)]);
  const recorded = [];
  for (const { bookingUuid, tableIds } of moves) {
    const booking = await findBooking(db, accountId, bookingUuid);
    if (!booking) throw new Error(`The booking ${bookingUuid} to be moved does not exist.`);
    await updateBooking(db, venue, nextVersionAtTables(booking, { tableIds }, now));
    const { tableIds: fromTableIds } = booking;
    recorded.push({
      causeUuid: cause.uuid,
      bookingUuid,
      fromTableIds,
      toTableIds: tableIds,
      movedAt: now,
    });
  }
  await insertTableMoves(db, accountId, recorded);
}
