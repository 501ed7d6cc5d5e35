import { workDayOf } from '../../domain/venue-time.ts';
import { countAwaitingBookings, listAwaitingBookings } from '../../store/bookings.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
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
  requirePermission(principal, 'bookings:read');
  const { accountId } = principal;
  return context.store.read(async (db) => {
    const venue = await requireVenue(context, db, accountId);
    const today = workDayOf(venue, context.now());
    const next = await listAwaitingBookings(db, accountId, today, LIMIT);
    const count =
      next.length < LIMIT ? next.length : await countAwaitingBookings(db, accountId, today);
    return { bookings: await viewBookings(context, db, principal, venue, next), count };
  });
}
