import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** No inline code, nothing from other origins, and no framing. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The staff view also has a service worker, a manifest for the home screen, and frames that show mail. */
const STAFF_POLICY = `${POLICY}; worker-src 'self'; manifest-src 'self'; frame-src 'self'`;

/**
 * Serves the two browser apps: the staff view, and the manage page. The latter is the same
 * document for every booking; the app reads the booking and its token from the URL.
 * @param options.browserFolder the folder of the browser build
 */
export async function appPages(app: FastifyInstance, options: { browserFolder: string }) {
  const read = (file: string) => readFile(join(options.browserFolder, file), 'utf8');
  const [staff, manage] = await Promise.all([read('staff.html'), read('manage.html')]);

  for (const path of ['/staff', '/staff/']) {
    app.get(path, (_, reply) =>
      send(reply.header('Cache-Control', 'no-cache'), staff, STAFF_POLICY),
    );
  }
  for (const path of ['/manage/:bookingUuid', '/manage/:bookingUuid/']) {
    app.get(path, (_, reply) =>
      send(
        reply
          // The URL gives access to the booking, so it must not be cached, passed on or indexed.
          .header('Cache-Control', 'no-store')
          // With any other value, a tab opened from a sandboxed frame, as site builders use, would not show the page.
          .header('Cross-Origin-Opener-Policy', 'unsafe-none')
          .header('Referrer-Policy', 'no-referrer')
          .header('X-Robots-Tag', 'noindex'),
        manage,
        POLICY,
      ),
    );
  }
}

function send(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .header('Content-Security-Policy', policy)
    .type('text/html; charset=utf-8')
    .send(html);
}
