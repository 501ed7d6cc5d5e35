import type { StaffOperations } from '../../contract/staff/operations.ts';
import { createWalkIn } from '../../operations/bookings/create-walk-in.ts';
import type { Handler } from './handler.ts';
import { sendCreated } from './rendered-response.ts';
import { repeatableCallOf } from './repeatable-call.ts';

/**
 * POST /bookings/walk-ins in all APIs: responds with the seated or waiting walk-in. Typed for the staff API,
 * whose body has one optional field more.
 */
export const handleCreateWalkIn: Handler<StaffOperations['create-walk-in']> = async (call) => {
  const { input, request, reply } = call;
  return sendCreated(request, reply, await createWalkIn(repeatableCallOf(call), input.body));
};
