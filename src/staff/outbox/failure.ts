import { ConnectionError, ProblemError } from '../../client/errors.ts';
import type { StaffProblem } from '../../contract/staff/rules.ts';
import type { ChangeRefusal } from './outbox-entry.ts';

/** Only a sign-in can help. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ProblemError && error.problem.code === 'UNAUTHORIZED';
}

/** Whether the same request may succeed later, without anybody's decision. */
export function isTemporary(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  if (!(error instanceof ProblemError)) return false;
  const { status, code } = error.problem;
  return status >= 500 || status === 429 || code === 'IDEMPOTENCY_REQUEST_IN_PROGRESS';
}

/** Why the server will not make a change, whenever it is asked. */
export function toRefusal({ problem }: ProblemError): ChangeRefusal {
  const { code, rules = [] } = problem as StaffProblem;
  return code === 'BOOKING_NOT_FOUND' ? { kind: 'gone' } : { kind: 'refused', code, rules };
}
