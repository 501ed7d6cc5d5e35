import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { read } from '../transactions.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { requireBooking } from './require-booking.ts';

/** GET /bookings/{bookingUuid}. @throws Refusal BOOKING_NOT_FOUND */
export async function readBooking(
  context: AppContext,
  principal: Principal,
  uuid: string,
): Promise<BookingView> {
  return read({ context, principal }, 'bookings:read', async (tx) =>
    viewBooking(tx, await requireBooking(tx, uuid)),
  );
}
