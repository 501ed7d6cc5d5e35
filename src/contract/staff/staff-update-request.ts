import * as z from 'zod/mini';
import { UpdateBookingRequest } from '../requests/update-booking.ts';
import { Force } from './rules.ts';
import { StaffFields } from './staff-booking-request.ts';
import { Tap } from './tap.ts';

/**
 * PUT /staff/v3/bookings/{bookingUuid}: an absent field is unchanged, null clears it. Guests in the house can get
 * another party size, more time and other tables; a closed booking only notes.
 */
export const StaffUpdateRequest = z.strictObject({
  ...UpdateBookingRequest.shape,
  ...StaffFields,
  ...Force,
  ...Tap,
});
export type StaffUpdateRequest = z.infer<typeof StaffUpdateRequest>;
