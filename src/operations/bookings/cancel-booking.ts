import type { CancelBookingRequest } from '../../contract/partner/cancel-booking.ts';
import { policyAfterTransition } from '../../domain/cancellation-policy.ts';
import { timestampsOfCanceled } from '../../domain/status-timestamps.ts';
import { sideOf } from '../principal.ts';
import { type BookingVerb, changeBooking } from './booking-change.ts';
import { requireOpenToChange } from './require-open-to-change.ts';

/**
 * PUT /bookings/{bookingUuid}/cancel: frees the tables and stores the reason.
 * @throws Refusal BOOKING_NOT_FOUND, BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER,
 *   BOOKING_IS_OUTDATED, BOOKING_IS_ALREADY_CANCELED, STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING
 */
export const cancelBooking: BookingVerb<CancelBookingRequest> = {
  operation: 'cancel-booking',
  permission: 'bookings:update',
  run(tx, asked) {
    const by = sideOf(tx.principal);
    const { cancelReason } = asked.request;
    return changeBooking(tx, asked, (booking, now) => {
      requireOpenToChange(booking);
      return {
        ...booking,
        ...timestampsOfCanceled(now),
        status: 'CANCELED',
        cancelReason,
        cancellationPolicy: policyAfterTransition(booking.cancellationPolicy, 'CANCELED', by, now),
        tableIds: [],
      };
    });
  },
};
