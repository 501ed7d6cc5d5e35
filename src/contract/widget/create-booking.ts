import * as z from 'zod/mini';
import { nearestLanguage } from '../../domain/nearest-language.ts';
import * as limits from '../limits.ts';
import { BookingCustomerRequest, CreateBookingRequest } from '../partner/create-booking.ts';
import { ShownTerms } from './shown-terms.ts';

/** A BCP 47 tag, checked only roughly: subtags of letters and digits. */
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
    /** The nearest of our languages; undefined, as if absent, if none is near. */
    language: z.optional(z.pipe(LanguageTag, z.transform(nearestLanguage))),
  }),
  /** Set by the embedding page, to recognize the booking later. */
  clientReferenceId: z.optional(limits.text({ min: 1, max: 255 })),
  /** The secret of the hold on a table for this diner, which becomes the booking's table. */
  holdSecret: z.nullish(limits.HoldSecret),
  shownTerms: ShownTerms,
});
export type CreateWidgetBookingRequest = z.infer<typeof CreateWidgetBookingRequest>;
