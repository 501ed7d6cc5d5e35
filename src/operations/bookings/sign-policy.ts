import { signPolicy as signBookedPolicy } from '../../domain/cancellation-policy.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { type ChangeTerms, changeBooking, inOwnTransaction } from './booking-change.ts';
import type { BookingView } from './booking-view.ts';
import { requireOpenToChange } from './require-open-to-change.ts';

/**
 * PUT /bookings/{bookingUuid}/policy/sign: the customer signs the booking's cancellation policy; time and
 * IP address are stored. Signing again changes nothing.
 * @throws Refusal BOOKING_NOT_FOUND, BOOKING_IS_OUTDATED, BOOKING_IS_ALREADY_CANCELED,
 *   STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING, BOOKING_AT_NOT_ALLOWED_TIME_WINDOW
 */
export function writeSignature(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
  _: unknown,
  terms: ChangeTerms,
): Promise<BookingView> {
  return changeBooking(context, db, principal, uuid, terms, 'sign-policy', (booking, now) => {
    requireOpenToChange(booking);
    const cancellationPolicy = signBookedPolicy(booking, principal.ip, now);
    return cancellationPolicy === booking.cancellationPolicy
      ? booking
      : { ...booking, cancellationPolicy };
  });
}

export const signPolicy = inOwnTransaction(writeSignature);
