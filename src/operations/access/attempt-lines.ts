import { setTimeout } from 'node:timers/promises';
import { RateLimitError } from '../../domain/rate-limit-error.ts';
import { StoreUnavailable } from '../../store/store.ts';

/** Waits so many milliseconds. @throws the reason of `signal` if it is aborted meanwhile */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** After five wrong passwords, the next attempt is refused for a second anyway. */
const MAX_IN_LINE = 5;
/** A check of a password takes less. */
const RETRY_MS = 1000;

const byTimer: Pause = (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal });

/**
 * Lines of attempts to sign in: those with one email from one client network are checked one after another, so sending many
 * at once brings no more answers than sending one at a time. A line without attempts takes no memory.
 */
export class AttemptLines {
  readonly #lines = new Map<string, { last: Promise<unknown>; length: number }>();
  readonly #stopping = new AbortController();
  readonly #pause: Pause;

  constructor(pause: Pause = byTimer) {
    this.#pause = pause;
  }

  /** @throws RateLimitError if too many wait with this key already */
  async runInTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const { last, length } = this.#lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (length >= MAX_IN_LINE)
      throw new RateLimitError(RETRY_MS, 'then sign in with the right password');
    const own = last.then(work);
    this.#lines.set(key, { last: own.catch(() => undefined), length: length + 1 });
    try {
      return await own;
    } finally {
      this.#leave(key);
    }
  }

  #leave(key: string): void {
    const line = this.#lines.get(key);
    if (line && line.length > 1) this.#lines.set(key, { ...line, length: line.length - 1 });
    else this.#lines.delete(key);
  }

  /** @throws StoreUnavailable if the server stops meanwhile */
  async wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return;
    const { signal } = this.#stopping;
    try {
      await this.#pause(milliseconds, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new StoreUnavailable('The server is stopping.');
    }
  }

  /** Nobody waits any more: attempts that do are refused without being checked. */
  stop(): void {
    this.#stopping.abort();
  }
}
