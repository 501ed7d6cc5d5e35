import type {
  Availability,
  AvailabilityFilters,
  BookingCriteria,
  DayJudgement,
  ServiceDay,
  ShiftJudgement,
  SlotJudgement,
} from './availability.ts';
import { summarize } from './code-precedence.ts';
import { judgeAt } from './evaluate-slot.ts';
import { Evaluation, type JudgeOptions } from './evaluation.ts';
import { actionsForDay, availabilityOf } from './fallback-options.ts';
import type { ServiceShift } from './service-slots.ts';
import { choicesAt } from './slot-choices.ts';

/**
 * Judges every slot of a work day, once per area and experience that it is shown with. A shift of
 * which the filters leave nothing is not shown; a day without shifts is closed.
 */
export function judgeDay(
  day: ServiceDay,
  criteria: BookingCriteria,
  filters: AvailabilityFilters,
  options: JudgeOptions = {},
): DayJudgement {
  return judgeWholeDay(new Evaluation(day, criteria, options), filters);
}

/** What {@link judgeDay} says of the day as a whole, found with as few decisions as it takes. */
export function judgeCalendarDay(
  day: ServiceDay,
  criteria: BookingCriteria,
  filters: AvailabilityFilters,
  options: JudgeOptions = {},
): Availability {
  const evaluation = new Evaluation(day, criteria, options);
  if (evaluation.context.dayCode === null && evaluation.isOpen(filters)) {
    return availabilityOf('AVAILABLE', []);
  }
  return judgeWholeDay(evaluation, filters).availability;
}

function judgeWholeDay(evaluation: Evaluation, filters: AvailabilityFilters): DayJudgement {
  const { day, dayCode } = evaluation.context;
  const shifts = evaluation
    .shiftsShown(filters)
    .flatMap((shift) => judgeShift(evaluation, shift, filters) ?? []);
  const availability =
    (dayCode === null ? summarize(shifts) : null) ??
    availabilityOf(dayCode ?? 'CLOSED', actionsForDay(evaluation, dayCode ?? 'CLOSED', filters));
  return { workDay: day.workDay, availability, shifts };
}

function judgeShift(
  evaluation: Evaluation,
  { shift, slots }: ServiceShift,
  filters: AvailabilityFilters,
): ShiftJudgement | null {
  const judgements: SlotJudgement[] = slots.flatMap((slot) =>
    choicesAt(evaluation.context, slot, filters).map((choice) => judgeAt(evaluation, slot, choice)),
  );
  const availability = summarize(judgements);
  if (!availability) return null;
  return {
    shift,
    firstBookingAt: slots[0].startAt,
    lastBookingAt: (slots.at(-1) ?? slots[0]).startAt,
    availability,
    slots: judgements,
  };
}
