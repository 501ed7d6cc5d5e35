import type { TableMove } from '../../domain/availability/availability.ts';
import { type Booking, nextVersionAtTables } from '../../domain/booking.ts';
import { releaseTables } from '../../store/booking-tables.ts';
import { findBooking } from '../../store/bookings.ts';
import { insertTableMoves } from '../../store/table-moves.ts';
import type { Tx } from '../tx.ts';
import { saveBooking } from './save-booking.ts';

/**
 * Moves bookings to other tables, to make room for another one, and records it.
 * @param arriving the other booking, which leaves its own tables first if it has any
 */
export async function applyTableMoves(
  tx: Tx<'venue' | 'cause'>,
  arriving: Pick<Booking, 'accountId' | 'uuid'>,
  moves: readonly TableMove[],
): Promise<void> {
  const { context, db } = tx;
  if (moves.length === 0) return;
  const { accountId, uuid: arrivingUuid } = arriving;
  const now = context.now();
  // All tables are released before any is assigned, because bookings may swap tables.
  await releaseTables(db, [arrivingUuid, ...moves.map(({ bookingUuid }) => bookingUuid)]);
  const recorded = [];
  for (const { bookingUuid, tableIds } of moves) {
    const booking = await findBooking(db, accountId, bookingUuid);
    if (!booking) throw new Error(`The booking ${bookingUuid} to be moved does not exist.`);
    const moved = nextVersionAtTables(booking, { tableIds }, now);
    await saveBooking(tx, { before: booking, after: moved }, { madeRoomFor: arrivingUuid });
    const { tableIds: fromTableIds } = booking;
    recorded.push({
      causeUuid: arrivingUuid,
      bookingUuid,
      fromTableIds,
      toTableIds: tableIds,
      movedAt: now,
    });
  }
  await insertTableMoves(db, accountId, recorded);
}
