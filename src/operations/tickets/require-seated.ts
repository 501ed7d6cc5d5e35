import type { Booking } from '../../domain/booking.ts';
import { type BookingStatus, groupOf, nextStatuses } from '../../domain/booking-status.ts';
import { Refusal } from '../../domain/refusal.ts';

/**
 * Throws unless the guests of a booking are seated.
 * @param which names the booking in the refusal if there are several
 * @throws Refusal BOOKING_IS_NOT_ON_SEATED_GROUP
 */
export function requireSeated({ status }: Pick<Booking, 'status'>, which = 'this booking'): void {
  if (groupOf(status) === 'seated') return;
  throw new Refusal(
    'BOOKING_IS_NOT_ON_SEATED_GROUP',
    `Tickets are for seated guests, and ${which} is ${status}. ${adviceFor(status)}`,
  );
}

function adviceFor(status: BookingStatus): string {
  const moves = nextStatuses(status);
  if (moves.includes('SEATED')) return 'Move it to SEATED first, or ask the venue to.';
  return moves.includes('CONFIRMED')
    ? 'Move it to CONFIRMED and then to SEATED first, or ask the venue to.'
    : 'If the guests are at the venue, seat them as a walk-in.';
}
