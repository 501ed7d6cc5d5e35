import * as z from 'zod/mini';
import { CreateBookingRequest } from './booking.ts';
import * as limits from './limits.ts';

/** POST /widget/v3/bookings: the partner API's request, plus the page's own id for the visit. */
export const CreateWidgetBookingRequest = z.extend(CreateBookingRequest, {
  clientReferenceId: z.optional(limits.text(255, 1)),
});
export type CreateWidgetBookingRequest = z.infer<typeof CreateWidgetBookingRequest>;
