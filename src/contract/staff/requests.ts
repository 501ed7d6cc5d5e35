import * as z from 'zod/mini';
import { StaffBooking } from './booking.ts';

/** GET /staff/v3/requests: what waits for an answer of the venue, from today on, by time. */
export const StaffRequests = z.object({
  data: z.array(StaffBooking),
  /** How many there are; the first hundred are listed. */
  count: z.int(),
});
export type StaffRequests = z.infer<typeof StaffRequests>;
