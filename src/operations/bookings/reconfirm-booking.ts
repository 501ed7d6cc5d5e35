import { Refusal } from '../../domain/refusal.ts';
import { type BookingVerb, changeBooking } from './booking-change.ts';
import { requireOpenToChange } from './require-open-to-change.ts';

/**
 * PUT /bookings/{bookingUuid}/reconfirm: the customer confirms through the manage link that they will
 * come (`isReconfirmedByCustomer`). Repeating it changes nothing.
 * @throws Refusal BOOKING_NOT_FOUND, BOOKING_IS_OUTDATED, BOOKING_IS_ALREADY_CANCELED,
 *   STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING
 */
export const reconfirmBooking: BookingVerb<unknown> = {
  operation: 'reconfirm-booking',
  permission: 'bookings:update',
  run: (tx, asked) =>
    changeBooking(tx, asked, (booking) => {
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
    }),
};
