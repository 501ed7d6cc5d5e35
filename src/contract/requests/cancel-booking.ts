import * as z from 'zod/mini';
import { CancelReason } from '../booking.ts';

/** PUT /bookings/{bookingUuid}/cancel */
export const CancelBookingRequest = z.object({ cancelReason: CancelReason });
export type CancelBookingRequest = z.infer<typeof CancelBookingRequest>;
