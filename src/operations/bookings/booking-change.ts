import { type Booking, nextVersion } from '../../domain/booking.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { updateBooking } from '../../store/bookings.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { bookingOutdatedError, requireBookingToChange } from './require-booking.ts';

/**
 * Runs a change that depends only on the booking itself, in its own write transaction. If `change`
 * returns the same object, nothing is written and the ETag stays the same.
 * @throws Refusal FORBIDDEN, BOOKING_NOT_FOUND, BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER,
 *   BOOKING_IS_OUTDATED, and the errors of `change`
 */
export async function changeBooking(
  context: AppContext,
  principal: Principal,
  uuid: string,
  ifMatch: string | null,
  change: (booking: Booking, now: Instant) => Booking,
): Promise<BookingView> {
  requirePermission(principal, 'bookings:update');
  return context.store.write(principal.accountId, async (db) => {
    const venue = await requireVenue(context, db, principal.accountId);
    const booking = await requireBookingToChange(db, principal, uuid, ifMatch);
    const now = context.now();
    const changed = change(booking, now);
    if (changed === booking) return viewBooking(context, db, principal, venue, booking);
    const after = nextVersion(booking, changed, now);
    if (!(await updateBooking(db, venue, after))) throw bookingOutdatedError();
    return viewBooking(context, db, principal, venue, after);
  });
}
