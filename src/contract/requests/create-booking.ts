import * as z from 'zod/mini';
import { nearestLanguage } from '../../domain/nearest-language.ts';
import { AddOnRequest, DesiredStatus, ExperienceRequest } from '../availability.ts';
import { SpecialOccasion } from '../booking.ts';
import * as limits from '../limits.ts';

/** The customer of a new booking. `hasGdprConsent: false` is valid here; the operation refuses it. */
export const BookingCustomerRequest = z.object({
  name: limits.name({ min: 3 }),
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

/** BCP 47, as far as its grammar goes: subtags of letters and digits. */
const LanguageTag = limits
  .text({ max: 100 })
  .check(
    z.regex(
      /^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/,
      'must be a language tag (BCP 47), such as nl or pt-BR',
    ),
  );

/** POST /widget/v3/bookings: the partner API's request, and more. */
export const CreateWidgetBookingRequest = z.extend(CreateBookingRequest, {
  customer: z.extend(BookingCustomerRequest, {
    name: limits.name(),
    phone: z.nullish(limits.TypedPhone),
    /** The nearest of our languages; undefined, as if it were not sent, where none is near. */
    language: z.optional(z.pipe(LanguageTag, z.transform(nearestLanguage))),
  }),
  /** Set by the embedding page, to recognize the booking later. */
  clientReferenceId: z.optional(limits.text({ min: 1, max: 255 })),
  /** Of the table that is kept for this diner, which becomes the booking's. */
  holdSecret: z.nullish(limits.HoldSecret),
});
export type CreateWidgetBookingRequest = z.infer<typeof CreateWidgetBookingRequest>;
