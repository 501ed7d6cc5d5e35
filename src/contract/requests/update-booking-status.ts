import * as z from 'zod/mini';
import { BookingStatus } from '../booking.ts';

/** PUT /bookings/{bookingUuid}/status */
export const UpdateBookingStatusRequest = z.object({ status: BookingStatus });
export type UpdateBookingStatusRequest = z.infer<typeof UpdateBookingStatusRequest>;
