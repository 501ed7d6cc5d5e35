import { RateLimitError } from '../../domain/rate-limit-error.ts';
import { RecentValues } from '../../domain/recent-values.ts';

/** Of all callers. More would only wait for each other, and keep what they have read in memory. */
const MAX_RUNNING = 4;
/** Of one client network, so that its calendars do not keep those of others waiting. */
const MAX_RUNNING_PER_NETWORK = 2;
/** More than a month that nobody asked for before, for each request that the rate limit allows. */
export const DAYS_PER_REQUEST = 40;
const MINUTE_MS = 60_000;
/** Networks remembered; beyond that, the one that asked least recently is forgotten. */
const MAX_NETWORKS = 5000;

interface Allowance {
  /** Uncached days that the network may still ask for; below 0 after a request that asked for more. */
  days: number;
  /** On the steady clock. */
  at: number;
}

export interface CalendarLimitOptions {
  /** Requests per minute and address; Infinity for no limit. */
  rateLimitPerMinute: number;
  /** Milliseconds on a clock that is never set. */
  steadyNow: () => number;
}

/**
 * Limits the work of calendars, because a request for a year takes as much as hundreds of others: how many months are
 * read at the same time in this process, and how many days without a cached availability a client network may ask for.
 */
export class CalendarLimits {
  readonly #daysPerMinute: number;
  readonly #steadyNow: () => number;
  readonly #allowances = new RecentValues<Allowance>(MAX_NETWORKS);
  readonly #running = new Map<string, number>();
  #runningCount = 0;
  /** What waits, by network, the one whose turn is next first. None is empty. */
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor({ rateLimitPerMinute, steadyNow }: CalendarLimitOptions) {
    this.#daysPerMinute = DAYS_PER_REQUEST * rateLimitPerMinute;
    this.#steadyNow = steadyNow;
  }

  /**
   * Reads at most a month when no more than the allowed number of them is running. Networks take turns, so that one
   * which asks for much waits for itself.
   * @param isContinued whether it belongs to a calendar that has begun: that is finished before others of the network begin
   */
  async run<T>(network: string, work: () => Promise<T>, isContinued = false): Promise<T> {
    if (this.#mayRun(network)) this.#countRunning(network, 1);
    else
      await new Promise<void>((resolve) => {
        const others = this.#waiting.get(network) ?? [];
        this.#waiting.set(network, isContinued ? [resolve, ...others] : [...others, resolve]);
      });
    try {
      return await work();
    } finally {
      this.#countRunning(network, -1);
      this.#startNext();
    }
  }

  /**
   * Takes days off what the network may ask for. A minute's worth can be asked for at once.
   * @throws RateLimitError if nothing is left of it; Infinity never is
   */
  countDays(network: string, days: number): void {
    if (days === 0 || this.#daysPerMinute === Number.POSITIVE_INFINITY) return;
    const now = this.#steadyNow();
    const known = this.#allowances.find(network);
    const perMs = this.#daysPerMinute / MINUTE_MS;
    const regained = known === null ? 0 : (now - known.at) * perMs;
    const left = Math.min(this.#daysPerMinute, (known?.days ?? this.#daysPerMinute) + regained);
    if (left <= 0)
      throw new RateLimitError((1 - left) / perMs, 'then ask for fewer days at a time');
    this.#allowances.save(network, { days: left - days, at: now });
  }

  #mayRun(network: string): boolean {
    return (
      this.#runningCount < MAX_RUNNING &&
      (this.#running.get(network) ?? 0) < MAX_RUNNING_PER_NETWORK
    );
  }

  #countRunning(network: string, change: 1 | -1): void {
    this.#runningCount += change;
    const count = (this.#running.get(network) ?? 0) + change;
    if (count > 0) this.#running.set(network, count);
    else this.#running.delete(network);
  }

  #startNext(): void {
    for (const [network, [start, ...others]] of this.#waiting) {
      if (start === undefined || !this.#mayRun(network)) continue;
      // To the end of those that wait.
      this.#waiting.delete(network);
      if (others.length > 0) this.#waiting.set(network, others);
      this.#countRunning(network, 1);
      start();
      return;
    }
  }
}
