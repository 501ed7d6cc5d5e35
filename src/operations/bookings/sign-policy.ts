import { signPolicy as signBookedPolicy } from '../../domain/cancellation-policy.ts';
import { type BookingVerb, changeBooking } from './booking-change.ts';
import { requireOpenToChange } from './require-open-to-change.ts';

/**
 * PUT /bookings/{bookingUuid}/policy/sign: the customer signs the booking's cancellation policy; time and
 * IP address are stored. Signing again changes nothing.
 * @throws Refusal BOOKING_NOT_FOUND, BOOKING_IS_OUTDATED, BOOKING_IS_ALREADY_CANCELED,
 *   STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING, BOOKING_AT_NOT_ALLOWED_TIME_WINDOW
 */
export const signPolicy: BookingVerb<unknown> = {
  operation: 'sign-policy',
  permission: 'bookings:update',
  run: (tx, asked) =>
    changeBooking(tx, asked, (booking, now) => {
      requireOpenToChange(booking);
      const cancellationPolicy = signBookedPolicy(booking, tx.principal.ip, now);
      return cancellationPolicy === booking.cancellationPolicy
        ? booking
        : { ...booking, cancellationPolicy };
    }),
};
