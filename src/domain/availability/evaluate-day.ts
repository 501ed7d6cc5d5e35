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
import { evaluateChoice } from './evaluate-slot.ts';
import { Evaluation, type EvaluationOptions } from './evaluation.ts';
import { actionsForDay, availabilityOf } from './fallback-options.ts';
import type { ServiceShift } from './service-slots.ts';
import { choicesAt } from './slot-choices.ts';

/**
 * Evaluates every slot of a work day, once per choice (`choicesAt`). Shifts
 * without any matching slot are omitted; if all are, the day is CLOSED. A day in the past or too far
 * ahead is PAST or TOO_FAR_AHEAD.
 */
export function evaluateDay(
  day: ServiceDay,
  criteria: BookingCriteria,
  filters: AvailabilityFilters,
  options: EvaluationOptions = {},
): DayResult {
  return evaluateWholeDay(new Evaluation(day, criteria, options), filters);
}

/** Returns the same day availability as {@link evaluateDay}, but stops at the first available slot. */
export function evaluateCalendarDay(
  day: ServiceDay,
  criteria: BookingCriteria,
  filters: AvailabilityFilters,
  options: EvaluationOptions = {},
): Availability {
  const evaluation = new Evaluation(day, criteria, options);
  if (evaluation.context.dayCode === null && evaluation.isAnyAvailable(filters)) {
    return availabilityOf('AVAILABLE', []);
  }
  return evaluateWholeDay(evaluation, filters).availability;
}

function evaluateWholeDay(evaluation: Evaluation, filters: AvailabilityFilters): DayResult {
  const { day, dayCode } = evaluation.context;
  const shifts = evaluation
    .shiftsPassing(filters)
    .flatMap((shift) => evaluateShift(evaluation, shift, filters) ?? []);
  const availability =
    (dayCode === null ? summarize(shifts) : null) ??
    availabilityOf(dayCode ?? 'CLOSED', actionsForDay(evaluation, dayCode ?? 'CLOSED', filters));
  return { workDay: day.workDay, availability, shifts };
}

function evaluateShift(
  evaluation: Evaluation,
  { shift, slots }: ServiceShift,
  filters: AvailabilityFilters,
): ShiftResult | null {
  const results: SlotResult[] = slots.flatMap((slot) =>
    choicesAt(evaluation.context, slot, filters).map((choice) =>
      evaluateChoice(evaluation, slot, choice),
    ),
  );
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
