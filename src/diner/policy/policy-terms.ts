import type { CancellationPolicyRule } from '../../domain/venue.ts';
import type { I18n } from '../i18n/i18n.ts';
import { formatDateTime, toVenueDateTime } from '../i18n/local-time.ts';
import type { PolicyMessages } from './locales/policy-messages.ts';

const MS_PER_HOUR = 3_600_000;

/** A policy with the booking that it applies to. */
export interface PolicyTermsInput {
  policy: Pick<
    CancellationPolicyRule,
    'type' | 'amountType' | 'amount' | 'cancellationNoticeHours'
  >;
  /** The total fee of a late cancellation, in cents. */
  fee: number;
  covers: number;
  currency: string;
  /** With the venue's offset. */
  bookingAt: string;
  timezone: string;
}

/** The end of free cancellation, in milliseconds. */
export function freeUntil(
  { cancellationNoticeHours }: Pick<CancellationPolicyRule, 'cancellationNoticeHours'>,
  bookingAt: string,
): number {
  return Date.parse(bookingAt) - cancellationNoticeHours * MS_PER_HOUR;
}

/**
 * A cancellation policy in sentences: what the venue asks for, until when canceling is free, and the fee.
 * @param now in milliseconds, to omit past deadlines before a booking is made; omitted for a made booking
 */
export function policyTerms(
  i18n: I18n,
  messages: PolicyMessages,
  { policy, fee, covers, currency, bookingAt, timezone }: PolicyTermsInput,
  now = Number.NEGATIVE_INFINITY,
): string[] {
  const { type, amountType, amount, cancellationNoticeHours: hours } = policy;
  const until = freeUntil(policy, bookingAt);
  const moment = formatDateTime(i18n, toVenueDateTime(until, timezone));
  const total = i18n.money(fee, currency);
  if (type === 'NO_CHARGE') {
    const inTime =
      hours > 0 && now < until ? [i18n.plural(messages.cancelInTime, hours, { moment })] : [];
    return [messages.noCharge, ...inTime];
  }
  const sum =
    amountType === 'PER_PERSON'
      ? i18n.format(messages.sumPerPerson, {
          amount: i18n.money(amount, currency),
          total,
          people: i18n.plural(i18n.messages.people, covers),
        })
      : i18n.format(messages.sumPerBooking, { total });
  const guarantee = i18n.format(type === 'DEPOSIT' ? messages.deposit : messages.cardGuarantee, {
    sum,
  });
  if (now >= until) return [guarantee, i18n.format(messages.feeOnly, { total })];
  return [
    guarantee,
    hours > 0 ? i18n.plural(messages.freeUntil, hours, { moment }) : messages.freeUntilStart,
    i18n.format(messages.lateFee, { total }),
  ];
}

/** How long the diner has to sign after booking. */
export function signingTerm(
  i18n: I18n,
  messages: PolicyMessages,
  { signWithinMinutes: minutes }: Pick<CancellationPolicyRule, 'signWithinMinutes'>,
): string {
  return minutes % 60 === 0
    ? i18n.plural(messages.signWithinHours, minutes / 60)
    : i18n.plural(messages.signWithinMinutes, minutes);
}
