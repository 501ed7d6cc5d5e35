import { ConnectionFailure, ProblemFailure } from './failure.ts';

/** Told to the caller whenever the client waits before it tries again. */
export interface Waiting {
  /** 1 before the second try. */
  attempt: number;
  milliseconds: number;
  failure: ProblemFailure | ConnectionFailure;
}

export interface RetryOptions {
  /**
   * Trying again is harmless even where the first try was carried out: a read, a create with an
   * idempotency key, a change with If-Match. Otherwise only what was surely not carried out (429,
   * 503) is tried again.
   */
  isRepeatable: boolean;
  signal?: AbortSignal | undefined;
  onWait?: ((waiting: Waiting) => void) | undefined;
  /** Tries in all, the first one included (Limits: at most 10 retries). */
  maxTries?: number | undefined;
}

const MAX_TRIES = 10;
const MAX_TOTAL_MS = 24 * 3_600_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

/**
 * Runs a request until it is answered: 5xx, 429 and lost connections are tried again with
 * exponential back-off and jitter, never sooner than `Retry-After` asks ("Client handling").
 * @throws the last failure, once tries or time are used up or `signal` aborts
 */
export async function withRetries<T>(run: () => Promise<T>, options: RetryOptions): Promise<T> {
  const startedAt = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (failure) {
      options.signal?.throwIfAborted();
      if (!isWorthAnotherTry(failure, options.isRepeatable)) throw failure;
      const milliseconds = waitBefore(attempt, failure);
      if (attempt >= (options.maxTries ?? MAX_TRIES)) throw failure;
      if (Date.now() + milliseconds - startedAt > MAX_TOTAL_MS) throw failure;
      options.onWait?.({ attempt, milliseconds, failure });
      options.signal?.throwIfAborted();
      await pause(milliseconds, options.signal);
    }
  }
}

function isWorthAnotherTry(
  failure: unknown,
  isRepeatable: boolean,
): failure is ProblemFailure | ConnectionFailure {
  if (failure instanceof ConnectionFailure) return isRepeatable;
  if (!(failure instanceof ProblemFailure)) return false;
  const { status, code } = failure.problem;
  return (
    status === 429 ||
    status === 503 ||
    (status >= 500 && isRepeatable) ||
    // An earlier try of the same create, its connection lost, is still being worked on.
    code === 'IDEMPOTENCY_REQUEST_IN_PROGRESS'
  );
}

function waitBefore(attempt: number, failure: ProblemFailure | ConnectionFailure): number {
  const backOff = Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS);
  const jittered = backOff / 2 + (Math.random() * backOff) / 2;
  const asked = failure instanceof ProblemFailure ? (failure.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.max(jittered, asked);
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
}
