import { RateLimitError } from '../../domain/rate-limit-error.ts';

/** The most at a time: each takes a processor and 19 MiB for a moment, and other requests need processors, too. */
const MAX_RUNNING = 2;
/** The most waiting checks from unknown networks. These take seconds. */
const MAX_WAITING = 100;
const RETRY_MS = 10_000;

/**
 * The checks of passwords and PINs in this process, few at a time. Those from known networks and devices go first, however
 * many others wait.
 */
export class PasswordChecks {
  #running = 0;
  readonly #known: (() => void)[] = [];
  readonly #strangers: (() => void)[] = [];

  /** @throws RateLimitError if too many checks from unknown networks wait */
  requireRoom(): void {
    if (this.#strangers.length >= MAX_WAITING)
      throw new RateLimitError(RETRY_MS, 'then sign in with the right password');
  }

  async run<T>(isKnown: boolean, check: () => Promise<T>): Promise<T> {
    if (this.#running < MAX_RUNNING) this.#running += 1;
    else
      await new Promise<void>((resolve) => {
        (isKnown ? this.#known : this.#strangers).push(resolve);
      });
    try {
      return await check();
    } finally {
      const next = this.#known.shift() ?? this.#strangers.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
