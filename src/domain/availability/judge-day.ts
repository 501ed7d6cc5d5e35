import { actionsForDay, availabilityOf } from './fallback-options.ts';
import { Inquiry, type JudgeOptions } from './inquiry.ts';
import { judgeAt } from './judge-slot.ts';
import type {
  Availability,
  AvailabilityFilters,
  DayJudgement,
  ServiceDay,
  ShiftJudgement,
  SlotJudgement,
  Wish,
} from './judgement.ts';
import type { ServiceShift } from './service-slots.ts';
import { choicesAt } from './slot-choices.ts';
import { summarize } from './telling-code.ts';

/**
 * Judges every slot of a work day, once per area and experience that it is shown with. A shift of
 * which the filters leave nothing is not shown; a day without shifts is closed.
 */
export function judgeDay(
  day: ServiceDay,
  wish: Wish,
  filters: AvailabilityFilters,
  options: JudgeOptions = {},
): DayJudgement {
  return judgeWholeDay(new Inquiry(day, wish, options), filters);
}

/** What {@link judgeDay} says of the day as a whole, found with as few decisions as it takes. */
export function judgeCalendarDay(
  day: ServiceDay,
  wish: Wish,
  filters: AvailabilityFilters,
  options: JudgeOptions = {},
): Availability {
  const inquiry = new Inquiry(day, wish, options);
  if (inquiry.terms.dayCode === null && inquiry.isOpen(filters)) {
    return availabilityOf('AVAILABLE', []);
  }
  return judgeWholeDay(inquiry, filters).availability;
}

function judgeWholeDay(inquiry: Inquiry, filters: AvailabilityFilters): DayJudgement {
  const { day, dayCode } = inquiry.terms;
  const shifts = inquiry
    .shiftsShown(filters)
    .flatMap((shift) => judgeShift(inquiry, shift, filters) ?? []);
  const availability =
    (dayCode === null ? summarize(shifts) : null) ??
    availabilityOf(dayCode ?? 'CLOSED', actionsForDay(inquiry, dayCode ?? 'CLOSED', filters));
  return { workDay: day.workDay, availability, shifts };
}

function judgeShift(
  inquiry: Inquiry,
  { shift, slots }: ServiceShift,
  filters: AvailabilityFilters,
): ShiftJudgement | null {
  const judgements: SlotJudgement[] = slots.flatMap((slot) =>
    choicesAt(inquiry.terms, slot, filters).map((choice) => judgeAt(inquiry, slot, choice)),
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
