import type { CancelBookingRequest } from '../../contract/requests/cancel-booking.ts';
import { policyAfterTransition } from '../../domain/cancellation-policy.ts';
import { timestampsAfterTransition } from '../../domain/status-timestamps.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import { actorOf, type Principal } from '../principal.ts';
import { type ChangeTerms, changeBooking, inOwnTransaction } from './booking-change.ts';
import type { BookingView } from './booking-view.ts';
import { requireOpenToChange } from './require-open-to-change.ts';

/**
 * PUT /bookings/{bookingUuid}/cancel: frees the tables and stores the reason.
 * @throws Refusal BOOKING_NOT_FOUND, BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER,
 *   BOOKING_IS_OUTDATED, BOOKING_IS_ALREADY_CANCELED, STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING
 */
export function writeCancellation(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
  { cancelReason }: CancelBookingRequest,
  terms: ChangeTerms,
): Promise<BookingView> {
  const by = actorOf(principal);
  return changeBooking(context, db, principal, uuid, terms, 'cancel-booking', (booking, now) => {
    requireOpenToChange(booking);
    return {
      ...booking,
      ...timestampsAfterTransition(booking, 'CANCELED', now),
      status: 'CANCELED',
      cancelReason,
      cancellationPolicy: policyAfterTransition(booking.cancellationPolicy, 'CANCELED', by, now),
      tableIds: [],
    };
  });
}

export const cancelBooking = inOwnTransaction(writeCancellation);
