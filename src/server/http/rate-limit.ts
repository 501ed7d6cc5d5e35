import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { RateLimitError } from '../../domain/rate-limit-error.ts';

/** Addresses remembered per API; beyond that, the least recently seen is forgotten. */
const MAX_ADDRESSES = 5000;

/**
 * Limits the requests per client address. Each API counts separately, so a busy venue page does not
 * lock out the staff. IPv6 addresses count by their /64 prefix, which one client usually owns whole.
 * @returns counts a request that matched no route of the API
 */
export async function limitRate(
  api: FastifyInstance,
  perMinute: number,
  steadyNow: () => number,
): Promise<preHandlerAsyncHookHandler> {
  await api.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    store: windowStore(steadyNow, MAX_ADDRESSES),
    ipv6Subnet: 64,
    enableDraftSpec: true,
    // The problem writer sends Retry-After, with the same seconds as the detail.
    addHeaders: { 'retry-after': false },
    errorResponseBuilder: (_, { ttl }) => new RateLimitError(ttl),
  });
  return api.rateLimit();
}

interface Window {
  count: number;
  /** On the steady clock. */
  startedAt: number;
}

/**
 * The counters of a rate limit: requests per client address in windows of fixed length. The plugin's own
 * counters go by the system's time, so a clock set back by a day would refuse an address for a day.
 *
 * @param steadyNow milliseconds on a clock that is never set
 * @param maxAddresses beyond that, the least recently seen is forgotten
 */
function windowStore(
  steadyNow: () => number,
  maxAddresses: number,
): new (
  options: FastifyRateLimitOptions,
) => FastifyRateLimitStore {
  return class WindowStore implements FastifyRateLimitStore {
    readonly #windows = new Map<string, Window>();

    incr(
      address: string,
      callback: (error: Error | null, result: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      const now = steadyNow();
      const known = this.#windows.get(address);
      const isRunning = known !== undefined && now - known.startedAt < windowMs;
      const { count, startedAt } = isRunning ? known : { count: 0, startedAt: now };
      // Keeps the map in order of last use.
      this.#windows.delete(address);
      this.#windows.set(address, { count: count + 1, startedAt });
      const [oldest] = this.#windows.size > maxAddresses ? this.#windows.keys() : [];
      if (oldest !== undefined) this.#windows.delete(oldest);
      callback(null, { current: count + 1, ttl: windowMs - (now - startedAt) });
    }

    /** Each group of routes counts for itself. */
    child(): FastifyRateLimitStore {
      return new WindowStore();
    }
  };
}
