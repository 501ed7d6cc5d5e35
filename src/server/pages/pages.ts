import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentSecurityPolicy } from '../../html/page-frame.ts';
import type { AppContext } from '../../operations/context.ts';
import { findStartPage } from '../../operations/venues/find-start-page.ts';
import { DEMO_PAGE } from '../project-files.ts';
import {
  findProblemCode,
  PROBLEM_PAGE_STYLE,
  problemIndexPage,
  problemPage,
} from './problem-page.ts';

/** No inline code, nothing from other origins, and no framing. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The staff view also has a service worker, a manifest for the home screen, and frames that show mail. */
const STAFF_POLICY = `${POLICY}; worker-src 'self'; manifest-src 'self'; frame-src 'self'`;

interface PagesOptions {
  context: AppContext;
  findDemoKey: () => Promise<string | null>;
  browserFolder?: string | undefined;
}

const STAFF_WORKER = 'staff-worker.js';
/** The worker only fetches files of the staff view. */
const WORKER_CSP = "default-src 'none'; connect-src 'self'";

const PROBLEM_CSP = contentSecurityPolicy(PROBLEM_PAGE_STYLE);

/** Serves the HTML pages (demo, browser apps, problem pages) and the browser build's files. */
export async function pages(
  app: FastifyInstance,
  { context, findDemoKey, browserFolder }: PagesOptions,
) {
  const { publicUrl } = context;
  for (const path of ['/problems', '/problems/'])
    app.get(path, (_, reply) => sendPage(reply, problemIndexPage(), PROBLEM_CSP));
  app.get<{ Params: { slug: string } }>('/problems/:slug', (request, reply) => {
    const code = findProblemCode(request.params.slug);
    return code ? sendPage(reply, problemPage(code), PROBLEM_CSP) : reply.callNotFound();
  });
  if (browserFolder === undefined || !existsSync(browserFolder)) return;

  await app.register(fastifyStatic, {
    root: browserFolder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      if (basename(path).startsWith(STAFF_WORKER)) {
        reply.header('Cache-Control', 'no-cache');
        reply.header('Content-Security-Policy', WORKER_CSP);
        return;
      }
      // Any site may load the widget. Hashed files never change; entry files may at any time.
      reply.header('Access-Control-Allow-Origin', '*');
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
      reply.header(
        'Cache-Control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      );
    },
  });
  // The icon that browsers request if a page names none.
  app.get('/favicon.ico', (_, reply) => reply.sendFile('icon-192.png'));
  await app.register(appPages, { browserFolder });

  const demoPage = await readFile(DEMO_PAGE, 'utf8');
  app.get('/', async (_, reply) => {
    const publishableKey = await findDemoKey();
    if (publishableKey === null)
      return reply.header('Cache-Control', 'no-store').redirect(await findStartPage(context));
    const filled = demoPage
      .replaceAll('{{publicUrl}}', publicUrl)
      .replaceAll('{{publishableKey}}', publishableKey);
    const own = new URL(publicUrl).origin;
    return sendPage(
      reply,
      filled,
      `default-src 'none'; script-src 'self' ${own}; connect-src 'self' ${own}; img-src 'self' ${own} data:; style-src 'self' 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'`,
    );
  });
}

function sendPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html);
}

/**
 * Serves the two browser apps: the staff view, and the manage page. The latter is the same
 * document for every booking; the app reads the booking and its token from the URL.
 * @param options.browserFolder the folder of the browser build
 */
async function appPages(app: FastifyInstance, options: { browserFolder: string }) {
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
