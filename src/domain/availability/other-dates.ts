import type { Venue } from '../venue.ts';
import { addDays, instantOnWorkDay, type WallDate, weekdayOf, workDayOf } from '../venue-time.ts';
import type { BookingCriteria, ServiceDay } from './availability.ts';
import { decide } from './decide.ts';
import {
  type EvaluationContext,
  evaluationContextOf,
  type SlotChoice,
} from './evaluation-context.ts';
import { type ServiceSlot, serviceShifts } from './service-slots.ts';
import type { Steps } from './steps.ts';

/**
 * Lists the choices to try at each slot when searching for another date. The date is possible if any of
 * them is available.
 */
export interface ChoicesToTry {
  /** Cache key: equal for equal choices of the same criteria. */
  key: string;
  listChoices(context: EvaluationContext, slot: ServiceSlot): readonly SlotChoice[];
}

/**
 * Whether the venue offers what is requested on any other future date. Existing bookings are ignored, so
 * the date may still turn out to be full. Evaluated as of the end of today, so that the result is the
 * same all day. Pauses after each date.
 */
export function* hasAnotherDate(
  { day, criteria }: EvaluationContext,
  choices: ChoicesToTry,
): Steps<boolean> {
  const today = workDayOf(day.venue, day.now);
  const cached = cachedDates(day.venue, criteria, today);
  let dates = cached.get(choices.key);
  if (!dates) {
    dates = yield* findDates(day, criteria, today, choices);
    cached.set(choices.key, dates);
  }
  return dates.some((date) => date !== day.workDay);
}

interface CachedDates {
  today: WallDate;
  byChoice: Map<string, readonly WallDate[]>;
}

/** Cached because every day of a calendar needs the same other dates. */
const cache = new WeakMap<Venue, WeakMap<BookingCriteria, CachedDates>>();

function cachedDates(
  venue: Venue,
  criteria: BookingCriteria,
  today: WallDate,
): CachedDates['byChoice'] {
  let byCriteria = cache.get(venue);
  if (!byCriteria) {
    byCriteria = new WeakMap();
    cache.set(venue, byCriteria);
  }
  let cached = byCriteria.get(criteria);
  if (cached?.today !== today) {
    cached = { today, byChoice: new Map() };
    byCriteria.set(criteria, cached);
  }
  return cached.byChoice;
}

/** The first two possible dates: enough to tell whether there is a date other than a given one. */
function* findDates(
  { venue, now }: ServiceDay,
  criteria: BookingCriteria,
  today: WallDate,
  choices: ChoicesToTry,
): Steps<readonly WallDate[]> {
  const endOfToday = instantOnWorkDay(venue, addDays(today, 1), venue.dayStartsAt) ?? now;
  const dates: WallDate[] = [];
  for (const workDay of representativeDates(venue, today)) {
    const context = evaluationContextOf(
      { venue, workDay, now: endOfToday, occupancies: [] },
      criteria,
      undefined,
    );
    const isPossible = (slot: ServiceSlot) =>
      choices
        .listChoices(context, slot)
        .some((choice) => decide(context, slot, choice).code === 'AVAILABLE');
    if (serviceShifts(venue, workDay).some(({ slots }) => slots.some(isPossible)))
      dates.push(workDay);
    if (dates.length === 2) break;
    yield;
  }
  return dates;
}

/**
 * Dates that represent the whole booking window: the latest two of each weekday, and every date with an
 * exception. The latest, because minimum advance times rule out early dates; two, because one may be the
 * requested date.
 */
function* representativeDates(venue: Venue, today: WallDate): Generator<WallDate> {
  const last = addDays(today, venue.maxAdvanceDays);
  const isInWindow = (date: WallDate) => today < date && date <= last;
  const exceptionDates = new Set(venue.exceptions.map(({ date }) => date));
  const counts = new Map<number, number>();
  for (let date = last; date > today && !hasTwoOfEachWeekday(counts); date = addDays(date, -1)) {
    const count = counts.get(weekdayOf(date)) ?? 0;
    if (exceptionDates.has(date) || count === 2) continue;
    counts.set(weekdayOf(date), count + 1);
    yield date;
  }
  yield* [...exceptionDates].filter(isInWindow);
}

function hasTwoOfEachWeekday(counts: ReadonlyMap<number, number>): boolean {
  return counts.size === 7 && [...counts.values()].every((count) => count === 2);
}
