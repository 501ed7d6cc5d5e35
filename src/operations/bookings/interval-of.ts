import type { ServiceDay } from '../../domain/availability/availability.ts';
import type { Booking } from '../../domain/booking.ts';
import { type OccupiedInterval, occupiedInterval } from '../../domain/occupied-interval.ts';

/**
 * When a booking that holds tables occupies them, as far as is known at the time of the snapshot.
 * @throws Error if its status holds no table
 */
export function intervalOf(booking: Booking, { now }: Pick<ServiceDay, 'now'>): OccupiedInterval {
  const interval = occupiedInterval(booking, now, false);
  if (!interval) throw new Error(`A booking in ${booking.status} occupies no table.`);
  return interval;
}
