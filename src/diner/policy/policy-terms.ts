import type { CancellationPolicyRule } from '../../domain/venue.ts';
import type { I18n } from '../i18n/i18n.ts';
import { formatDateTime, wallClockAt } from '../i18n/local-time.ts';
import type { PolicyMessages } from './locales/policy-messages.ts';

const MS_PER_HOUR = 3_600_000;

/** A policy, and the booking that it is about. */
export interface Terms {
  policy: Pick<
    CancellationPolicyRule,
    'type' | 'amountType' | 'amount' | 'cancellationNoticeHours'
  >;
  /** What a late cancellation costs in all, in cents. */
  fee: number;
  covers: number;
  currency: string;
  /** With the venue's offset. */
  bookingAt: string;
  timezone: string;
}

/** Until when a booking can be canceled free of charge, in milliseconds. */
export function freeUntil(
  { cancellationNoticeHours }: Pick<CancellationPolicyRule, 'cancellationNoticeHours'>,
  bookingAt: string,
): number {
  return Date.parse(bookingAt) - cancellationNoticeHours * MS_PER_HOUR;
}

/**
 * A cancellation policy in plain sentences: what is asked for, until when, and what it can cost.
 * @param now set before the booking is made: what is over by then is not promised
 */
export function policyTerms(
  i18n: I18n,
  messages: PolicyMessages,
  { policy, fee, covers, currency, bookingAt, timezone }: Terms,
  now = Number.NEGATIVE_INFINITY,
): string[] {
  const { type, amountType, amount, cancellationNoticeHours: hours } = policy;
  const until = freeUntil(policy, bookingAt);
  const moment = formatDateTime(i18n, wallClockAt(until, timezone));
  const total = i18n.money(fee, currency);
  if (type === 'NO_CHARGE') {
    const inTime =
      hours > 0 && now < until ? [i18n.plural(messages.tellInTime, hours, { moment })] : [];
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
  const asked = i18n.format(type === 'DEPOSIT' ? messages.deposit : messages.cardGuarantee, {
    sum,
  });
  if (now >= until) return [asked, i18n.format(messages.costNow, { total })];
  return [
    asked,
    hours > 0 ? i18n.plural(messages.freeUntil, hours, { moment }) : messages.freeUntilStart,
    i18n.format(messages.lateCost, { total }),
  ];
}

/** How long there is to sign, once the booking is made. */
export function signingTerm(
  i18n: I18n,
  messages: PolicyMessages,
  { signWithinMinutes: minutes }: Pick<CancellationPolicyRule, 'signWithinMinutes'>,
): string {
  return minutes % 60 === 0
    ? i18n.plural(messages.signWithinHours, minutes / 60)
    : i18n.plural(messages.signWithinMinutes, minutes);
}
