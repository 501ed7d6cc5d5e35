import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Nothing inline, nothing from elsewhere, in nobody’s frame. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The pages that are apps of our own: the staff view, and the page of one booking, which is the
 * same for every booking. Which one it is, and the key that opens it, are read in the browser.
 * @param options.browserFolder where the built pages lie
 */
export async function ownPages(app: FastifyInstance, options: { browserFolder: string }) {
  const read = (file: string) => readFile(join(options.browserFolder, file), 'utf8');
  const [staff, manage] = await Promise.all([read('staff.html'), read('manage.html')]);

  for (const path of ['/staff', '/staff/']) {
    app.get(path, (_, reply) => send(reply.header('Cache-Control', 'no-cache'), staff));
  }
  for (const path of ['/manage/:bookingUuid', '/manage/:bookingUuid/']) {
    app.get(path, (_, reply) =>
      send(
        reply
          // Its address is a key: it is kept nowhere, told to nobody and listed by nobody.
          .header('Cache-Control', 'no-store')
          .header('Referrer-Policy', 'no-referrer')
          .header('X-Robots-Tag', 'noindex'),
        manage,
      ),
    );
  }
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('Content-Security-Policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(html);
}
