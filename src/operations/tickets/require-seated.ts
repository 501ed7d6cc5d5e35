import type { Booking } from '../../domain/booking.ts';
import { type BookingStatus, groupOf, nextStatuses } from '../../domain/booking-status.ts';
import { Refusal } from '../../domain/refusal.ts';

/**
 * That the guests of a booking sit at a table, so that they have a bill.
 * @param which names the booking, where it might be another one
 * @throws Refusal BOOKING_IS_NOT_ON_SEATED_GROUP
 */
export function requireSeated({ status }: Pick<Booking, 'status'>, which = 'this booking'): void {
  if (groupOf(status) === 'seated') return;
  throw new Refusal(
    'BOOKING_IS_NOT_ON_SEATED_GROUP',
    `A ticket is for guests who are seated, and ${which} is ${status}. ${wayToSeat(status)}`,
  );
}

function wayToSeat(status: BookingStatus): string {
  const moves = nextStatuses(status);
  if (moves.includes('SEATED')) return 'Move it to SEATED first, or ask the venue to.';
  return moves.includes('CONFIRMED')
    ? 'Move it to CONFIRMED and then to SEATED first, or ask the venue to.'
    : 'If the guests are there, seat them as a walk-in.';
}
