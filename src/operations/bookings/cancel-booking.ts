import type { CancelBookingRequest } from '../../contract/booking.ts';
import type { Booking } from '../../domain/booking.ts';
import { groupOf, isInProgress } from '../../domain/booking-status.ts';
import { policyAfterMove } from '../../domain/cancellation-policy.ts';
import { Refusal } from '../../domain/refusal.ts';
import { stampsAfterMove } from '../../domain/status-stamps.ts';
import type { AppContext } from '../context.ts';
import { actorOf, type Principal } from '../principal.ts';
import type { BookingView } from './booking-view.ts';
import { changeBooking } from './change-booking.ts';

/**
 * PUT /bookings/{bookingUuid}/cancel: frees the tables and keeps the reason.
 * @throws Refusal BOOKING_NOT_FOUND, BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER,
 *   BOOKING_IS_OUTDATED, BOOKING_IS_ALREADY_CANCELED, STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING
 */
export function cancelBooking(
  context: AppContext,
  principal: Principal,
  uuid: string,
  { cancelReason }: CancelBookingRequest,
  ifMatch: string | null,
): Promise<BookingView> {
  const by = actorOf(principal);
  return changeBooking(context, principal, uuid, ifMatch, (booking, now) => {
    requireOpenToChange(booking);
    return {
      ...booking,
      ...stampsAfterMove(booking, 'CANCELED', now),
      status: 'CANCELED',
      cancelReason,
      cancellationPolicy: policyAfterMove(booking.cancellationPolicy, 'CANCELED', by, now),
      tableIds: [],
    };
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
  if (isInProgress(status)) {
    throw new Refusal(
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
      `The guests are in the house (${status}), so the booking is no longer changed or canceled. Ask the venue.`,
    );
  }
  if (groupOf(status) === 'closed') {
    throw new Refusal(
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
      `A booking in ${status} is over, and no longer changed or canceled. Create a new one, or ask the venue.`,
    );
  }
}
