import type { Venue } from '../../domain/venue.ts';
import { placeInOrder } from '../../domain/wait-list/place-in-order.ts';
import { isOffered, placeOf, type WaitListPlace } from '../../domain/wait-list/wait-list-place.ts';
import { listWaitingBookings } from '../../store/waiting-bookings.ts';
import { requireBooking } from '../bookings/require-booking.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { read } from '../transactions.ts';
import { hasLeftWaitList } from './has-left-wait-list.ts';

/** The place of a booking on the wait list, for its diner. */
export interface WaitListView {
  venue: Venue;
  /** Null for a booking that is not on the wait list. */
  waiting: (WaitListPlace & { place: number }) | null;
  /** Whether it was canceled while it waited. */
  hasLeft: boolean;
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
  return read({ context, principal }, 'bookings:read', async (tx) => {
    const { db, venue } = tx;
    const booking = await requireBooking(tx, uuid);
    const current = placeOf(booking);
    if (!current) return { venue, waiting: null, hasLeft: await hasLeftWaitList(db, booking) };
    const place = placeInOrder(booking, await listWaitingBookings(db, booking));
    const isOver = current.offer !== null && !isOffered(booking, context.now());
    const shown: WaitListPlace = isOver ? { ...current, state: 'LAPSED', offer: null } : current;
    return { venue, waiting: { ...shown, place }, hasLeft: false };
  });
}
