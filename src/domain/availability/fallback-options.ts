import type { Venue } from '../venue.ts';
import { addDays, instantOnWorkDay, type WallDate, weekdayOf, workDayOf } from '../venue-time.ts';
import type {
  Availability,
  AvailabilityCode,
  AvailabilityFilters,
  BookingCriteria,
  FallbackAction,
  ServiceDay,
} from './availability.ts';
import { decide, offeredAreas } from './decide.ts';
import { type Evaluation, keyOf } from './evaluation.ts';
import {
  type EvaluationContext,
  evaluationContextOf,
  type SlotChoice,
} from './evaluation-context.ts';
import { type ServiceSlot, serviceShifts } from './service-slots.ts';
import { choicesAt, shiftPasses } from './slot-choices.ts';
import type { Steps } from './steps.ts';

/**
 * Lists the choices to try at each slot when searching for another date. The date is possible if any of
 * them is available.
 */
interface ChoicesToTry {
  /** Cache key: equal for equal choices of the same criteria. */
  key: string;
  listChoices(context: EvaluationContext, slot: ServiceSlot): readonly SlotChoice[];
}

interface CachedDates {
  today: WallDate;
  byChoice: Map<string, readonly WallDate[]>;
}

/** Cached because every day of a calendar needs the same other dates. */
const cache = new WeakMap<Venue, WeakMap<BookingCriteria, CachedDates>>();

/**
 * Most preferred first: the option that changes least of what was requested. REQUEST changes only the
 * status, another area keeps the time, another time keeps the day. The wait list comes later, although
 * it too changes only the status, because it may never lead to a table.
 */
const BY_PREFERENCE: readonly FallbackAction[] = [
  'REQUEST',
  'CHOOSE_ANOTHER_AREA',
  'CHOOSE_ANOTHER_TIME',
  'JOIN_WAIT_LIST',
  'CHOOSE_ANOTHER_DATE',
  'CALL_VENUE',
];

/** The same object for all, because thousands are cached. */
const AVAILABLE: Availability = { code: 'AVAILABLE', fallbackOptions: [] };

/** A code with its fallback options in order of preference; AVAILABLE has none. */
export function availabilityOf(
  code: AvailabilityCode,
  actions: Iterable<FallbackAction>,
): Availability {
  if (code === 'AVAILABLE') return AVAILABLE;
  const offered = new Set(actions);
  const fallbackOptions = BY_PREFERENCE.filter((action) => offered.has(action)).map(
    (action, index) => ({ action, isPreferred: index === 0 }),
  );
  return { code, fallbackOptions };
}

/**
 * The fallback actions for a choice that is unavailable at a slot. Each has been checked and would
 * succeed now, except CHOOSE_ANOTHER_DATE, which ignores existing bookings, and CALL_VENUE.
 */
export function* actionsAt(
  evaluation: Evaluation,
  slot: ServiceSlot,
  choice: SlotChoice,
  code: AvailabilityCode,
): Steps<FallbackAction[]> {
  const { context } = evaluation;
  const canBecome = (status: 'REQUESTED' | 'PENDING_WAIT_LIST_BOOKING') =>
    decide(context, slot, choice, status).code === 'AVAILABLE';
  const actions = yield* dateAndPhoneActions(evaluation, code, singleChoice(choice));
  if (yield* evaluation.hasAnotherTime(slot.startAt, choice)) actions.push('CHOOSE_ANOTHER_TIME');
  if (yield* evaluation.hasAnotherArea(slot, choice)) actions.push('CHOOSE_ANOTHER_AREA');
  if (code === 'MANUAL_CONFIRMATION' || code === 'PARTY_TOO_LARGE') {
    if (canBecome('REQUESTED')) actions.push('REQUEST');
  }
  if (code === 'FULL' && slot.shift.hasWaitList) {
    if (canBecome('PENDING_WAIT_LIST_BOOKING')) actions.push('JOIN_WAIT_LIST');
  }
  return actions;
}

/**
 * The fallback actions for a time at which no shift takes bookings. If no area was chosen, every area is
 * tried: `requireAreaChoice` asks for none at such a time, but the day's other slots may need one.
 */
export function* actionsAtClosedTime(
  evaluation: Evaluation,
  choice: SlotChoice,
  code: AvailabilityCode,
): Steps<FallbackAction[]> {
  const inAnyArea = ({ shift }: ServiceSlot) =>
    choice.floorPlanAreaId === null
      ? offeredAreas(shift).map((floorPlanAreaId) => ({ ...choice, floorPlanAreaId }))
      : [choice];
  const actions = yield* dateAndPhoneActions(evaluation, code, {
    key: `${keyOf(choice)} in any area`,
    listChoices: (_, slot) => inAnyArea(slot),
  });
  const others = evaluation.shifts
    .flatMap(({ slots }) => slots)
    .flatMap((slot) => inAnyArea(slot).map((one) => ({ slot, choice: one })));
  if (yield* evaluation.findFirst(others)) actions.push('CHOOSE_ANOTHER_TIME');
  return actions;
}

/** The fallback actions for a work day as a whole. */
export function actionsForDay(
  evaluation: Evaluation,
  code: AvailabilityCode,
  filters: AvailabilityFilters,
): Steps<FallbackAction[]> {
  return dateAndPhoneActions(evaluation, code, filteredChoices(filters));
}

/**
 * CHOOSE_ANOTHER_DATE if another date is possible; CALL_VENUE if the venue has a phone number and the
 * time is not in the past.
 */
function* dateAndPhoneActions(
  { context }: Evaluation,
  code: AvailabilityCode,
  choices: ChoicesToTry,
): Steps<FallbackAction[]> {
  const actions: FallbackAction[] = [];
  if (yield* hasAnotherDate(context, choices)) actions.push('CHOOSE_ANOTHER_DATE');
  if (context.day.venue.contact.phone !== null && code !== 'PAST') actions.push('CALL_VENUE');
  return actions;
}

function singleChoice(choice: SlotChoice): ChoicesToTry {
  return { key: keyOf(choice), listChoices: () => [choice] };
}

function filteredChoices(filters: AvailabilityFilters): ChoicesToTry {
  return {
    key: JSON.stringify(filters),
    listChoices: (context, slot) =>
      shiftPasses(filters, slot.shift) ? choicesAt(context, slot, filters) : [],
  };
}

/**
 * Whether the venue offers what is requested on any other future date. Existing bookings are ignored, so
 * the date may still turn out to be full. Evaluated as of the end of today, so that the result is the
 * same all day. Pauses after each date.
 */
function* hasAnotherDate(
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
