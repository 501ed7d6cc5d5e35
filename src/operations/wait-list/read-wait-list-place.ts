import type { Venue } from '../../domain/venue.ts';
import { placeInOrder } from '../../domain/wait-list/place-in-order.ts';
import { isOffered, placeOf, type WaitListPlace } from '../../domain/wait-list/wait-list-place.ts';
import { listWaitingBookings } from '../../store/waiting-bookings.ts';
import { requireBooking } from '../bookings/require-booking.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';

/** The place of a booking on the wait list, for its diner. */
export interface WaitListView {
  venue: Venue;
  /** Null for a booking that is not on the wait list. */
  waiting: (WaitListPlace & { place: number }) | null;
}

/**
 * GET /bookings/{bookingUuid}/wait-list: an offer that is over counts as lapsed, also before anybody wrote it down.
 * @throws Refusal BOOKING_NOT_FOUND
 */
export function readWaitListPlace(
  context: AppContext,
  principal: Principal,
  uuid: string,
): Promise<WaitListView> {
  requirePermission(principal, 'bookings:read');
  return context.store.read(async (db) => {
    const venue = await requireVenue(context, db, principal.accountId);
    const booking = await requireBooking(db, principal, uuid);
    const current = placeOf(booking);
    if (!current) return { venue, waiting: null };
    const place = placeInOrder(booking, await listWaitingBookings(db, booking));
    const isOver = current.offer !== null && !isOffered(booking, context.now());
    const shown: WaitListPlace = isOver ? { ...current, state: 'LAPSED', offer: null } : current;
    return { venue, waiting: { ...shown, place } };
  });
}
