import type { BackoffLimit } from '../../domain/attempt-limit.ts';
import { ATTEMPTS_KEPT_MS, type AttemptKey } from '../../store/attempts.ts';
import type { Db } from '../../store/store.ts';
import { countAttempt } from './counted-attempts.ts';

/**
 * Wrong codes of one member's app, from wherever they come: only who knows the password gets to enter one, and a million
 * codes could be tried from many addresses otherwise. A hundred a day are left.
 */
const CODE_LIMIT: BackoffLimit = {
  freeAttempts: 10,
  firstWaitMs: 2000,
  maxWaitMs: 900_000,
  forgottenAfterMs: ATTEMPTS_KEPT_MS,
};

/**
 * Counts a code as wrong, before it is checked.
 * @throws RateLimitError
 */
export async function countCode(db: Db, staffUuid: string, steadyNow: number): Promise<void> {
  const limits = [{ key: codeKey(staffUuid), limit: CODE_LIMIT }];
  await countAttempt(db, limits, {
    steadyNow,
    advice: 'then enter a new code, or use a recovery code',
  });
}

export function codeKey(staffUuid: string): AttemptKey {
  return { limitName: 'one-time-code', actor: staffUuid };
}
