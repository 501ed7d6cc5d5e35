import { nearestTimes } from '../../domain/availability/nearest-times.ts';
import type { Booking } from '../../domain/booking.ts';
import { addDays, daysBetween, type Instant, wallOf, workDayOf } from '../../domain/venue-time.ts';
import { readServiceDays } from '../availability/service-day.ts';
import { criteriaOfChange } from '../bookings/changed-booking.ts';
import type { Tx } from '../tx.ts';

/** The day of the booking and the next ones. */
const DAYS = 4;
const TIMES = 3;

/** The nearest times at which there is a table for the party of a declined booking: three at most. */
export async function findOtherTimes(tx: Tx<'venue'>, booking: Booking): Promise<Instant[]> {
  const { context, venue } = tx;
  const now = context.now();
  const today = workDayOf(venue, now);
  const first = daysBetween(today, booking.workDay) > 0 ? booking.workDay : today;
  const days = Array.from({ length: DAYS }, (_, index) => addDays(first, index));
  const { time } = wallOf(venue.timezone, booking.bookingAt);
  const target = { ...booking, date: booking.workDay, time };
  const criteria = criteriaOfChange(venue, booking, target);
  const times = nearestTimes(await readServiceDays(tx, days, now), {
    criteria,
    time,
    // The declined time may be free again, but the venue does not want the party then.
    most: TIMES + 1,
  });
  return times.filter((at) => at !== booking.bookingAt).slice(0, TIMES);
}
