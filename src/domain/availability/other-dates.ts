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

/** What may be chosen at a slot; any of it will do. */
export interface ChoiceSource {
  /** The same for the same choices of one wish. */
  key: string;
  choicesAt(context: EvaluationContext, slot: ServiceSlot): readonly SlotChoice[];
}

/**
 * Whether a later date than today, and another than the one asked about, could take a wish. Only
 * what the venue offers there counts, not who has booked already: the calendar knows that. It stays
 * true all day, as it is seen from the end of today.
 */
export function hasAnotherDate({ day, criteria }: EvaluationContext, open: ChoiceSource): boolean {
  const today = workDayOf(day.venue, day.now);
  const known = knownDates(day.venue, criteria, today);
  let dates = known.get(open.key);
  if (!dates) {
    dates = findDates(day, criteria, today, open);
    known.set(open.key, dates);
  }
  return dates.some((date) => date !== day.workDay);
}

interface Known {
  today: WallDate;
  byChoice: Map<string, readonly WallDate[]>;
}

/** Every day of a calendar asks the same of the other dates: it is found out once for all. */
const knownOf = new WeakMap<Venue, WeakMap<BookingCriteria, Known>>();

function knownDates(venue: Venue, criteria: BookingCriteria, today: WallDate): Known['byChoice'] {
  let wishes = knownOf.get(venue);
  if (!wishes) {
    wishes = new WeakMap();
    knownOf.set(venue, wishes);
  }
  let known = wishes.get(criteria);
  if (known?.today !== today) {
    known = { today, byChoice: new Map() };
    wishes.set(criteria, known);
  }
  return known.byChoice;
}

/** The first two dates: enough to know, of any date, whether there is another. */
function findDates(
  { venue, now: earlier }: ServiceDay,
  criteria: BookingCriteria,
  today: WallDate,
  open: ChoiceSource,
): readonly WallDate[] {
  const now = instantOnWorkDay(venue, addDays(today, 1), venue.dayStartsAt) ?? earlier;
  const dates: WallDate[] = [];
  for (const workDay of representativeDates(venue, today)) {
    const context = evaluationContextOf(
      { venue, workDay, now, occupancies: [] },
      criteria,
      undefined,
    );
    const takes = (slot: ServiceSlot) =>
      open
        .choicesAt(context, slot)
        .some((choice) => decide(context, slot, choice).code === 'AVAILABLE');
    if (serviceShifts(venue, workDay).some(({ slots }) => slots.some(takes))) dates.push(workDay);
    if (dates.length === 2) break;
  }
  return dates;
}

/**
 * Dates of the window that speak for all: the last two of each weekday, since a wish that must be
 * told early is the likelier taken the later it is, and those that follow no weekday.
 */
function* representativeDates(venue: Venue, today: WallDate): Generator<WallDate> {
  const last = addDays(today, venue.maxAdvanceDays);
  const isInWindow = (date: WallDate) => today < date && date <= last;
  const special = new Set(venue.exceptions.map(({ date }) => date));
  const seen = new Map<number, number>();
  for (let date = last; date > today && !isWholeWeek(seen); date = addDays(date, -1)) {
    const count = seen.get(weekdayOf(date)) ?? 0;
    if (special.has(date) || count === 2) continue;
    seen.set(weekdayOf(date), count + 1);
    yield date;
  }
  yield* [...special].filter(isInWindow);
}

function isWholeWeek(seen: ReadonlyMap<number, number>): boolean {
  return seen.size === 7 && [...seen.values()].every((count) => count === 2);
}
