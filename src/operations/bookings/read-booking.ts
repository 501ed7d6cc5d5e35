import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { requireBooking } from './require-booking.ts';

/** GET /bookings/{bookingUuid}. @throws Refusal BOOKING_NOT_FOUND */
export async function readBooking(
  context: AppContext,
  principal: Principal,
  uuid: string,
): Promise<BookingView> {
  requirePermission(principal, 'bookings:read');
  return context.store.read(async (db) => {
    const venue = await requireVenue(context, db, principal.accountId);
    const booking = await requireBooking(db, principal, uuid);
    return viewBooking(context, db, principal, venue, booking);
  });
}
