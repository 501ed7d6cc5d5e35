import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { UpdateBookingRequest } from '../partner/update-booking.ts';
import { GuestChange, PrivacyTold } from './guest-change.ts';
import { Force } from './rules.ts';
import { StaffFields } from './staff-booking-request.ts';
import { Tap } from './tap.ts';

/**
 * PUT /staff/v3/bookings/{bookingUuid}: an absent field is unchanged, null clears it. Guests in the house can get
 * another party size, more time and other tables; a closed booking only notes and
 * another guest.
 */
export const StaffUpdateRequest = z
  .strictObject({
    ...UpdateBookingRequest.shape,
    /** The guest. One who is new to the booking must have been told what happens to their data. */
    customer: z.optional(GuestChange),
    privacyTold: z.optional(PrivacyTold),
    ...StaffFields,
    /** The booking is no longer fixed to its tables: it keeps them while they do, and moves when others need room. */
    hasFixedTables: z.optional(z.literal(false)),
    ...Force,
    ...Tap,
  })
  .check(
    limits.rule<{ customer?: unknown; privacyTold?: unknown }>(
      'privacyTold',
      'is about a guest: send customer too',
      ({ customer, privacyTold }) => privacyTold === undefined || customer !== undefined,
    ),
    limits.rule<{ tables?: unknown; hasFixedTables?: unknown }>(
      'hasFixedTables',
      'is about a booking whose tables the server finds: send it without tables',
      ({ tables, hasFixedTables }) => tables === undefined || hasFixedTables === undefined,
    ),
  );
export type StaffUpdateRequest = z.infer<typeof StaffUpdateRequest>;
