import type { FastifyInstance } from 'fastify';
import type { AnyProblemCode } from '../contract/problem.ts';
import type { BookingStatus } from '../domain/booking-status.ts';
import type { Principal } from '../operations/principal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated caller; null before authentication. */
    principal: Principal | null;
    /** The status of the booking that this request created; null where it created none. */
    createdStatus: BookingStatus | null;
    /** The problem that was sent as the response; null for a success. */
    problemCode: AnyProblemCode | null;
  }
}

/** Adds the properties above to every request. */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('principal', null);
  app.decorateRequest('createdStatus', null);
  app.decorateRequest('problemCode', null);
}
