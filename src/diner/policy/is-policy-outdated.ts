import type { DinerProblem } from '../../contract/problem.ts';

/** Whether nothing was booked because the terms have changed since they were shown. */
export function isPolicyOutdated({ code }: Pick<DinerProblem, 'code'>): boolean {
  return code === 'CANCELLATION_POLICY_IS_OUTDATED';
}
