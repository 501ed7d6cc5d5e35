import { listBookingsByUuid } from '../../store/bookings.ts';
import { inPieces } from '../availability/in-pieces.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { read } from '../transactions.ts';
import { type BookingView, viewBookings } from './booking-view.ts';

/** GET /staff/v3/bookings?uuid=…: the bookings with these uuids, ordered by time. Those that do not exist are left out. */
export async function listSomeBookings(
  context: AppContext,
  principal: Principal,
  uuids: readonly string[],
): Promise<BookingView[]> {
  const views = await read({ context, principal }, 'bookings:read', async (tx) =>
    viewBookings(tx, await listBookingsByUuid(tx.db, principal.accountId, uuids)),
  );
  return inPieces(views);
}
