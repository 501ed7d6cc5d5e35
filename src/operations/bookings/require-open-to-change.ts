import type { Booking } from '../../domain/booking.ts';
import { groupOf, isInProgress } from '../../domain/booking-status.ts';
import { Refusal } from '../../domain/refusal.ts';

/**
 * Throws if the booking is closed or its guests are already at the venue.
 * @throws Refusal BOOKING_IS_ALREADY_CANCELED, STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING
 */
export function requireOpenToChange({ status }: Booking): void {
  if (status === 'CANCELED') {
    throw new Refusal(
      'BOOKING_IS_ALREADY_CANCELED',
      'This booking is already canceled, which cannot be undone. Create a new booking instead.',
    );
  }
  if (isInProgress(status)) {
    throw new Refusal(
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
      `The guests are at the venue (${status}), so the booking can no longer be changed or canceled. Ask the venue.`,
    );
  }
  if (groupOf(status) === 'closed') {
    throw new Refusal(
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
      `A booking in ${status} is closed and can no longer be changed or canceled. Create a new one, or ask the venue.`,
    );
  }
}
