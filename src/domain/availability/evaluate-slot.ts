import type { Shift } from '../venue.ts';
import { type Instant, instantOnWorkDay, type WallTime } from '../venue-time.ts';
import type { BookingCriteria, ServiceDay, SlotResult } from './availability.ts';
import { highestPrecedence } from './code-precedence.ts';
import { Evaluation, type EvaluationOptions } from './evaluation.ts';
import type { SlotChoice } from './evaluation-context.ts';
import { actionsAt, actionsAtClosedTime, availabilityOf } from './fallback-options.ts';
import { turnMinutesOf } from './party.ts';
import { type ServiceSlot, slotsAt } from './service-slots.ts';

/**
 * Evaluates one time of a work day. If shifts overlap, the one with the best result counts. Without a
 * chosen area, a shift that requires an area is never AVAILABLE. `requireAreaChoice` refuses such a request
 * beforehand, but only if every shift at that time requires an area.
 */
export function evaluateSlot(
  day: ServiceDay,
  criteria: BookingCriteria,
  time: WallTime,
  options: EvaluationOptions = {},
): SlotResult {
  return evaluateTime(new Evaluation(day, criteria, options), time);
}

/** As {@link evaluateSlot}, with an evaluation that has its decisions for further questions. */
export function evaluateTime(evaluation: Evaluation, time: WallTime): SlotResult {
  const { shifts, requested } = evaluation;
  const results = slotsAt(shifts, time).map((slot) => evaluateChoice(evaluation, slot, requested));
  return highestPrecedence(results) ?? evaluateClosedTime(evaluation, time, requested);
}

/** The result of one choice at one slot, with its fallback options. */
export function evaluateChoice(
  evaluation: Evaluation,
  slot: ServiceSlot,
  choice: SlotChoice,
): SlotResult {
  const { shift, time, startAt } = slot;
  const { code, tableIds, moves } = evaluation.refinedDecision(slot, choice);
  const actions = code === 'AVAILABLE' ? [] : actionsAt(evaluation, slot, choice, code);
  const availability = availabilityOf(code, actions);
  const seating = { tableIds, moves };
  return { time, startAt, ...describeChoice(evaluation, shift, choice), availability, ...seating };
}

/** The result of a time at which no shift takes bookings, or that a clock change skips. */
function evaluateClosedTime(
  evaluation: Evaluation,
  time: WallTime,
  choice: SlotChoice,
): SlotResult {
  const { day } = evaluation.context;
  const startAt = instantOnWorkDay(day.venue, day.workDay, time);
  const code = closedCode(evaluation, startAt);
  const availability = availabilityOf(code, actionsAtClosedTime(evaluation, choice, code));
  return {
    time,
    startAt,
    ...describeChoice(evaluation, null, choice),
    availability,
    tableIds: null,
    moves: [],
  };
}

/**
 * The code of a time at which no shift takes bookings.
 * @param startAt null if a clock change skips the time
 */
export function closedCode({ context }: Evaluation, startAt: Instant | null) {
  const { day, dayCode } = context;
  return dayCode ?? (startAt !== null && startAt < day.now ? 'PAST' : 'CLOSED');
}

/** The shift, experience and area of a choice, and its turn time. */
function describeChoice({ context }: Evaluation, shift: Shift | null, choice: SlotChoice) {
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
