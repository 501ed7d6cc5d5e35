import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type preHandlerAsyncHookHandler,
} from 'fastify';
import { MAX_BODY_BYTES } from '../contract/limits.ts';
import type { AppContext } from '../operations/context.ts';
import type { AppSettings } from '../operations/settings.ts';
import { APIS, type ApiName, apiOf } from './apis/all-apis.ts';
import { normalizeForwardedFor } from './http/client-address.ts';
import { COMPRESSION } from './http/compression.ts';
import { CONNECTION_LIMITS } from './http/connection-limits.ts';
import { requireOneHost } from './http/headers.ts';
import { parseAsJson } from './http/json-bodies.ts';
import { limitRate } from './http/rate-limit.ts';
import { routeTable } from './http/route-table.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { watchStopping } from './http/stopping.ts';
import { health } from './monitoring/health.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { logRequests } from './monitoring/request-log.ts';
import { bookingPage } from './pages/booking-page/booking-page.ts';
import { embedPage } from './pages/embed-page.ts';
import { pages } from './pages/pages.ts';
import { reference } from './pages/reference/reference.ts';
import { searchEngines } from './pages/search-engines.ts';
import { type ProblemWriter, problemWriter } from './problems.ts';
import { decorateRequests } from './request-properties.ts';

export interface AppOptions {
  context: AppContext;
  settings: Pick<AppSettings, 'rateLimitPerMinute' | 'trustProxy'>;
  logger: FastifyBaseLogger | false;
  /** The folder of the browser build; without it only the APIs are served. */
  browserFolder?: string;
  /** Finds the demo venue's publishable key; without one there is no demo page. */
  findDemoKey?: () => Promise<string | null>;
  /** Counts responses; without it none are counted. */
  metrics?: Metrics | undefined;
}

/** A page has several files, and the diners of one mobile network may share an address. */
const PAGES_RATE_LIMIT_FACTOR = 10;

/** Builds the server without opening a port. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { context, settings, logger, browserFolder, metrics } = options;
  const findDemoKey = options.findDemoKey ?? (async () => null);
  const problems = problemWriter(context.publicUrl);
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    ...CONNECTION_LIMITS,
    // Fastify's own lines log URLs, which can hold an email address; ours log the route.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: settings.trustProxy,
    // While the server stops, open connections still get normal responses.
    return503OnClosing: false,
    // The longest possible URL, so that an overlong uuid is answered as an unknown one.
    routerOptions: { maxParamLength: 16 * 1024 },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      // A browser keeps such connections for later, and takes what it finds there for the answer to its next request.
      if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) {
        socket.destroy();
        return;
      }
      const requestId = randomUUID();
      // Only the code: the error object holds the bytes sent, keys and personal data included.
      app.log.info({ reqId: requestId, code: error.code }, 'invalid HTTP request');
      socket.end(problems.malformedRequestResponse(requestId, error.code), () => socket.destroy());
    },
    // Fastify runs no hooks for a URL that it cannot decode.
    frameworkErrors: (error, request, reply) => {
      reply.header('X-Request-Id', request.id);
      void problems.sendError(error, request, reply);
      logRequest(request, reply);
    },
  });
  // Bodies are JSON; the widget API also takes JSON as text/plain.
  app.removeContentTypeParser('text/plain');
  parseAsJson(app, 'application/json');
  decorateRequests(app);
  app.setErrorHandler((error, request, reply) => problems.sendError(error, request, reply));
  const limits = new Map<ApiName | 'none', preHandlerAsyncHookHandler>();
  answerUnknownRoutes(app, problems, limits);
  const logRequest = logRequests(app, metrics);
  if (settings.trustProxy !== false) normalizeForwardedFor(app);
  app.addHook('onRequest', async ({ raw }) => {
    requireOneHost(raw);
  });
  // An unknown Expect header is ignored; Node would answer 417.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
  const isStopping = watchStopping(app);

  setSecurityHeaders(app);
  await app.register(health, { context, problems, isStopping });
  for (const { name, prefix, plugin, rateLimitFactor } of APIS) {
    await app.register(
      async (scope) => {
        // Responses are private and change at any time.
        scope.addHook('onRequest', async (_, reply) => {
          reply.header('Cache-Control', 'no-store');
        });
        const perMinute = settings.rateLimitPerMinute * rateLimitFactor;
        limits.set(name, await limitRate(scope, perMinute, context.steadyNow));
        await scope.register(compress, COMPRESSION);
        await scope.register(plugin, { context });
      },
      { prefix },
    );
  }
  const { publicUrl } = context;
  await app.register(async (scope) => {
    const perMinute = settings.rateLimitPerMinute * PAGES_RATE_LIMIT_FACTOR;
    limits.set('none', await limitRate(scope, perMinute, context.steadyNow));
    await scope.register(reference, { publicUrl });
    await scope.register(bookingPage, { context });
    await scope.register(searchEngines, { context });
    await scope.register(embedPage, { publicUrl, findDemoKey });
    await scope.register(pages, { context, findDemoKey, browserFolder });
  });
  return app;
}

/** Answers 404, or 405 with the allowed methods. The rate limits count these too. */
function answerUnknownRoutes(
  app: FastifyInstance,
  problems: ProblemWriter,
  limits: ReadonlyMap<ApiName | 'none', preHandlerAsyncHookHandler>,
): void {
  const table = routeTable(app);
  const preHandler: preHandlerAsyncHookHandler = async function (request, reply) {
    await limits.get(apiOf(request))?.call(this, request, reply);
  };
  app.setNotFoundHandler({ preHandler }, (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = table.methodsOf(path);
    // A route's handler calls this too, for a path such as /problems/unknown.
    if (methods.length === 0 || methods.includes(request.method)) {
      return problems.send(request, reply, 'NOT_FOUND');
    }
    reply.header('Allow', methods.join(', '));
    const detail = `This path does not support ${request.method}. Send ${methods.join(' or ')}.`;
    return problems.send(request, reply, 'METHOD_NOT_ALLOWED', detail);
  });
}
