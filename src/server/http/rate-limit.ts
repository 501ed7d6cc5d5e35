import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { RateLimitError } from '../../domain/rate-limit-error.ts';
import { windowStore } from './window-store.ts';

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
