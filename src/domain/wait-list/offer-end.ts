import { isQuiet } from '../reminder.ts';
import type { Venue } from '../venue.ts';
import { type Instant, MS_PER_MINUTE, type WallDate, workDayOf } from '../venue-time.ts';

/** How exactly the quiet hours are left out. */
const STEP_MINUTES = 5;

/**
 * When an offer that is made now ends: after the venue's time for today or for later days, of which the quiet hours
 * do not count for later days, and never after the booking begins.
 */
export function offerEndsAt(
  venue: Pick<Venue, 'timezone' | 'dayStartsAt' | 'messages' | 'waitList'>,
  { workDay, bookingAt }: { workDay: WallDate; bookingAt: Instant },
  now: Instant,
): Instant {
  const { minutesToday, minutesLater } = venue.waitList;
  if (workDay <= workDayOf(venue, now))
    return Math.min(now + minutesToday * MS_PER_MINUTE, bookingAt);
  let at = now;
  for (let left = minutesLater; left > 0 && at < bookingAt; ) {
    const minutes = Math.min(STEP_MINUTES, left);
    if (!isQuiet(venue, at)) left -= minutes;
    at += minutes * MS_PER_MINUTE;
  }
  return Math.min(at, bookingAt);
}
