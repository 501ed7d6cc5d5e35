import type { STAFF_ENDPOINTS } from '../../contract/staff/endpoints.ts';
import { createWalkIn } from '../../operations/bookings/create-walk-in.ts';
import { createOptionsOf } from './create-options.ts';
import type { Handler } from './handler.ts';
import { sendRendered } from './rendered-response.ts';

/**
 * POST /bookings/walk-ins in all APIs: responds with the seated or waiting walk-in. Typed for the staff API,
 * whose body has one optional field more.
 */
export const handleCreateWalkIn: Handler<(typeof STAFF_ENDPOINTS)['create-walk-in']> = async ({
  context,
  principal,
  input,
  request,
  reply,
}) => {
  const options = createOptionsOf(request);
  return sendRendered(request, reply, await createWalkIn(context, principal, input.body, options));
};
