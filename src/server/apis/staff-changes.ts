import type { BookingWrite } from '../../operations/bookings/booking-change.ts';
import { changeIdempotently } from '../../operations/bookings/change-idempotently.ts';
import { ifMatchOf } from '../http/headers.ts';
import { createOptionsOf } from './create-options.ts';
import type { Call } from './handler.ts';
import { sendRendered } from './rendered-response.ts';

/**
 * A handler for a change of one booking in the staff API: subject to If-Match, and repeated with the same
 * Idempotency-Key, it is made once.
 */
export function handleStaffChange<Body>(operation: string, write: BookingWrite<Body>) {
  return async (
    call: Call<{ params: { bookingUuid: string }; body: Body & { at?: string | undefined } }>,
  ) => {
    const { context, principal, input, request, reply } = call;
    const uuid = input.params.bookingUuid;
    const options = createOptionsOf(request, { uuid, body: request.body });
    const change = { uuid, body: input.body, ifMatch: ifMatchOf(request) };
    const response = await changeIdempotently(
      context,
      principal,
      operation,
      change,
      options,
      write,
    );
    return sendRendered(request, reply, { ...response, createdStatus: null });
  };
}
