import * as z from 'zod/mini';
import { SpecialOccasion } from '../booking.ts';
import * as limits from '../limits.ts';

/** PUT /bookings/{bookingUuid}. An absent field is unchanged; null clears it. */
export const UpdateBookingRequest = z.object({
  date: z.optional(limits.WallDate),
  time: z.optional(limits.WallTime),
  pax: z.optional(limits.Pax),
  paxChildren: z.optional(limits.PaxChildren),
  floorPlanAreaId: z.nullish(limits.Id),
  highChairs: z.optional(limits.Count),
  strollers: z.optional(limits.Count),
  customerSpecialRequests: z.nullish(limits.LongText),
  hasAllergies: z.optional(z.boolean()),
  allergiesDescription: z.nullish(limits.LongText),
  specialOccasion: z.nullish(SpecialOccasion),
  needsAccessibleSeating: z.optional(z.boolean()),
  hotelRoom: z.nullish(limits.HotelRoom),
});
export type UpdateBookingRequest = z.infer<typeof UpdateBookingRequest>;
