import { signPolicy as signBookedPolicy } from '../../domain/cancellation-policy.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { changeBooking } from './booking-change.ts';
import type { BookingView } from './booking-view.ts';
import { requireOpenToChange } from './require-open-to-change.ts';

/**
 * PUT /bookings/{bookingUuid}/policy/sign: the customer signs the booking's cancellation policy; time and
 * IP address are stored. Signing again changes nothing.
 * @throws Refusal BOOKING_NOT_FOUND, BOOKING_IS_OUTDATED, BOOKING_IS_ALREADY_CANCELED,
 *   STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING, BOOKING_AT_NOT_ALLOWED_TIME_WINDOW
 */
export function signPolicy(
  context: AppContext,
  principal: Principal,
  uuid: string,
  _: unknown,
  ifMatch: string | null,
): Promise<BookingView> {
  return changeBooking(context, principal, uuid, ifMatch, (booking, now) => {
    requireOpenToChange(booking);
    const cancellationPolicy = signBookedPolicy(booking, principal.ip, now);
    return cancellationPolicy === booking.cancellationPolicy
      ? booking
      : { ...booking, cancellationPolicy };
  });
}
