import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedResponse } from '../../operations/idempotency.ts';

/** Sends the response to a request as it was rendered, so that a retry gets the same bytes. */
export function sendRendered(
  reply: FastifyReply,
  { body, etag }: Pick<RenderedResponse, 'body' | 'etag'>,
): FastifyReply {
  return reply.header('ETag', etag).type('application/json; charset=utf-8').send(body);
}

/** Sends the response to a create request; the status of what it created is for the metrics. */
export function sendCreated(
  request: FastifyRequest,
  reply: FastifyReply,
  response: RenderedResponse,
): FastifyReply {
  request.createdStatus = response.view?.booking.status ?? null;
  return sendRendered(reply, response);
}
