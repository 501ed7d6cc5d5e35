import type { Shift } from '../venue.ts';
import { type Instant, instantOnWorkDay, type WallTime } from '../venue-time.ts';
import type { Availability, BookingCriteria, ServiceDay, SlotResult } from './availability.ts';
import { highestPrecedence } from './code-precedence.ts';
import { Evaluation, type EvaluationOptions } from './evaluation.ts';
import type { Decision, SlotChoice } from './evaluation-context.ts';
import { actionsAt, actionsAtClosedTime, availabilityOf } from './fallback-options.ts';
import { turnMinutesOf } from './party.ts';
import { type ServiceSlot, slotsAt } from './service-slots.ts';
import type { Steps } from './steps.ts';

/**
 * Evaluates one time of a work day. If shifts overlap, the one with the best result counts. Without a
 * chosen area, a shift that requires an area is never AVAILABLE. `requireAreaChoice` refuses such a request
 * beforehand, but only if every shift at that time requires an area.
 */
export function slotInSteps(
  day: ServiceDay,
  criteria: BookingCriteria,
  time: WallTime,
  options: EvaluationOptions = {},
): Steps<SlotResult> {
  return timeInSteps(new Evaluation(day, criteria, options), time);
}

/** As {@link slotInSteps}; also returns the evaluation, whose cached decisions answer further questions. */
export function* timeInSteps(evaluation: Evaluation, time: WallTime): Steps<SlotResult> {
  const { shifts, requested } = evaluation;
  const results: SlotResult[] = [];
  for (const slot of slotsAt(shifts, time))
    results.push(yield* choiceInSteps(evaluation, slot, requested));
  return highestPrecedence(results) ?? (yield* closedTime(evaluation, time, requested));
}

/** The slot at one time for the criteria; null if it is unavailable, without looking for alternatives. */
export function findAvailable(evaluation: Evaluation, time: WallTime): SlotResult | null {
  const { shifts, requested } = evaluation;
  for (const slot of slotsAt(shifts, time)) {
    const decision = evaluation.decision(slot, requested);
    if (decision.code === 'AVAILABLE')
      return resultOf(evaluation, slot, requested, decision, availabilityOf('AVAILABLE', []));
  }
  return null;
}

/** The result of one choice at one slot, with its fallback options. */
export function* choiceInSteps(
  evaluation: Evaluation,
  slot: ServiceSlot,
  choice: SlotChoice,
): Steps<SlotResult> {
  const decision = yield* evaluation.refinedDecision(slot, choice);
  const { code } = decision;
  const actions = code === 'AVAILABLE' ? [] : yield* actionsAt(evaluation, slot, choice, code);
  return resultOf(evaluation, slot, choice, decision, availabilityOf(code, actions));
}

function resultOf(
  evaluation: Evaluation,
  { shift, time, startAt }: ServiceSlot,
  choice: SlotChoice,
  { tableIds, moves }: Decision,
  availability: Availability,
): SlotResult {
  const seating = { tableIds, moves };
  return { time, startAt, ...describeChoice(evaluation, shift, choice), availability, ...seating };
}

/** The result of a time at which no shift takes bookings, or that a clock change skips. */
function* closedTime(
  evaluation: Evaluation,
  time: WallTime,
  choice: SlotChoice,
): Steps<SlotResult> {
  const { day } = evaluation.context;
  const startAt = instantOnWorkDay(day.venue, day.workDay, time);
  const code = closedCode(evaluation, startAt);
  const actions = yield* actionsAtClosedTime(evaluation, choice, code);
  return {
    time,
    startAt,
    ...describeChoice(evaluation, null, choice),
    availability: availabilityOf(code, actions),
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
