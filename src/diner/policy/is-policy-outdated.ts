import type { DinerProblem } from '../../contract/problem.ts';

/** Whether nothing was booked because the terms are no longer those that were shown. */
export function isPolicyOutdated({ code }: Pick<DinerProblem, 'code'>): boolean {
  return code === 'CANCELLATION_POLICY_IS_OUTDATED';
}
