/** The pause before the first retry, and the longest one, in milliseconds. */
export interface RetryPauses {
  firstMs: number;
  maxMs: number;
}

/** Exponential backoff: the pause before each retry is twice as long as the one before. */
export class Backoff {
  readonly #pauses: RetryPauses;
  /** 0 after a success. */
  #pauseMs = 0;
  /** On the monotonic clock. */
  #retryAt = 0;

  constructor(pauses: RetryPauses) {
    this.#pauses = pauses;
  }

  get isFailing(): boolean {
    return this.#pauseMs > 0;
  }

  /** Until the next retry, in milliseconds; 0 or less once it is due. */
  get waitMs(): number {
    return this.#retryAt - performance.now();
  }

  failed(): void {
    const { firstMs, maxMs } = this.#pauses;
    this.#pauseMs = this.isFailing ? Math.min(2 * this.#pauseMs, maxMs) : firstMs;
    this.pauseAgain();
  }

  /** Starts the present pause again, if there is one: a retry has begun, and its outcome is not known yet. */
  pauseAgain(): void {
    if (this.isFailing) this.#retryAt = performance.now() + this.#pauseMs;
  }

  succeeded(): void {
    this.#pauseMs = 0;
    this.#retryAt = 0;
  }
}
