import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { BookingCustomerRequest } from '../partner/create-booking.ts';

const { uuid, email, birthDate, postalCode, language, country } = BookingCustomerRequest.shape;

/** What staff change about the guest of a booking: an absent field is unchanged, null clears it. */
export const GuestChange = z.strictObject({
  /** Another guest, by their uuid. */
  uuid,
  name: z.optional(limits.name()),
  email,
  phone: z.nullish(limits.TypedPhone),
  birthDate,
  postalCode,
  language,
  country,
});
export type GuestChange = z.infer<typeof GuestChange>;

/** How a guest was told what happens to their data. */
export const PrivacyTold = z.enum(['BY_PHONE', 'IN_PERSON']);
