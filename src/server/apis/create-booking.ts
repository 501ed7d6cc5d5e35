import type { CreateWidgetBookingRequest } from '../../contract/widget/create-booking.ts';
import { createBooking } from '../../operations/bookings/create-booking.ts';
import type { HandlerCall } from './handler.ts';
import { sendCreated } from './rendered-response.ts';
import { repeatableCallOf } from './repeatable-call.ts';

/**
 * POST /bookings in all APIs: responds with the booking, and with its manage link in `Location` if
 * `issueLinks` issues one. Typed for the widget API, whose body has optional fields more.
 */
export async function handleCreateBooking(call: HandlerCall<{ body: CreateWidgetBookingRequest }>) {
  const { input, request, reply } = call;
  // A retry may have a later hold or newer terms, but is for the same booking.
  const {
    holdSecret: _hold,
    shownTerms: _terms,
    ...content
  } = request.body as Record<string, unknown>;
  const response = await createBooking(repeatableCallOf(call, content), input.body);
  if (response.manageLink !== null) reply.header('Location', response.manageLink);
  return sendCreated(request, reply, response);
}
