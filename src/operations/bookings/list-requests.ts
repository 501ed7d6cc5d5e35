import { workDayOf } from '../../domain/venue-time.ts';
import { countAwaitingBookings, listAwaitingBookings } from '../../store/bookings.ts';
import { inPieces } from '../availability/in-pieces.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { read } from '../transactions.ts';
import { type BookingView, viewBookings } from './booking-view.ts';

/** More than anybody answers at once. */
const LIMIT = 100;

/** The next ones, and how many there are. */
export interface RequestsView {
  bookings: BookingView[];
  count: number;
}

/**
 * GET /staff/v3/requests: the requests and wait list bookings of today and all coming days, by time.
 * @throws Refusal FORBIDDEN
 */
export async function listRequests(
  context: AppContext,
  principal: Principal,
): Promise<RequestsView> {
  const { accountId } = principal;
  const { views, count } = await read({ context, principal }, 'bookings:read', async (tx) => {
    const { db, venue } = tx;
    const today = workDayOf(venue, context.now());
    const next = await listAwaitingBookings(db, accountId, { from: today, limit: LIMIT });
    const count =
      next.length < LIMIT ? next.length : await countAwaitingBookings(db, accountId, today);
    return { views: await viewBookings(tx, next), count };
  });
  return { bookings: await inPieces(views), count };
}
