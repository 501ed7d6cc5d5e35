import type { Venue } from '../../../domain/venue.ts';
import {
  addDays,
  minuteOfWorkDay,
  type WallDate,
  type WallTime,
  type Weekday,
} from '../../../domain/venue-time.ts';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const satisfies Weekday[];

/** From the first to the last time that can be booked. */
export interface Hours {
  from: WallTime;
  until: WallTime;
}

/** The hours of each day of a usual week, in their order; those that overlap are one. */
export function hoursOfWeek(venue: Venue): Record<Weekday, Hours[]> {
  const ofDay = (weekday: Weekday) =>
    joined(
      venue,
      venue.shifts
        .filter(({ weekdays }) => weekdays.includes(weekday))
        .map(({ firstBookingTime, lastBookingTime }) => ({
          from: firstBookingTime,
          until: lastBookingTime,
        })),
    );
  return Object.fromEntries(WEEKDAYS.map((day) => [day, ofDay(day)])) as Record<Weekday, Hours[]>;
}

const WEEKS_AHEAD = 8;

/** The dates of the coming weeks on which the venue is closed against its habit. */
export function closedDates({ exceptions }: Venue, today: WallDate): WallDate[] {
  const last = addDays(today, WEEKS_AHEAD * 7);
  return exceptions
    .filter(({ date, shiftIds }) => shiftIds.length === 0 && date >= today && date <= last)
    .map(({ date }) => date)
    .sort();
}

function joined(venue: Venue, hours: readonly Hours[]): Hours[] {
  const minuteOf = (time: WallTime) => minuteOfWorkDay(venue, time);
  const result: Hours[] = [];
  for (const each of [...hours].sort((a, b) => minuteOf(a.from) - minuteOf(b.from))) {
    const last = result.at(-1);
    if (last === undefined || minuteOf(each.from) > minuteOf(last.until)) result.push({ ...each });
    else if (minuteOf(each.until) > minuteOf(last.until)) last.until = each.until;
  }
  return result;
}
