import * as z from 'zod/mini';
import { CalendarAnswer } from './availability.ts';
import * as limits from './limits.ts';
import { DEFAULT_PARTY } from './start-url.ts';

/** The widget door's own operations; all others it shares with the partners. */

/**
 * GET /widget/v3/start?key=…&lang=…&pax=…&paxChildren=…&month=YYYY-MM: everything that the first
 * screen needs, in one answer that no preflight delays.
 */
export const StartQuery = z.object({
  /** Where it is not sent as the header Service-Publishable-Key. */
  key: z.optional(limits.text(128)),
  lang: z.optional(limits.Language),
  pax: z._default(limits.Pax, DEFAULT_PARTY.pax),
  paxChildren: z._default(limits.PaxChildren, DEFAULT_PARTY.paxChildren),
  /** The first month that is shown; without it, the venue's current one. */
  month: z.optional(
    z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month as YYYY-MM')),
  ),
});
export type StartQuery = z.infer<typeof StartQuery>;

/** On what terms a booking needs a signature; the first rule that fits is the one that holds. */
export const WidgetPolicyRule = z.object({
  id: z.int(),
  type: z.enum(['CARD_GUARANTEE', 'DEPOSIT', 'NO_CHARGE']),
  amountType: z.enum(['PER_PERSON', 'PER_BOOKING']),
  /** In cents of the venue's currency. */
  amount: z.int(),
  cancellationNoticeHours: z.int(),
  signWithinMinutes: z.int(),
  minCovers: z.int(),
  shiftIds: z.array(z.string()),
  experienceIds: z.array(z.int()),
});

/** What a diner's browser may know of a venue. Texts are localized. */
export const WidgetVenue = z.object({
  accountId: z.string(),
  name: z.string(),
  language: limits.Language,
  timezone: z.string(),
  currency: limits.Currency,
  country: z.string(),
  phone: z.nullable(z.string()),
  /** The venue's current work day, whatever the device's clock says. */
  today: limits.WallDate,
  /** The last work day that can be booked. */
  lastBookableOn: limits.WallDate,
  dayStartsAt: limits.WallTime,
  separatesAdultsAndChildren: z.boolean(),
  /** The largest party that any shift takes. */
  maxCovers: z.int(),
  highChairs: z.nullable(z.int()),
  strollers: z.nullable(z.int()),
  hasPromos: z.boolean(),
  hasRedemptionCodes: z.boolean(),
  /** A diner may change a booking by its link; else they cancel and book anew, or call. */
  takesBookingUpdates: z.boolean(),
  /** So that the terms are told before anything is booked. */
  cancellationPolicies: z.array(WidgetPolicyRule),
  texts: z.object({
    dataProcessingConsent: z.string(),
    marketingConsent: z.string(),
    consentVersion: z.string(),
    privacyPolicyUrl: z.string(),
    /** `{minutes}` stands for the minutes. */
    timeLimit: z.string(),
    bookingNote: z.nullable(z.string()),
  }),
});
export type WidgetVenue = z.infer<typeof WidgetVenue>;

export const StartAnswer = z.object({ venue: WidgetVenue, calendar: CalendarAnswer });
export type StartAnswer = z.infer<typeof StartAnswer>;
