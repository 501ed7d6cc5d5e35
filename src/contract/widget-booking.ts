import * as z from 'zod/mini';
import { CreateBookingRequest } from './booking.ts';
import * as limits from './limits.ts';

/** POST /widget/v3/bookings: what partners send, and the page's own name for the visit. */
export const CreateWidgetBookingRequest = z.extend(CreateBookingRequest, {
  clientReferenceId: z.optional(limits.text(255, 1)),
});
export type CreateWidgetBookingRequest = z.infer<typeof CreateWidgetBookingRequest>;
