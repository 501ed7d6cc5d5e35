import type { Booking } from '../../domain/booking.ts';
import { groupOf, holdsTable } from '../../domain/booking-status.ts';
import { Refusal } from '../../domain/refusal.ts';

/**
 * Throws unless the booking has tables at which nobody sits yet.
 * @throws Refusal BOOKING_IS_ALREADY_CANCELED, STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING
 */
export function requireTablesToChange({ status }: Pick<Booking, 'status'>): void {
  if (holdsTable(status) && groupOf(status) !== 'seated') return;
  if (status === 'CANCELED')
    throw new Refusal(
      'BOOKING_IS_ALREADY_CANCELED',
      'This booking is already canceled, so it has no tables.',
    );
  throw new Refusal(
    'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
    holdsTable(status)
      ? 'The guests sit at their tables already.'
      : `A booking in ${status} has no tables.`,
  );
}
