import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { BookingCustomerRequest } from '../requests/create-booking.ts';

const { uuid, email, phone, birthDate, postalCode, language, country } =
  BookingCustomerRequest.shape;

/** What staff change about the guest of a booking: an absent field is unchanged, null clears it. */
export const GuestChange = z.strictObject({
  /** Another guest, by their uuid. */
  uuid,
  name: z.optional(limits.text({ min: 1, max: 255 })),
  email,
  phone,
  birthDate,
  postalCode,
  language,
  country,
});
export type GuestChange = z.infer<typeof GuestChange>;

/** How a guest was told what happens to their data. */
export const PrivacyTold = z.enum(['BY_PHONE', 'IN_PERSON']);
