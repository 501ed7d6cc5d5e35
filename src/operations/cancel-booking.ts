import type { CancelBookingRequest } from '../contract/booking.ts';
import type { Booking } from '../domain/booking.ts';
import { groupOf, isInProgress } from '../domain/booking-status.ts';
import { Refusal } from '../domain/refusal.ts';
import { stampsAfterMove } from '../domain/status-stamps.ts';
import { updateBooking as writeBooking } from '../store/bookings.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { type House, requireVenue } from './house.ts';
import { type Principal, permit } from './principal.ts';
import { outdated, requireBookingToChange } from './require-booking.ts';

/**
 * PUT /bookings/{bookingUuid}/cancel: frees the tables and keeps the reason.
 * @throws Refusal BOOKING_NOT_FOUND, BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER,
 *   BOOKING_IS_OUTDATED, BOOKING_IS_ALREADY_CANCELED, STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING
 */
export async function cancelBooking(
  house: House,
  principal: Principal,
  uuid: string,
  request: CancelBookingRequest,
  ifMatch: string | null,
): Promise<BookingView> {
  permit(principal, 'bookings:update');
  return house.store.write(async (db) => {
    const venue = await requireVenue(house, db, principal.accountId);
    const booking = await requireBookingToChange(db, principal, uuid, ifMatch);
    requireOpenToChange(booking);
    const now = house.now();
    const canceled: Booking = {
      ...booking,
      ...stampsAfterMove(booking, 'CANCELED', now),
      status: 'CANCELED',
      cancelReason: request.cancelReason,
      tableIds: [],
      updatedAt: now,
      version: booking.version + 1,
    };
    if (!(await writeBooking(db, canceled))) throw outdated();
    return viewBooking(house, db, principal, venue, canceled);
  });
}

/**
 * That the guests can still change their minds: they have not come, and nothing is over.
 * @throws Refusal BOOKING_IS_ALREADY_CANCELED, STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING
 */
export function requireOpenToChange({ status }: Booking): void {
  if (status === 'CANCELED') {
    throw new Refusal(
      'BOOKING_IS_ALREADY_CANCELED',
      'This booking is canceled, and a canceled booking stays so. Create a new booking instead.',
    );
  }
  if (isInProgress(status) || groupOf(status) === 'closed') {
    throw new Refusal(
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
      `A booking in ${status} can no longer be changed. Call the venue.`,
    );
  }
}
