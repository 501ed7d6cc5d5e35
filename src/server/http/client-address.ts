import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignInClient } from '../../operations/access/start-session.ts';
import { headerOf } from './headers.ts';

/** The `request.ip` of all clients whose address the trusted proxy did not give. Limits count them as one. */
const UNKNOWN = 'unknown';
const HEADER = 'x-forwarded-for';

/**
 * Rewrites `X-Forwarded-For` before anything reads it, so that each entry is an address: some proxies add the port of
 * the connection, which is another one each time. Logs once that a client's entry is no address.
 */
export function normalizeForwardedFor(app: FastifyInstance): void {
  let isLogged = false;
  app.addHook('onRequest', async (request) => {
    const { headers } = request.raw;
    const header = headers[HEADER];
    if (typeof header !== 'string') return;
    headers[HEADER] = header
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map((entry) => findAddress(entry) ?? UNKNOWN)
      .join(', ');
    if (isLogged || request.ip !== UNKNOWN) return;
    isLogged = true;
    app.log.warn(
      'the trusted entry of X-Forwarded-For is no IP address: all clients with such an entry share their limits',
    );
  });
}

/** The address of the client; null if the trusted proxy did not give one. */
export function findClientAddress({ ip }: FastifyRequest): string | null {
  return ip === UNKNOWN ? null : ip;
}

/** The client of a sign-in. */
export function signInClientOf(request: FastifyRequest): SignInClient {
  return { address: request.ip, userAgent: headerOf(request, 'user-agent') };
}

/** Without the port, and without the brackets of IPv6; null if there is no address in it. */
function findAddress(entry: string): string | null {
  const [, v4, v6] = /^(?:([\d.]+):\d+|\[([^[\]]+)\](?::\d+)?)$/.exec(entry) ?? [];
  if (v4 !== undefined) return isIP(v4) === 4 ? v4 : null;
  if (v6 !== undefined) return isIP(v6) === 6 ? v6 : null;
  return isIP(entry) === 0 ? null : entry;
}
