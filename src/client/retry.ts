import { ConnectionError, ProblemError } from './errors.ts';

/** Passed to `onWait` before the client waits for its next attempt. */
export interface RetryWait {
  /** The attempt that failed, counted from 1. */
  attempt: number;
  /** How long the client waits now. */
  milliseconds: number;
  error: ProblemError | ConnectionError;
}

export interface RetryOptions {
  /**
   * Whether a repetition is harmless even if the first attempt succeeded: a read, a create request
   * with an idempotency key, a change with If-Match. Anything else is retried only when it was certainly
   * not carried out (429, 503).
   */
  isRepeatable: boolean;
  signal?: AbortSignal | undefined;
  onWait?: ((wait: RetryWait) => void) | undefined;
  /** Attempts in all, including the first (Limits: at most 10 retries). */
  maxTries?: number | undefined;
  /** The longest wait between two attempts in milliseconds; a longer one ends the call. */
  maxWaitMs?: number | undefined;
}

const MAX_TRIES = 10;
const MAX_TOTAL_MS = 24 * 3_600_000;
const FIRST_WAIT_MS = 500;
const MAX_BACK_OFF_MS = 60_000;

/**
 * Retries a request after 5xx, 429 and lost connections, with exponential back-off and jitter, and
 * never sooner than `Retry-After` asks (section "Client handling").
 * @throws the last error, once attempts or time are used up; the reason of `signal` if it aborts
 */
export async function withRetries<T>(run: () => Promise<T>, options: RetryOptions): Promise<T> {
  const startedAt = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      options.signal?.throwIfAborted();
      if (!isRetryable(error, options.isRepeatable)) throw error;
      const milliseconds = delayAfter(attempt, error);
      if (attempt >= (options.maxTries ?? MAX_TRIES)) throw error;
      if (milliseconds > (options.maxWaitMs ?? MAX_TOTAL_MS)) throw error;
      if (Date.now() + milliseconds - startedAt > MAX_TOTAL_MS) throw error;
      options.onWait?.({ attempt, milliseconds, error });
      options.signal?.throwIfAborted();
      await pause(milliseconds, options.signal);
    }
  }
}

function isRetryable(
  error: unknown,
  isRepeatable: boolean,
): error is ProblemError | ConnectionError {
  if (error instanceof ConnectionError) return isRepeatable;
  if (!(error instanceof ProblemError)) return false;
  const { status, code } = error.problem;
  return (
    status === 429 ||
    status === 503 ||
    (status >= 500 && isRepeatable) ||
    // The server is still working on an earlier attempt whose connection was lost.
    code === 'IDEMPOTENCY_REQUEST_IN_PROGRESS'
  );
}

/** Milliseconds to wait: the back-off, or `Retry-After` if that is longer. */
function delayAfter(attempt: number, error: ProblemError | ConnectionError): number {
  const backOff = Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), MAX_BACK_OFF_MS);
  const jittered = backOff / 2 + (Math.random() * backOff) / 2;
  const retryAfterMs = error instanceof ProblemError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.max(jittered, retryAfterMs);
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
