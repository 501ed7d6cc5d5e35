import type { CreateWidgetBookingRequest } from '../../contract/requests/create-booking.ts';
import { createBooking } from '../../operations/bookings/create-booking.ts';
import { createOptionsOf } from './create-options.ts';
import type { Call } from './handler.ts';
import { sendRendered } from './rendered-response.ts';

/**
 * POST /bookings in all APIs: responds with the booking, and with its manage link in `Location` if
 * `issueManageLink` issues one. Typed for the widget API, whose body has optional fields more.
 */
export async function handleCreateBooking({
  context,
  principal,
  input,
  request,
  reply,
}: Call<{ body: CreateWidgetBookingRequest }>) {
  // A retry may come with a later hold: it is the same booking.
  const { holdSecret: _, ...content } = request.body as { holdSecret?: unknown };
  const options = createOptionsOf(request, content);
  const response = await createBooking(context, principal, input.body, options);
  if (response.manageLink !== null) reply.header('Location', response.manageLink);
  return sendRendered(request, reply, response);
}
