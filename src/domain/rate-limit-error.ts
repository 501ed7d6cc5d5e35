/** The caller has sent too many requests, or made too many attempts (429). */
export class RateLimitError extends Error {
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;

  /** @param advice follows "Wait … seconds" in the detail */
  constructor(retryAfterMs: number, advice = 'then send requests more slowly') {
    const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
    super(`Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, ${advice}.`);
    this.retryAfterSeconds = seconds;
  }
}
