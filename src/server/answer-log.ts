import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiOf } from './apis/all-apis.ts';
import type { Metrics } from './metrics.ts';

/** One line per answer: no address, no body, no header, so no personal data and no secret. */
export function logAnswers(app: FastifyInstance, metrics?: Metrics): LogAnswer {
  const logAnswer: LogAnswer = (request, reply) => {
    metrics?.countAnswer(request, reply);
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        door: apiOf(request),
        status: reply.statusCode,
        problem: request.problemCode ?? undefined,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        account: request.principal?.accountId,
        caller: request.principal?.caller,
      },
      'answered',
    );
  };
  app.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply));
  return logAnswer;
}

export type LogAnswer = (request: FastifyRequest, reply: FastifyReply) => void;
