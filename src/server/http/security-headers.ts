import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/**
 * Sets the headers that protect a browser on every response. They are built once: `@fastify/helmet` builds them anew for
 * each request, and leaves garbage that outlives it.
 */
export function setSecurityHeaders(app: FastifyInstance): void {
  const set = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'none'"] } },
    // Other sites load our responses and scripts; each API sets its own CORS headers.
    crossOriginResourcePolicy: false,
  });
  app.addHook('onRequest', (request, reply, done) => set(request.raw, reply.raw, () => done()));
}
