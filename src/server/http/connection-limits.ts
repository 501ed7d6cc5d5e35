import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** Time limits, in milliseconds, so that a slow client cannot hold a connection forever. */
export const CONNECTION_LIMITS = {
  /** For a whole request, body included. */
  requestTimeout: 30_000,
  /** For a connection without traffic. */
  connectionTimeout: 60_000,
  /** Longer than the 60 s of common proxies, so that the proxy closes an idle connection first. */
  keepAliveTimeout: 72_000,
  http: {
    /** For the headers of a request. */
    headersTimeout: 10_000,
    maxHeaderSize: 16 * 1024,
    /** How often the request limits are checked. */
    connectionsCheckingInterval: 1000,
    /** The app checks the Host header itself, to respond with a problem document. */
    requireHostHeader: false,
  },
} satisfies FastifyHttpOptions<Server>;
