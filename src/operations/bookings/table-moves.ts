import type { TableMove } from '../../domain/availability/availability.ts';
import { type Booking, nextVersionAtTables } from '../../domain/booking.ts';
import type { ChangeCause } from '../../domain/journal.ts';
import type { Venue } from '../../domain/venue.ts';
import { releaseTables } from '../../store/booking-tables.ts';
import { findBooking } from '../../store/bookings.ts';
import type { Db } from '../../store/store.ts';
import { insertTableMoves } from '../../store/table-moves.ts';
import type { AppContext } from '../context.ts';
import { saveBooking } from './save-booking.ts';

/**
 * Moves bookings to other tables, to make room for another one, and records it.
 * @param arriving the other booking, which leaves its own tables first if it has any
 */
export async function applyTableMoves(
  context: AppContext,
  db: Db,
  venue: Venue,
  cause: ChangeCause,
  arriving: Pick<Booking, 'accountId' | 'uuid'>,
  moves: readonly TableMove[],
): Promise<void> {
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
    await saveBooking(context, db, venue, cause, booking, moved, { madeRoomFor: arrivingUuid });
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
