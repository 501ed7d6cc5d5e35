import { setTimeout } from 'node:timers/promises';
import { RateLimitError } from '../../domain/rate-limit-error.ts';
import { StoreUnavailable } from '../../store/store.ts';

/** Waits for this many milliseconds. @throws the reason of `signal` if it is aborted meanwhile */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** After five wrong passwords, the next attempt is refused for a second anyway. */
const MAX_IN_QUEUE = 5;
/** Longer than the check of a password takes. */
const RETRY_MS = 1000;

const byTimer: Pause = (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal });

/**
 * Queues of sign-in attempts: attempts with one email from one client network are checked one after another, so sending many
 * at once brings no more answers than sending one at a time. An empty queue takes no memory.
 */
export class AttemptQueues {
  readonly #queues = new Map<string, { last: Promise<unknown>; length: number }>();
  readonly #stopping = new AbortController();
  readonly #pause: Pause;

  constructor(pause: Pause = byTimer) {
    this.#pause = pause;
  }

  /** @throws RateLimitError if the queue of this key is full */
  async runInTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const { last, length } = this.#queues.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (length >= MAX_IN_QUEUE)
      throw new RateLimitError(RETRY_MS, 'then sign in with the right password');
    const own = last.then(work);
    this.#queues.set(key, { last: own.catch(() => undefined), length: length + 1 });
    try {
      return await own;
    } finally {
      this.#leave(key);
    }
  }

  #leave(key: string): void {
    const queue = this.#queues.get(key);
    if (queue && queue.length > 1) this.#queues.set(key, { ...queue, length: queue.length - 1 });
    else this.#queues.delete(key);
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

  /** Ends all waiting: attempts that wait are refused without being checked. */
  stop(): void {
    this.#stopping.abort();
  }
}
