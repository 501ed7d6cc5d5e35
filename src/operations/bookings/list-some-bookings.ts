import { listBookingsByUuid } from '../../store/bookings.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { type BookingView, viewBookings } from './booking-view.ts';

/** GET /staff/v3/bookings?uuid=…: the bookings with these uuids, ordered by time. Those that do not exist are left out. */
export async function listSomeBookings(
  context: AppContext,
  principal: Principal,
  uuids: readonly string[],
): Promise<BookingView[]> {
  requirePermission(principal, 'bookings:read');
  return context.store.read(async (db) => {
    const venue = await requireVenue(context, db, principal.accountId);
    const bookings = await listBookingsByUuid(db, principal.accountId, uuids);
    return viewBookings(context, db, principal, venue, bookings);
  });
}
