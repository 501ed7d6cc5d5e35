import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { MAX_BODY_BYTES } from '../contract/limits.ts';
import type { House } from '../operations/house.ts';
import type { Settings } from '../operations/settings.ts';
import { partnerDoor } from './doors/partner.ts';
import { staffDoor } from './doors/staff.ts';
import { widgetDoor } from './doors/widget.ts';
import { pages } from './pages.ts';
import { type ProblemWriter, problemWriter } from './problems.ts';
import { routeTable } from './route-table.ts';

export interface AppOptions {
  house: House;
  settings: Pick<Settings, 'rateLimitPerMinute' | 'trustProxy'>;
  logger: FastifyBaseLogger | false;
  /** Where the built browser parts lie; without it only the API is served. */
  browserFolder?: string;
}

/** All tablets of a floor ask from one address, every few seconds. */
const STAFF_SHARE = 10;

/** Months and days of bookings shrink to a tenth; what is sent to us is taken as it is. */
const COMPRESSION = {
  encodings: ['br', 'gzip'],
  threshold: 1024,
  globalDecompression: false,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
} satisfies FastifyCompressOptions;

/** The server without a port: a request comes in, an answer goes out. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { house, settings, logger, browserFolder } = options;
  const problems = problemWriter(house.publicUrl);
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    // Addresses can hold an email; the line written below holds the route instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: settings.trustProxy,
    // As long as an address may be: an endless uuid is an unknown one.
    routerOptions: { maxParamLength: 16 * 1024 },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      const requestId = randomUUID();
      // Its code alone: the error holds whatever was sent, keys and people's names included.
      app.log.info({ reqId: requestId, code: error.code }, 'not a request');
      socket.end(problems.answerToNoise(requestId), () => socket.destroy());
    },
    // No hook runs for an address that cannot even be read.
    frameworkErrors: (error, request, reply) => {
      reply.header('X-Request-Id', request.id);
      void problems.sendError(error, request, reply);
    },
  });
  // Bodies are JSON; a door that reads it under another name says so itself.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('principal', null);
  app.decorateRequest('createdBookingUuid', null);
  app.setErrorHandler((error, request, reply) => problems.sendError(error, request, reply));
  answerUnknownRoutes(app, problems);
  logAnswers(app);

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'none'"] } },
    // Answers and scripts are there to be read by other pages; who may is said at the doors.
    crossOriginResourcePolicy: false,
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  for (const [prefix, door, share] of [
    ['/v3', partnerDoor, 1],
    ['/widget/v3', widgetDoor, 1],
    ['/staff/v3', staffDoor, STAFF_SHARE],
  ] as const) {
    await app.register(
      async (scope) => {
        // What is answered here is someone's own, and true for this moment only.
        scope.addHook('onRequest', async (_, reply) => {
          reply.header('Cache-Control', 'no-store');
        });
        // Each door counts for itself: a busy page does not shut the staff out.
        await scope.register(rateLimit, {
          max: settings.rateLimitPerMinute * share,
          timeWindow: '1 minute',
          enableDraftSpec: true,
          addHeadersOnExceeding: {
            'ratelimit-limit': true,
            'ratelimit-remaining': true,
            'ratelimit-reset': true,
          },
        });
        await scope.register(compress, COMPRESSION);
        await scope.register(door, { house });
      },
      { prefix },
    );
  }
  await app.register(pages, { house, browserFolder });
  return app;
}

/** 404, or 405 with the methods that the path does answer. */
function answerUnknownRoutes(app: FastifyInstance, problems: ProblemWriter): void {
  const table = routeTable(app);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = table.methodsOf(path);
    if (methods.length === 0) return problems.send(request, reply, 'NOT_FOUND');
    reply.header('Allow', methods.join(', '));
    const detail = `This path answers ${methods.join(', ')}, not ${request.method}.`;
    return problems.send(request, reply, 'METHOD_NOT_ALLOWED', detail);
  });
}

/** One line per answer: no address, no body, no header, so no personal data and no secret. */
function logAnswers(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    // Else the end waits for connections that are only kept for the next request.
    if (isClosing) reply.header('Connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        account: request.principal?.accountId,
        caller: request.principal?.caller,
      },
      'answered',
    );
  });
}
