import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, BodyOf, Operation } from '../../contract/operation.ts';
import { parsePartWithPhones } from '../http/parse-input.ts';
import type { PhoneReading } from '../http/read-phones.ts';
import { urlOf } from './operation-routes.ts';

/** The parts of the server that an operation without a session needs. */
export interface OpenServer {
  app: FastifyInstance;
  /** @throws Refusal FORBIDDEN */
  requireOwnOrigin(request: FastifyRequest): void;
  /** Reads phone numbers in the request, if it has any. */
  readingOf(request: FastifyRequest): PhoneReading;
}

interface OpenCall<Body> {
  request: FastifyRequest;
  reply: FastifyReply;
  body: Body;
}

/** Serves an operation that needs no session, or is about the session itself. */
export function serveSessionOperation<O extends Operation>(
  { app, requireOwnOrigin, readingOf }: OpenServer,
  { method, path, body: schema }: O,
  handle: (call: OpenCall<BodyOf<O>>) => Promise<AnswerOf<O> | FastifyReply>,
): void {
  app.route({
    method,
    url: urlOf(path),
    preParsing: async (request) => requireOwnOrigin(request),
    handler: async (request, reply) => {
      const body = await parsePartWithPhones(schema, request.body, readingOf(request));
      return handle({ request, reply, body: body as BodyOf<O> });
    },
  });
}
