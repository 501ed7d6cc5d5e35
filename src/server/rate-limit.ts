import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';

/** An address came too often; the message says how long to wait. */
export class RateLimitExceeded extends Error {}

/** So many addresses are remembered at a door; of more, the one that came longest ago is forgotten. */
const MAX_ADDRESSES = 5000;

/**
 * Counts the requests to a door by address, each door for itself: a busy page does not shut the
 * staff out. IPv6 counts by its first 64 bits, since whoever has one address has all below them.
 * @returns what counts a request that finds no route at the door
 */
export async function limitRate(
  door: FastifyInstance,
  perMinute: number,
): Promise<preHandlerAsyncHookHandler> {
  await door.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    cache: MAX_ADDRESSES,
    ipv6Subnet: 64,
    enableDraftSpec: true,
    errorResponseBuilder: (_, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000);
      return new RateLimitExceeded(
        `Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then go on more slowly.`,
      );
    },
  });
  return door.rateLimit();
}
