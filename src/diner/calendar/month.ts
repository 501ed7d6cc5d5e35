import type { WallDate, Weekday } from '../../domain/venue-time.ts';

/** A month as `YYYY-MM`. */
export type Month = string;

/** Six weeks of seven days, so that the height is fixed; null for a day of another month. */
export type Weeks = readonly (readonly (WallDate | null)[])[];

const WEEKS = 6;

/*
 * Plain UTC arithmetic instead of the domain's time zones: all dates in the responses are the venue's
 * wall-clock dates already, and the time zone code is larger than this file.
 */
const MS_PER_DAY = 86_400_000;

const utcOf = (date: WallDate) => Date.parse(`${date}T00:00:00Z`);

export function addDays(date: WallDate, days: number): WallDate {
  return new Date(utcOf(date) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

export function weekdayOf(date: WallDate): Weekday {
  return (new Date(utcOf(date)).getUTCDay() || 7) as Weekday;
}

export function monthOf(date: WallDate): Month {
  return date.slice(0, 7);
}

export function addMonths(month: Month, months: number): Month {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

export function firstDayOf(month: Month): WallDate {
  return `${month}-01`;
}

export function lastDayOf(month: Month): WallDate {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}

export function weeksOf(month: Month, firstWeekday: Weekday): Weeks {
  const lead = (weekdayOf(firstDayOf(month)) - firstWeekday + 7) % 7;
  const start = addDays(firstDayOf(month), -lead);
  // Not `Array.from`: some pages replace it with one that ignores the second argument.
  return [...Array(WEEKS).keys()].map((week) =>
    [...Array(7).keys()].map((day) => {
      const date = addDays(start, week * 7 + day);
      return monthOf(date) === month ? date : null;
    }),
  );
}

/** The weekdays in the order of the locale. */
export function weekdaysFrom(firstWeekday: Weekday): Weekday[] {
  return [...Array(7).keys()].map((day) => (((firstWeekday - 1 + day) % 7) + 1) as Weekday);
}

/** The day that a key moves to, kept between `first` and `last`; null for any other key. */
export function dayByKey(
  key: string,
  from: WallDate,
  bounds: { first: WallDate; last: WallDate; firstWeekday: Weekday },
  pageMonths = 1,
): WallDate | null {
  const target = targetOf(key, from, bounds.firstWeekday, pageMonths);
  if (target === null) return null;
  return clampDate(target, bounds);
}

/** The date, clamped to the range. */
export function clampDate(
  date: WallDate,
  { first, last }: { first: WallDate; last: WallDate },
): WallDate {
  return [first, date, last].toSorted()[1] ?? date;
}

function targetOf(
  key: string,
  from: WallDate,
  firstWeekday: Weekday,
  pageMonths: number,
): WallDate | null {
  const daysIntoWeek = (weekdayOf(from) - firstWeekday + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return addDays(from, -daysIntoWeek);
    case 'End':
      return addDays(from, 6 - daysIntoWeek);
    case 'PageUp':
      return sameDayOf(addMonths(monthOf(from), -pageMonths), from);
    case 'PageDown':
      return sameDayOf(addMonths(monthOf(from), pageMonths), from);
    default:
      return null;
  }
}

/** The same day of another month; the 31st becomes the last day of a shorter month. */
function sameDayOf(month: Month, date: WallDate): WallDate {
  const last = lastDayOf(month);
  const target = `${month}${date.slice(7)}`;
  return target > last ? last : target;
}
