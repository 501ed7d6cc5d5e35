import type { CancellationPolicyRule } from '../../domain/venue.ts';
import { momentOf, wallClockAt } from '../moment.ts';
import type { Text } from '../text.ts';
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
  text: Text,
  words: PolicyMessages,
  { policy, fee, covers, currency, bookingAt, timezone }: Terms,
  now = Number.NEGATIVE_INFINITY,
): string[] {
  const { type, amountType, amount, cancellationNoticeHours: hours } = policy;
  const until = freeUntil(policy, bookingAt);
  const moment = momentOf(text, wallClockAt(until, timezone));
  const total = text.money(fee, currency);
  if (type === 'NO_CHARGE') {
    const inTime =
      hours > 0 && now < until ? [text.count(words.tellInTime, hours, { moment })] : [];
    return [words.noCharge, ...inTime];
  }
  const sum =
    amountType === 'PER_PERSON'
      ? text.fill(words.sumPerPerson, {
          amount: text.money(amount, currency),
          total,
          people: text.count(text.words.people, covers),
        })
      : text.fill(words.sumPerBooking, { total });
  const asked = text.fill(type === 'DEPOSIT' ? words.deposit : words.cardGuarantee, { sum });
  if (now >= until) return [asked, text.fill(words.costNow, { total })];
  return [
    asked,
    hours > 0 ? text.count(words.freeUntil, hours, { moment }) : words.freeUntilStart,
    text.fill(words.lateCost, { total }),
  ];
}

/** How long there is to sign, once the booking is made. */
export function signingTerm(
  text: Text,
  words: PolicyMessages,
  { signWithinMinutes: minutes }: Pick<CancellationPolicyRule, 'signWithinMinutes'>,
): string {
  return minutes % 60 === 0
    ? text.count(words.signWithinHours, minutes / 60)
    : text.count(words.signWithinMinutes, minutes);
}
