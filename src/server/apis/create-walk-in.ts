import type { FastifyReply } from 'fastify';
import type { StaffWalkInRequest } from '../../contract/staff/create-walk-in.ts';
import { createWalkIn } from '../../operations/bookings/create-walk-in.ts';
import type { HandlerCall } from './handler.ts';
import { sendCreated } from './rendered-response.ts';
import { repeatableCallOf } from './repeatable-call.ts';

/**
 * POST /bookings/walk-ins in all APIs: responds with the seated or waiting walk-in. Typed for the staff API,
 * whose body has more optional fields.
 */
export async function handleCreateWalkIn(
  call: HandlerCall<{ body: StaffWalkInRequest }>,
): Promise<FastifyReply> {
  const { input, request, reply } = call;
  return sendCreated(request, reply, await createWalkIn(repeatableCallOf(call), input.body));
}
