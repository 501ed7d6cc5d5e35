import type { Booking } from '../../domain/booking.ts';
import { Refusal } from '../../domain/refusal.ts';
import { placeOf, type WaitListPlace } from '../../domain/wait-list/wait-list-place.ts';

/** The place of a booking on the wait list. @throws Refusal BOOKING_STATUS_NOT_VALID if it has none */
export function requireOnWaitList(booking: Booking): WaitListPlace {
  const place = placeOf(booking);
  if (place) return place;
  throw new Refusal(
    'BOOKING_STATUS_NOT_VALID',
    `This booking is not on the wait list: its status is ${booking.status}.`,
  );
}
