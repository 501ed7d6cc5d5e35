import type {
  Availability,
  AvailabilityFilters,
  BookingCriteria,
} from '../../domain/availability/availability.ts';
import { evaluateCalendarDay } from '../../domain/availability/evaluate-day.ts';
import { nextChange } from '../../domain/availability/next-change.ts';
import type { Venue } from '../../domain/venue.ts';
import { addDays, type Instant, type WallDate, workDayOf } from '../../domain/venue-time.ts';
import type { Db } from '../../store/store.ts';
import { listDayVersions } from '../../store/work-days.ts';
import type { AppContext } from '../context.ts';
import type { DayState } from './availability-cache.ts';
import { readServiceDays } from './service-day.ts';

interface DaysQuestion {
  criteria: BookingCriteria;
  filters: AvailabilityFilters;
  /** This booking counts as not there. */
  excludeBookingUuid: string | undefined;
}

/**
 * Judges work days that follow one another. A day is read and judged anew only where something of
 * it, or of a day beside it, changed since the same question was asked, or where time has.
 */
export async function evaluateCalendarDays(
  context: AppContext,
  db: Db,
  venue: Venue,
  dates: readonly WallDate[],
  { criteria, filters, excludeBookingUuid }: DaysQuestion,
): Promise<{ date: WallDate; availability: Availability }[]> {
  const now = context.now();
  const states = await readStates(db, venue, dates, now);
  const question = JSON.stringify([criteria, filters, excludeBookingUuid]);
  const answers = new Map<WallDate, Availability>();
  const open = new Map<WallDate, DayState>();
  for (const state of states) {
    const kept = context.availabilityCache.find(state, question, now);
    if (kept) answers.set(state.workDay, kept);
    else open.set(state.workDay, state);
  }
  for (const run of runsOf([...open.keys()])) {
    for (const day of await readServiceDays(db, venue, run, now)) {
      const availability = evaluateCalendarDay(day, criteria, filters, { excludeBookingUuid });
      answers.set(day.workDay, availability);
      const state = open.get(day.workDay);
      const answer = { availability, from: now, until: nextChange(day) };
      if (state) context.availabilityCache.keep(state, question, answer);
    }
  }
  return dates.flatMap((date) => {
    const availability = answers.get(date);
    return availability ? [{ date, availability }] : [];
  });
}

/** What the answers about each day follow from, as the database has it now. */
async function readStates(
  db: Db,
  venue: Venue,
  dates: readonly WallDate[],
  now: Instant,
): Promise<DayState[]> {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  const before = addDays(first, -1);
  const after = addDays(last, 1);
  const versions = await listDayVersions(db, venue.accountId, before, after);
  const versionOf = (date: WallDate | undefined) => versions.get(date ?? '');
  const today = workDayOf(venue, now);
  return dates.map((workDay, index) => ({
    venue,
    workDay,
    today,
    versions: [
      versionOf(index === 0 ? before : dates[index - 1]),
      versionOf(workDay),
      versionOf(dates[index + 1] ?? after),
    ].join(),
  }));
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
