/** The first pause after a failure, and the longest one, in milliseconds. */
export interface RetryPauses {
  firstMs: number;
  maxMs: number;
}

/** Pauses after failures, each twice as long as the one before. */
export class Backoff {
  readonly #pauses: RetryPauses;
  /** 0 after a success. */
  #pauseMs = 0;
  /** On the system's clock. */
  #until = 0;

  constructor(pauses: RetryPauses) {
    this.#pauses = pauses;
  }

  get isFailing(): boolean {
    return this.#pauseMs > 0;
  }

  /** For how long nothing is to be tried, in milliseconds; negative since it may. */
  get waitMs(): number {
    return this.#until - performance.now();
  }

  failed(): void {
    const { firstMs, maxMs } = this.#pauses;
    this.#pauseMs = this.isFailing ? Math.min(2 * this.#pauseMs, maxMs) : firstMs;
    this.pauseAgain();
  }

  /** Pauses as long as after the last failure, if it fails. */
  pauseAgain(): void {
    if (this.isFailing) this.#until = performance.now() + this.#pauseMs;
  }

  succeeded(): void {
    this.#pauseMs = 0;
    this.#until = 0;
  }
}
