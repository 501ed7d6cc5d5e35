import { type BookingView, viewBooking } from './booking-view.ts';
import { type House, requireVenue } from './house.ts';
import { type Principal, permit } from './principal.ts';
import { requireBooking } from './require-booking.ts';

/** GET /bookings/{bookingUuid}. @throws Refusal BOOKING_NOT_FOUND */
export async function readBooking(
  house: House,
  principal: Principal,
  uuid: string,
): Promise<BookingView> {
  permit(principal, 'bookings:read');
  return house.store.read(async (db) => {
    const venue = await requireVenue(house, db, principal.accountId);
    const booking = await requireBooking(db, principal, uuid);
    return viewBooking(house, db, principal, venue, booking);
  });
}
