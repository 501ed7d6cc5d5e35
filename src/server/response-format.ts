import type { FastifyRequest } from 'fastify';
import type { ResponseFormat } from '../operations/idempotency.ts';
import { idempotencyOf } from './requests.ts';
import { bookingShape } from './shapes/booking-shape.ts';

/** A create is answered as text, kept under the caller's key to be given again. */
export function responseFormatOf(request: FastifyRequest): ResponseFormat {
  return {
    idempotency: idempotencyOf(request),
    render: (view) => JSON.stringify(bookingShape(view)),
  };
}
