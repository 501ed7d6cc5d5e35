import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiOf } from '../apis/all-apis.ts';
import type { Metrics } from './metrics.ts';

export type LogRequest = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Logs one line per response. It holds no URL, body or header, so no personal data and no secret.
 * @returns logs a response that was sent without running the hooks
 */
export function logRequests(app: FastifyInstance, metrics?: Metrics): LogRequest {
  const logRequest: LogRequest = (request, reply) => {
    metrics?.countResponse(request, reply);
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        api: apiOf(request),
        status: reply.statusCode,
        problem: request.problemCode ?? undefined,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        account: request.principal?.accountId,
        caller: request.principal?.caller,
      },
      'request completed',
    );
  };
  app.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply));
  return logRequest;
}
