import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type preHandlerAsyncHookHandler,
} from 'fastify';
import { MAX_BODY_BYTES } from '../contract/limits.ts';
import type { AppContext } from '../operations/context.ts';
import type { AppSettings } from '../operations/settings.ts';
import { logAnswers } from './answer-log.ts';
import { APIS, type ApiName, apiOf } from './apis/all-apis.ts';
import { COMPRESSION } from './compression.ts';
import { CONNECTION_LIMITS } from './connection-limits.ts';
import { health } from './health.ts';
import { readAsJson } from './json-bodies.ts';
import type { Metrics } from './metrics.ts';
import { embedPage } from './pages/embed-page.ts';
import { pages } from './pages/pages.ts';
import { reference } from './pages/reference/reference.ts';
import { type ProblemWriter, problemWriter } from './problems.ts';
import { limitRate } from './rate-limit.ts';
import { MalformedRequest } from './requests.ts';
import { routeTable } from './route-table.ts';
import { watchStopping } from './stopping.ts';

export interface AppOptions {
  context: AppContext;
  settings: Pick<AppSettings, 'rateLimitPerMinute' | 'trustProxy'>;
  logger: FastifyBaseLogger | false;
  /** Where the built browser parts lie; without it only the API is served. */
  browserFolder?: string;
  /** The demo venue's publishable key, for its page; without it, or where it finds none, there is no demo page. */
  findDemoKey?: () => Promise<string | null>;
  /** Where answers are counted; without it none are. */
  metrics?: Metrics | undefined;
}

/** The server without a port: a request comes in, an answer goes out. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { context, settings, logger, browserFolder, metrics } = options;
  const findDemoKey = options.findDemoKey ?? (async () => null);
  const problems = problemWriter(context.publicUrl);
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    ...CONNECTION_LIMITS,
    // Addresses can hold an email; the line written below holds the route instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: settings.trustProxy,
    // Who is already connected when it stops is still answered, by us and as usual.
    return503OnClosing: false,
    // As long as an address may be: an endless uuid is an unknown one.
    routerOptions: { maxParamLength: 16 * 1024 },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      const requestId = randomUUID();
      // Its code alone: the error holds whatever was sent, keys and people's names included.
      app.log.info({ reqId: requestId, code: error.code }, 'not a request');
      socket.end(problems.answerToNoise(requestId, error.code), () => socket.destroy());
    },
    // No hook runs for an address that cannot even be read.
    frameworkErrors: (error, request, reply) => {
      reply.header('X-Request-Id', request.id);
      void problems.sendError(error, request, reply);
      logAnswer(request, reply);
    },
  });
  // Bodies are JSON; a door that reads it under another name says so itself.
  app.removeContentTypeParser('text/plain');
  readAsJson(app, 'application/json');
  app.decorateRequest('principal', null);
  app.decorateRequest('createdStatus', null);
  app.decorateRequest('problemCode', null);
  app.setErrorHandler((error, request, reply) => problems.sendError(error, request, reply));
  const limits = new Map<ApiName | 'none', preHandlerAsyncHookHandler>();
  answerUnknownRoutes(app, problems, limits);
  const logAnswer = logAnswers(app, metrics);
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) {
      throw new MalformedRequest('The header Host is missing.');
    }
  });
  // What a client expects beyond 100-continue is no reason to refuse what it asks for.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
  const isStopping = watchStopping(app);

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'none'"] } },
    // Answers and scripts are there to be read by other pages; who may is said at the doors.
    crossOriginResourcePolicy: false,
  });
  await app.register(health, { context, problems, isStopping });
  for (const { name, prefix, plugin, share } of APIS) {
    await app.register(
      async (scope) => {
        // What is answered here is someone's own, and true for this moment only.
        scope.addHook('onRequest', async (_, reply) => {
          reply.header('Cache-Control', 'no-store');
        });
        limits.set(name, await limitRate(scope, settings.rateLimitPerMinute * share));
        await scope.register(compress, COMPRESSION);
        await scope.register(plugin, { context });
      },
      { prefix },
    );
  }
  await app.register(reference, { publicUrl: context.publicUrl });
  const { publicUrl } = context;
  await app.register(embedPage, { publicUrl, findDemoKey });
  await app.register(pages, { publicUrl, findDemoKey, browserFolder });
  return app;
}

/** 404, or 405 with the methods that the path does answer; below a door it counts like the rest. */
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
    // A page that knows the path, but nothing at it, comes here as well.
    if (methods.length === 0 || methods.includes(request.method)) {
      return problems.send(request, reply, 'NOT_FOUND');
    }
    reply.header('Allow', methods.join(', '));
    const detail = `This path does not answer ${request.method}. Send ${methods.join(' or ')}.`;
    return problems.send(request, reply, 'METHOD_NOT_ALLOWED', detail);
  });
}
