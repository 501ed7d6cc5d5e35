import type { Shift } from '../venue.ts';
import { instantOnWorkDay, type WallTime } from '../venue-time.ts';
import type { BookingCriteria, ServiceDay, SlotResult } from './availability.ts';
import { highestPrecedence } from './code-precedence.ts';
import { Evaluation, type EvaluationOptions } from './evaluation.ts';
import type { SlotChoice } from './evaluation-context.ts';
import { actionsAt, actionsAtNoSlot, availabilityOf } from './fallback-options.ts';
import { turnMinutesOf } from './party.ts';
import { type ServiceSlot, slotsAt } from './service-slots.ts';

/**
 * Judges a wish at one time of a work day. Where shifts overlap, the one that can serve it does.
 * A wish without an area where the shift has guests choose one is AREA_NOT_AVAILABLE here; callers
 * tell that incomplete wish apart beforehand with `requiresArea`.
 */
export function evaluateSlot(
  day: ServiceDay,
  criteria: BookingCriteria,
  time: WallTime,
  options: EvaluationOptions = {},
): SlotResult {
  const evaluation = new Evaluation(day, criteria, options);
  const choice = { floorPlanAreaId: criteria.floorPlanAreaId, experience: criteria.experience };
  const results = slotsAt(evaluation.shifts, time).map((slot) =>
    evaluateChoice(evaluation, slot, choice),
  );
  return highestPrecedence(results) ?? evaluateClosedTime(evaluation, time, choice);
}

/** The judgement of one choice at one slot, whoever asks. */
export function evaluateChoice(
  evaluation: Evaluation,
  slot: ServiceSlot,
  choice: SlotChoice,
): SlotResult {
  const { shift, time, startAt } = slot;
  const { code, seating } = evaluation.decisionOn(slot, choice);
  const actions = code === 'AVAILABLE' ? [] : actionsAt(evaluation, slot, choice, code);
  const availability = availabilityOf(code, actions);
  return { time, startAt, ...described(evaluation, shift, choice), availability, seating };
}

/** A time at which no shift takes bookings, or that the clocks never show. */
function evaluateClosedTime(
  evaluation: Evaluation,
  time: WallTime,
  choice: SlotChoice,
): SlotResult {
  const { day, dayCode } = evaluation.context;
  const startAt = instantOnWorkDay(day.venue, day.workDay, time);
  const code = dayCode ?? (startAt !== null && startAt < day.now ? 'PAST' : 'CLOSED');
  const availability = availabilityOf(code, actionsAtNoSlot(evaluation, choice, code));
  return { time, startAt, ...described(evaluation, null, choice), availability, seating: null };
}

/** What was asked for, as far as the venue knows it, and how long it would take. */
function described({ context }: Evaluation, shift: Shift | null, choice: SlotChoice) {
  const { venue } = context.day;
  const experience = venue.experiences.find(({ id }) => id === choice.experience?.id) ?? null;
  return {
    shift,
    experience,
    floorPlanArea: venue.floorPlanAreas.find(({ id }) => id === choice.floorPlanAreaId) ?? null,
    turnMinutes: turnMinutesOf(venue, shift, experience, context.covers),
    isTimeLimited: shift?.isTimeLimited === true || experience?.isTimeLimited === true,
  };
}
