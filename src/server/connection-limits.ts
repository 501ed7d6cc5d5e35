import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** How long anyone may take over anything: who sends slowly does not keep a connection for ever. */
export const CONNECTION_LIMITS = {
  /** A request has come in whole after this long, body included. */
  requestTimeout: 30_000,
  /** A connection on which nothing moves is closed. */
  connectionTimeout: 60_000,
  /** Longer than the minute of common proxies, so that they, not we, let go of a quiet connection. */
  keepAliveTimeout: 72_000,
  http: {
    /** The head of a request has come in after this long. */
    headersTimeout: 10_000,
    maxHeaderSize: 16 * 1024,
    /** How often both are looked at. */
    connectionsCheckingInterval: 1000,
    /** Refused by us instead, with a problem like any other. */
    requireHostHeader: false,
  },
} satisfies FastifyHttpOptions<Server>;
