import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { ListBookingsQuery } from '../partner/list-bookings.ts';
import { StaffBooking } from './booking.ts';

/** GET /staff/v3/bookings: as in the partner API, or only some bookings by their uuids. */
export const StaffListQuery = z.extend(ListBookingsQuery, {
  /** May repeat, up to fifty times. The other parameters do not apply then. */
  uuid: z.optional(z.array(limits.Uuid).check(z.maxLength(50))),
});
export type StaffListQuery = z.infer<typeof StaffListQuery>;

export const StaffBookingList = z.object({
  data: z.array(StaffBooking),
  nextCursor: z.optional(z.nullable(z.string())),
});
