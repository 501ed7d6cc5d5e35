import type {
  Availability,
  AvailabilityFilters,
  BookingCriteria,
  DayResult,
  ServiceDay,
  ShiftResult,
  SlotResult,
} from './availability.ts';
import { summarize } from './code-precedence.ts';
import { choiceInSteps } from './evaluate-slot.ts';
import { Evaluation, type EvaluationOptions } from './evaluation.ts';
import { actionsForDay, availabilityOf } from './fallback-options.ts';
import type { ServiceShift } from './service-slots.ts';
import { choicesAt } from './slot-choices.ts';
import { finish, type Steps } from './steps.ts';

/**
 * Evaluates every slot of a work day, once per choice (`choicesAt`). Shifts
 * without any matching slot are omitted; if all are, the day is CLOSED. A day in the past or too far
 * ahead is PAST or TOO_FAR_AHEAD.
 */
export function* dayInSteps(
  day: ServiceDay,
  criteria: BookingCriteria,
  filters: AvailabilityFilters,
  options: EvaluationOptions = {},
): Steps<DayResult> {
  return yield* wholeDay(new Evaluation(day, criteria, options), filters);
}

/** Gives the same day availability as {@link dayInSteps}, but stops at the first available slot. */
export function* calendarDayInSteps(
  day: ServiceDay,
  criteria: BookingCriteria,
  filters: AvailabilityFilters,
  options: EvaluationOptions = {},
): Steps<Availability> {
  const evaluation = new Evaluation(day, criteria, options);
  if (evaluation.context.dayCode === null && (yield* evaluation.findAnyAvailable(filters))) {
    return availabilityOf('AVAILABLE', []);
  }
  return (yield* wholeDay(evaluation, filters)).availability;
}

/** All steps of {@link dayInSteps} at once. */
export function evaluateDay(...input: Parameters<typeof dayInSteps>): DayResult {
  return finish(dayInSteps(...input));
}

/** All steps of {@link calendarDayInSteps} at once. */
export function evaluateCalendarDay(...input: Parameters<typeof calendarDayInSteps>): Availability {
  return finish(calendarDayInSteps(...input));
}

function* wholeDay(evaluation: Evaluation, filters: AvailabilityFilters): Steps<DayResult> {
  const { day, dayCode } = evaluation.context;
  const shifts: ShiftResult[] = [];
  for (const shift of evaluation.shiftsPassing(filters)) {
    const result = yield* evaluateShift(evaluation, shift, filters);
    if (result) shifts.push(result);
  }
  const availability =
    (dayCode === null ? summarize(shifts) : null) ??
    availabilityOf(
      dayCode ?? 'CLOSED',
      yield* actionsForDay(evaluation, dayCode ?? 'CLOSED', filters),
    );
  return { workDay: day.workDay, availability, shifts };
}

function* evaluateShift(
  evaluation: Evaluation,
  { shift, slots }: ServiceShift,
  filters: AvailabilityFilters,
): Steps<ShiftResult | null> {
  const results: SlotResult[] = [];
  for (const slot of slots)
    for (const choice of choicesAt(evaluation.context, slot, filters))
      results.push(yield* choiceInSteps(evaluation, slot, choice));
  const availability = summarize(results);
  if (!availability) return null;
  return {
    shift,
    firstBookingAt: slots[0].startAt,
    lastBookingAt: (slots.at(-1) ?? slots[0]).startAt,
    availability,
    slots: results,
  };
}
