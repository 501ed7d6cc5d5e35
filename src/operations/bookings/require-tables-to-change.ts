import type { Booking } from '../../domain/booking.ts';
import { holdsTable } from '../../domain/booking-status.ts';
import { Refusal } from '../../domain/refusal.ts';

/**
 * Throws unless the booking's status has tables.
 * @throws Refusal BOOKING_IS_ALREADY_CANCELED, STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING
 */
export function requireTablesToChange({ status }: Pick<Booking, 'status'>): void {
  if (holdsTable(status)) return;
  if (status === 'CANCELED')
    throw new Refusal(
      'BOOKING_IS_ALREADY_CANCELED',
      'This booking is already canceled, so it has no tables.',
    );
  throw new Refusal(
    'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
    `A booking in ${status} has no tables.`,
  );
}
