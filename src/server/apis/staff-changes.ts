import type { BookingVerb } from '../../operations/bookings/booking-change.ts';
import { changeOnce } from '../../operations/idempotency.ts';
import { ifMatchOf } from '../http/headers.ts';
import type { HandlerCall } from './handler.ts';
import { sendRendered } from './rendered-response.ts';
import { repeatableCallOf } from './repeatable-call.ts';

/**
 * A handler for a change of one booking in the staff API: subject to If-Match, and repeated with the same
 * Idempotency-Key, it is made once.
 */
export function handleStaffChange<Body>(verb: BookingVerb<Body>) {
  return async (
    call: HandlerCall<{
      params: { bookingUuid: string };
      body: Body & { at?: string | undefined };
    }>,
  ) => {
    const { input, request, reply } = call;
    const uuid = input.params.bookingUuid;
    const asked = { uuid, ifMatch: ifMatchOf(request), request: input.body };
    const repeatable = repeatableCallOf(call, { uuid, body: request.body });
    const made = { ...verb, at: input.body.at };
    const response = await changeOnce(repeatable, made, (tx) => verb.run(tx, asked));
    return sendRendered(reply, response);
  };
}
