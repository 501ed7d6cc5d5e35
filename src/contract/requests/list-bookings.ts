import * as z from 'zod/mini';
import { BookingStatus } from '../booking.ts';
import * as limits from '../limits.ts';

/** GET /bookings. Dates are work days; the operation applies the defaults and checks the range. */
export const ListBookingsQuery = z.object({
  date_start: z.optional(limits.WallDate),
  date_end: z.optional(limits.WallDate),
  status: z.optional(z.array(BookingStatus)),
  customer_email: z.optional(limits.EmailFilter),
  customer_phone: z.optional(limits.Phone),
  limit: z.optional(z.int().check(z.gte(1), z.lte(500))),
  cursor: z.optional(limits.text({ min: 1, max: 512 })),
});
export type ListBookingsQuery = z.infer<typeof ListBookingsQuery>;
