import type { ServiceDay } from '../../domain/availability/availability.ts';
import type { Booking } from '../../domain/booking.ts';
import { isInProgress } from '../../domain/booking-status.ts';
import { type OccupiedInterval, occupiedInterval, stayOf } from '../../domain/occupied-interval.ts';
import { workDaysOf } from '../../domain/venue-time.ts';

/**
 * When a booking that holds tables occupies them, as far as is known at the time of the snapshot.
 * @throws Error if its status holds no table
 */
export function intervalOf(
  booking: Booking,
  { venue, now }: Pick<ServiceDay, 'venue' | 'now'>,
): OccupiedInterval {
  const workDayAt = workDaysOf(venue);
  const isOver = booking.workDay < workDayAt(now);
  const interval = occupiedInterval(stayOf(booking, workDayAt), now, isOver);
  if (!interval) throw new Error(`A booking in ${booking.status} occupies no table.`);
  return interval;
}

/**
 * As {@link intervalOf}, but of guests in the house only from now on: whoever had their tables earlier has left.
 * @throws Error if its status holds no table
 */
export function remainingIntervalOf(
  booking: Booking,
  day: Pick<ServiceDay, 'venue' | 'now'>,
): OccupiedInterval {
  const { startAt, endAt } = intervalOf(booking, day);
  const isHere = isInProgress(booking.status) && day.now < endAt;
  return { startAt: isHere ? Math.max(startAt, day.now) : startAt, endAt };
}
