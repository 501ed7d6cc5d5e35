/** The server's clock as far as this device knows it: tablets are often minutes off. */
export class ServerClock {
  #offsetMs = 0;
  /** Whether the server itself has said the time. */
  #isTold = false;
  readonly #listeners = new Set<() => void>();

  /** The server has just said what time it is. */
  set(now: string): void {
    this.#isTold = true;
    this.#move(now);
  }

  /**
   * Without a stream of events: corrects a clock that is seconds off, by the `Date` of a response. It has no fractions
   * of a second, and a proxy may have written it, so what the server itself has said counts more.
   */
  correct(date: string | null): void {
    if (this.#isTold || date === null) return;
    const offsetMs = Date.parse(date) - Date.now();
    if (Math.abs(offsetMs - this.#offsetMs) > DATE_ERROR_MS) this.#move(date);
  }

  #move(now: string): void {
    const before = this.#offsetMs;
    this.#offsetMs = Date.parse(now) - Date.now();
    if (Math.abs(this.#offsetMs - before) < NOTICEABLE_MS) return;
    for (const listener of this.#listeners) listener();
  }

  /** In milliseconds since 1970. */
  readonly now = (): number => Date.now() + this.#offsetMs;

  /** Calls the listener when the time has jumped. Returns what ends that. */
  readonly onJump = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** A `Date` is behind by its fraction of a second, and by the time that the response takes. */
const DATE_ERROR_MS = 5000;

/** Answers take a while: smaller differences say nothing. */
const NOTICEABLE_MS = 1000;
