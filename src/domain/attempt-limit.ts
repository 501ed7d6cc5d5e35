/** Counted attempts of one actor. */
export interface Attempts {
  count: number;
  /** Of the last one, in milliseconds on the steady clock. */
  lastAt: number;
}

/** Attempts get slower and slower: after the free ones, each further one doubles the wait. */
export interface BackoffLimit {
  freeAttempts: number;
  firstWaitMs: number;
  maxWaitMs: number;
  /** After this time without an attempt, the count starts again. */
  forgottenAfterMs: number;
}

/** At most `maxAttempts` attempts within any `windowMs`. */
export interface WindowLimit {
  maxAttempts: number;
  windowMs: number;
}

/**
 * How long the actor must wait before the next attempt, in milliseconds; 0 if not at all.
 * @param times of earlier attempts within the window, ascending, on the steady clock
 */
export function windowWait(
  { maxAttempts, windowMs }: WindowLimit,
  times: readonly number[],
  now: number,
): number {
  const blocking = times.at(-maxAttempts);
  if (times.length < maxAttempts || blocking === undefined) return 0;
  return Math.min(windowMs, Math.max(0, blocking + windowMs - now));
}

/** How long the actor must wait before the next attempt, in milliseconds; 0 if not at all. */
export function backoffWait(limit: BackoffLimit, attempts: Attempts | null, now: number): number {
  if (!attempts || attempts.count < limit.freeAttempts) return 0;
  const doublings = attempts.count - limit.freeAttempts;
  const wait = Math.min(limit.firstWaitMs * 2 ** doublings, limit.maxWaitMs);
  return Math.max(0, wait - elapsedSince(attempts, now));
}

/** The attempts with one more, now. */
export function withAttempt(limit: BackoffLimit, attempts: Attempts | null, now: number): Attempts {
  const isForgotten = !attempts || elapsedSince(attempts, now) >= limit.forgottenAfterMs;
  return { count: isForgotten ? 1 : attempts.count + 1, lastAt: now };
}

/**
 * An attempt in the future was counted by a process that started when the system's time was ahead. It
 * counts as just made, so nobody waits longer than the limit says.
 */
function elapsedSince({ lastAt }: Attempts, now: number): number {
  return Math.max(0, now - lastAt);
}
