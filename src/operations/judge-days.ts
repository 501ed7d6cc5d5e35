import { judgeCalendarDay } from '../domain/availability/judge-day.ts';
import type { Availability, AvailabilityFilters, Wish } from '../domain/availability/judgement.ts';
import { nextChange } from '../domain/availability/next-change.ts';
import type { Venue } from '../domain/venue.ts';
import { addDays, type Instant, type WallDate, workDayOf } from '../domain/venue-time.ts';
import type { Db } from '../store/store.ts';
import { listDayVersions } from '../store/work-days.ts';
import type { House } from './house.ts';
import type { DayState } from './kept-answers.ts';
import { readServiceDays } from './service-day.ts';

interface DaysQuestion {
  wish: Wish;
  filters: AvailabilityFilters;
  /** This booking counts as not there. */
  excludeBookingUuid: string | undefined;
}

/**
 * Judges work days that follow one another. A day is read and judged anew only where something of
 * it, or of a day beside it, changed since the same question was asked, or where time has.
 */
export async function judgeDays(
  house: House,
  db: Db,
  venue: Venue,
  dates: readonly WallDate[],
  { wish, filters, excludeBookingUuid }: DaysQuestion,
): Promise<{ date: WallDate; availability: Availability }[]> {
  const now = house.now();
  const stateOf = await readStates(db, venue, dates, now);
  const question = JSON.stringify([wish, filters, excludeBookingUuid]);
  const answers = new Map<WallDate, Availability | null>(
    dates.map((date) => [date, house.answers.find(stateOf(date), question, now)]),
  );
  const open = dates.filter((date) => answers.get(date) === null);
  for (const run of runsOf(open)) {
    for (const day of await readServiceDays(db, venue, run, now)) {
      const availability = judgeCalendarDay(day, wish, filters, { excludeBookingUuid });
      answers.set(day.workDay, availability);
      const kept = { availability, from: now, until: nextChange(day) };
      house.answers.keep(stateOf(day.workDay), question, kept);
    }
  }
  return [...answers].flatMap(([date, availability]) =>
    availability ? [{ date, availability }] : [],
  );
}

/** What the answers about each day follow from, as the database has it now. */
async function readStates(
  db: Db,
  venue: Venue,
  dates: readonly WallDate[],
  now: Instant,
): Promise<(workDay: WallDate) => DayState> {
  const { accountId } = venue;
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  const versions = await listDayVersions(db, accountId, addDays(first, -1), addDays(last, 1));
  const today = workDayOf(venue, now);
  return (workDay) => ({
    venue,
    workDay,
    today,
    versions: [-1, 0, 1].map((days) => versions.get(addDays(workDay, days))).join(),
  });
}

/** Dates in stretches that follow one another, so that each is one read. */
function runsOf(dates: readonly WallDate[]): WallDate[][] {
  const runs: WallDate[][] = [];
  for (const date of dates) {
    const run = runs.at(-1);
    if (run?.at(-1) === addDays(date, -1)) run.push(date);
    else runs.push([date]);
  }
  return runs;
}
