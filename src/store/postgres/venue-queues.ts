import { StoreBusy } from '../errors.ts';

/**
 * Runs the writes of one venue one after another. The database's lock does the same across processes; here
 * those that wait hold no connection, which reads and other venues need.
 */
export class VenueQueues {
  readonly #last = new Map<string, Promise<void>>();
  readonly #maxWaitMs: number;

  /** @param maxWaitMs how long a write waits for its turn */
  constructor(maxWaitMs: number) {
    this.#maxWaitMs = maxWaitMs;
  }

  /** @throws StoreBusy if it is not this write's turn in time; it then never runs */
  run<T>(venue: string, work: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new StoreBusy('Other writes of this venue take too long.'));
    }, this.#maxWaitMs);
    const turn = this.#last.get(venue) ?? Promise.resolve();
    const ended = turn.then(async () => {
      clearTimeout(timer);
      if (!isLate) await work().then(resolve, reject);
      if (this.#last.get(venue) === ended) this.#last.delete(venue);
    });
    this.#last.set(venue, ended);
    return promise;
  }
}
