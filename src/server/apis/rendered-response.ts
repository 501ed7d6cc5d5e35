import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedResponse } from '../../operations/idempotency.ts';

/** Sends the response to a create request as it was rendered, so that a retry gets the same bytes. */
export function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, createdStatus }: RenderedResponse,
): FastifyReply {
  request.createdStatus = createdStatus;
  return reply.header('ETag', etag).type('application/json; charset=utf-8').send(body);
}
