import { Refusal } from '../../domain/refusal.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { type ChangeTerms, changeBooking, inOwnTransaction } from './booking-change.ts';
import type { BookingView } from './booking-view.ts';
import { requireOpenToChange } from './require-open-to-change.ts';

/**
 * PUT /bookings/{bookingUuid}/reconfirm: the customer confirms through the manage link that they will
 * come (`isReconfirmedByCustomer`). Repeating it changes nothing.
 * @throws Refusal BOOKING_NOT_FOUND, BOOKING_IS_OUTDATED, BOOKING_IS_ALREADY_CANCELED,
 *   STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING
 */
export function writeReconfirmation(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
  _: unknown,
  terms: ChangeTerms,
): Promise<BookingView> {
  return changeBooking(context, db, principal, uuid, terms, 'reconfirm-booking', (booking) => {
    requireOpenToChange(booking);
    if (booking.status !== 'CONFIRMED') {
      throw new Refusal(
        'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
        'The venue has not confirmed this booking yet, so it cannot be reconfirmed. Wait for the confirmation.',
      );
    }
    return booking.isReconfirmedByCustomer
      ? booking
      : { ...booking, isReconfirmedByCustomer: true };
  });
}

export const reconfirmBooking = inOwnTransaction(writeReconfirmation);
