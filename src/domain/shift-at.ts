import { serviceShifts } from './availability/service-slots.ts';
import type { Shift, Venue } from './venue.ts';
import type { Instant, WallDate } from './venue-time.ts';

/**
 * The shift for a party that arrives at an instant: the one that takes bookings then, else the last
 * that began, else the first of the day, else any of the venue.
 */
export function shiftAt(venue: Venue, workDay: WallDate, at: Instant): Shift | null {
  const shifts = serviceShifts(venue, workDay);
  const begun = shifts.filter(({ slots }) => slots[0].startAt <= at);
  const open = begun.find(({ slots }) => (slots.at(-1)?.startAt ?? 0) >= at);
  return (open ?? begun.at(-1) ?? shifts[0])?.shift ?? venue.shifts[0] ?? null;
}
