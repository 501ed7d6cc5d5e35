import type { Booking } from '../../domain/booking.ts';
import { groupOf, isInProgress } from '../../domain/booking-status.ts';
import { Refusal } from '../../domain/refusal.ts';

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
