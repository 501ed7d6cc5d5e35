import type { FastifyRequest } from 'fastify';
import type { CreateOptions } from '../../operations/idempotency.ts';
import { contentHashOf } from '../http/content-hash.ts';
import { idempotencyKeyOf } from '../http/headers.ts';
import { bookingShape } from '../shapes/booking-shape.ts';

/**
 * How to respond to a create request, or to a change by staff: the rendered text is stored under the caller's Idempotency-Key
 * and sent again on a retry.
 * @param content what a retry must repeat
 * @throws MalformedRequestError
 */
export function createOptionsOf(
  request: FastifyRequest,
  content: unknown = request.body,
): CreateOptions {
  const key = idempotencyKeyOf(request);
  return {
    idempotency: key === null ? null : { key, requestHash: contentHashOf(content) },
    render: (view) => JSON.stringify(bookingShape(view)),
  };
}
