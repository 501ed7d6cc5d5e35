import {
  type Attempts,
  type BackoffLimit,
  backoffWait,
  withAttempt,
} from '../../domain/attempt-limit.ts';
import { RateLimitError } from '../../domain/rate-limit-error.ts';
import { type AttemptKey, findAttempts, saveAttempts, tidyAttempts } from '../../store/attempts.ts';
import type { Db } from '../../store/store.ts';

export interface CountedLimit {
  key: AttemptKey;
  limit: BackoffLimit;
}

/**
 * Counts an attempt for each of its limits, before it is known whether it is right: so simultaneous guesses count as
 * well.
 * @param advice what to do after the wait
 * @throws RateLimitError
 */
export async function countAttempt(
  db: Db,
  limits: readonly CountedLimit[],
  { steadyNow, advice }: { steadyNow: number; advice: string },
): Promise<void> {
  await tidyAttempts(db, steadyNow);
  const counted = await Promise.all(limits.map(({ key }) => findAttempts(db, key)));
  const waits = limits.map(({ limit }, index) =>
    backoffWait(limit, counted[index] ?? null, steadyNow),
  );
  const wait = Math.max(...waits);
  if (wait > 0) throw new RateLimitError(wait, advice);
  for (const [index, { key, limit }] of limits.entries()) {
    await saveAttempts(db, key, withAttempt(limit, counted[index] ?? null, steadyNow));
  }
}

/** Takes back the count of one attempt that was right. */
export async function takeBackAttempt(db: Db, key: AttemptKey): Promise<void> {
  const attempts = await findAttempts(db, key);
  if (attempts) await saveAttempts(db, key, withoutOne(attempts));
}

function withoutOne({ count, lastAt }: Attempts): Attempts {
  return { count: Math.max(0, count - 1), lastAt };
}
