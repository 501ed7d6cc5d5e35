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

/** Attempts of many actors at one target take turns: the first ones at once, then one after each pause. */
export interface PaceLimit {
  freeTurns: number;
  pauseMs: number;
  /** No turn is further ahead than this. Later attempts get no turn. */
  maxAheadMs: number;
  /** After this time without a turn, the count starts again. */
  forgottenAfterMs: number;
}

/** The turns at one target so far. */
export interface GivenTurns {
  count: number;
  /** In milliseconds on the steady clock; often in the future. */
  lastAt: number;
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

/** The turns with one more, for an attempt that is made now. It may be later than `maxAheadMs` allows. */
export function withTurn(limit: PaceLimit, given: GivenTurns | null, now: number): GivenTurns {
  if (!given || now - given.lastAt >= limit.forgottenAfterMs) return { count: 1, lastAt: now };
  const pause = given.count < limit.freeTurns ? 0 : limit.pauseMs;
  return { count: given.count + 1, lastAt: Math.max(now, given.lastAt + pause) };
}

/** Whether turns are pending, and at least `most` were given since none was. */
export function areAhead(given: GivenTurns | null, most: number, now: number): boolean {
  return given !== null && now < given.lastAt && given.count >= most;
}

/** The turns with one more, at a given time. The count starts again once all of them are in the past. */
export function withTurnAt(given: GivenTurns | null, at: number, now: number): GivenTurns {
  return { count: given && now < given.lastAt ? given.count + 1 : 1, lastAt: at };
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
