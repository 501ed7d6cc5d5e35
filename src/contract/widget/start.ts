import * as z from 'zod/mini';
import { NEW_BOOKING_KINDS } from '../../domain/message-kind.ts';
import * as limits from '../limits.ts';
import { CalendarAnswer } from '../partner/check-calendar.ts';
import { DEFAULT_PARTY } from '../start-url.ts';
import { UtcOffset } from '../utc-offset.ts';

/** The operation that only the widget API has: the data of its first screen. */

/**
 * GET /widget/v3/start?key=…&lang=…&pax=…&paxChildren=…&month=YYYY-MM: all data of the first screen
 * in one response, without a CORS preflight.
 */
export const StartQuery = z.object({
  /** The publishable key, instead of the header Service-Publishable-Key. */
  key: z.optional(limits.text({ max: 128 })),
  lang: z.optional(limits.Language),
  pax: z._default(limits.Pax, DEFAULT_PARTY.pax),
  paxChildren: z._default(limits.PaxChildren, DEFAULT_PARTY.paxChildren),
  /** The month to show. Default: the venue's current one, or the next one if this one has no day left to book. */
  month: z.optional(
    z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month as YYYY-MM')),
  ),
});
export type StartQuery = z.infer<typeof StartQuery>;

/** Which bookings require a signed cancellation policy. The first matching rule applies. */
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

/** A venue's public data. Texts are localized. */
export const WidgetVenue = z.object({
  accountId: z.string(),
  name: z.string(),
  language: limits.Language,
  timezone: z.string(),
  /**
   * The venue's UTC offsets by time, because a browser may not know the time zone: for all days that can be booked; with a
   * manage token, also for the year before today, its booking, and the year before that. Absent from servers of the previous
   * version.
   */
  utcOffsets: z.optional(z.array(UtcOffset)),
  currency: limits.Currency,
  country: z.string(),
  phone: z.nullable(z.string()),
  /** A phone number of the country, with its code, as people write it. */
  phoneExample: z.string(),
  /** The venue's current work day, independent of the device's clock. */
  today: limits.WallDate,
  /** The last bookable work day. */
  lastBookableOn: limits.WallDate,
  dayStartsAt: limits.WallTime,
  separatesAdultsAndChildren: z.boolean(),
  /** The largest party of any shift. */
  maxCovers: z.int(),
  highChairs: z.nullable(z.int()),
  strollers: z.nullable(z.int()),
  hasPromos: z.boolean(),
  hasRedemptionCodes: z.boolean(),
  /** Whether a diner may change a booking online. Otherwise they cancel and book again, or call. */
  takesBookingUpdates: z.boolean(),
  /** The kinds of mail that are sent about new bookings, to the address that the diner gave. */
  mailedKinds: z.array(z.enum(NEW_BOOKING_KINDS)),
  /** To show the terms before the diner books. */
  cancellationPolicies: z.array(WidgetPolicyRule),
  texts: z.object({
    dataProcessingConsent: z.string(),
    marketingConsent: z.string(),
    consentVersion: z.string(),
    privacyPolicyUrl: z.string(),
    /** With the placeholder `{minutes}`. */
    timeLimit: z.string(),
    bookingNote: z.nullable(z.string()),
  }),
});
export type WidgetVenue = z.infer<typeof WidgetVenue>;

export const StartAnswer = z.object({ venue: WidgetVenue, calendar: CalendarAnswer });
export type StartAnswer = z.infer<typeof StartAnswer>;
