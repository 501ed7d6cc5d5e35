import type { WidgetVenue } from '../../contract/widget/start.ts';
import type { NewPolicy } from '../../domain/cancellation-terms.ts';
import type { UtcOffsets } from '../../domain/utc-offsets.ts';
import type { PolicyTexts } from '../../locales/compiled/policy-texts.ts';
import { type PolicyOfBooking, policyTerms, signingTerm } from '../../locales/policy-terms.ts';
import type { I18n } from '../i18n/i18n.ts';
import { formatDateTime, toVenueDateTime } from '../i18n/local-time.ts';

/** A policy with the booking that it applies to, as a page has them. */
interface ShownPolicy extends Omit<PolicyOfBooking, 'bookingAt'> {
  currency: string;
  /** With the venue's offset. */
  bookingAt: string;
  /** Of the venue; absent if the server did not send any. */
  utcOffsets?: UtcOffsets | undefined;
  /** When the terms are read or were signed, in milliseconds. */
  at: number;
}

/** A cancellation policy in sentences. */
export function pageTerms(
  i18n: I18n,
  texts: PolicyTexts,
  { currency, bookingAt, utcOffsets, ...shown }: ShownPolicy,
): string[] {
  const format = {
    ...i18n,
    money: (cents: number) => i18n.money(cents, currency),
    moment: (at: number) => formatDateTime(i18n, toVenueDateTime(at, utcOffsets, bookingAt)),
  };
  return policyTerms(texts, format, { ...shown, bookingAt: Date.parse(bookingAt) });
}

/** A booking that is not made yet, with the policy that it would have. */
interface OfferedBooking {
  venue: WidgetVenue;
  policy: NewPolicy;
  /** With the venue's offset. */
  bookingAt: string;
  /** In milliseconds. */
  now: number;
  /** Whether the time to sign runs already. */
  keepsDeadline?: boolean;
}

/** The sentences before booking: the terms, and the time to sign them. */
export function newPolicyTerms(
  i18n: I18n,
  texts: PolicyTexts,
  { venue, policy: { rule, covers, fee }, bookingAt, now, keepsDeadline }: OfferedBooking,
): string[] {
  const { currency, utcOffsets } = venue;
  const shown = { policy: rule, fee, covers, currency, bookingAt, utcOffsets, at: now };
  const terms = pageTerms(i18n, texts, shown);
  return keepsDeadline ? terms : [...terms, signingTerm(texts, i18n, rule)];
}
