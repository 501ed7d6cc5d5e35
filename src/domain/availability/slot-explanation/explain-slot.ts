import type { WallTime } from '../../venue-time.ts';
import type { BookingCriteria, ServiceDay, SlotResult } from '../availability.ts';
import { evaluateTime } from '../evaluate-slot.ts';
import { Evaluation, type EvaluationOptions } from '../evaluation.ts';
import { findReason } from './find-reason.ts';
import type { SlotExplanation } from './slot-explanation.ts';
import { suggestChanges } from './suggest-changes.ts';

/**
 * As `evaluateSlot`, with an explanation if the slot is unavailable. It takes about twenty further decisions,
 * so it is made only for one slot, when it is asked for.
 */
export function explainSlot(
  day: ServiceDay,
  criteria: BookingCriteria,
  time: WallTime,
  options: EvaluationOptions = {},
): { result: SlotResult; explanation: SlotExplanation | null } {
  const evaluation = new Evaluation(day, criteria, options);
  const result = evaluateTime(evaluation, time);
  if (result.availability.code === 'AVAILABLE') return { result, explanation: null };
  const explanation = {
    reason: findReason(evaluation, result),
    suggestions: suggestChanges(evaluation, result, options),
  };
  return { result, explanation };
}
