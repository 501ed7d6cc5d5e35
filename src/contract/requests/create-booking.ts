import * as z from 'zod/mini';
import { AddOnRequest, DesiredStatus, ExperienceRequest } from '../availability.ts';
import { SpecialOccasion } from '../booking.ts';
import * as limits from '../limits.ts';

/** The customer of a new booking. `hasGdprConsent: false` is valid here; the operation refuses it. */
export const BookingCustomerRequest = z.object({
  name: limits.text({ min: 3, max: 255 }),
  hasGdprConsent: z.boolean(),
  acceptsMarketing: z.boolean(),
  uuid: z.optional(limits.Uuid),
  email: z.nullish(limits.Email),
  phone: z.nullish(limits.Phone),
  birthDate: z.nullish(limits.WallDate),
  postalCode: z.nullish(limits.PostalCode),
  language: z.optional(limits.Language),
  country: z.optional(limits.Country),
});
export type BookingCustomerRequest = z.infer<typeof BookingCustomerRequest>;

/** POST /bookings */
export const CreateBookingRequest = z.object({
  customer: BookingCustomerRequest,
  date: limits.WallDate,
  time: limits.WallTime,
  floorPlanAreaId: z.nullish(limits.Id),
  experience: z.nullish(ExperienceRequest),
  customerSpecialRequests: z.nullish(limits.LongText),
  hasAllergies: z.optional(z.boolean()),
  allergiesDescription: z.nullish(limits.LongText),
  specialOccasion: z.nullish(SpecialOccasion),
  needsAccessibleSeating: z.optional(z.boolean()),
  hotelRoom: z.nullish(limits.HotelRoom),
  redemptionCode: z.nullish(limits.RedemptionCode),
  promoCode: z.nullish(limits.PromoCode),
  highChairs: z.optional(limits.Count),
  paxChildren: limits.PaxChildren,
  pax: limits.Pax,
  addOns: z.optional(z.array(AddOnRequest).check(z.maxLength(100))),
  strollers: z.optional(limits.Count),
  status: DesiredStatus,
  utmSource: z.optional(limits.text({ max: 255 })),
  utmMedium: z.optional(limits.text({ max: 255 })),
  utmCampaign: z.optional(limits.text({ max: 255 })),
  utmTerm: z.optional(limits.text({ max: 255 })),
  utmContent: z.optional(limits.text({ max: 255 })),
});
export type CreateBookingRequest = z.infer<typeof CreateBookingRequest>;

/** POST /widget/v3/bookings: the partner API's request, and more. */
export const CreateWidgetBookingRequest = z.extend(CreateBookingRequest, {
  /** Set by the embedding page, to recognize the booking later. */
  clientReferenceId: z.optional(limits.text({ min: 1, max: 255 })),
  /** Of the table that is kept for this diner, which becomes the booking's. */
  holdSecret: z.nullish(limits.HoldSecret),
});
export type CreateWidgetBookingRequest = z.infer<typeof CreateWidgetBookingRequest>;
