import type { WallTime } from '../../venue-time.ts';
import type { BookingCriteria, ServiceDay, SlotResult } from '../availability.ts';
import { timeInSteps } from '../evaluate-slot.ts';
import { Evaluation, type EvaluationOptions } from '../evaluation.ts';
import { finish, type Steps } from '../steps.ts';
import { findReason } from './find-reason.ts';
import type { SlotExplanation } from './slot-explanation.ts';
import { suggestChanges } from './suggest-changes.ts';

/** A slot, and why it is unavailable if it is. */
interface ExplainedSlot {
  result: SlotResult;
  explanation: SlotExplanation | null;
}

/**
 * As `slotInSteps`, with an explanation if the slot is unavailable. It takes about twenty further decisions,
 * so it is made only for one slot, when it is asked for.
 */
export function* explanationInSteps(
  day: ServiceDay,
  criteria: BookingCriteria,
  time: WallTime,
  options: EvaluationOptions = {},
): Steps<ExplainedSlot> {
  const evaluation = new Evaluation(day, criteria, options);
  const result = yield* timeInSteps(evaluation, time);
  if (result.availability.code === 'AVAILABLE') return { result, explanation: null };
  const explanation = {
    reason: findReason(evaluation, result),
    suggestions: yield* suggestChanges(evaluation, result, options),
  };
  return { result, explanation };
}

/** All steps of {@link explanationInSteps} at once. */
export function explainSlot(...input: Parameters<typeof explanationInSteps>): ExplainedSlot {
  return finish(explanationInSteps(...input));
}
