import type { Cents } from '../money.ts';
import type { Plural } from '../plural.ts';
import type { CancellationPolicyRule } from '../venue.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import type { PolicyTexts } from './policy-texts.ts';

/** A policy with the booking that it applies to. */
export interface PolicyOfBooking {
  policy: Pick<
    CancellationPolicyRule,
    'type' | 'amountType' | 'amount' | 'cancellationNoticeHours'
  >;
  /** The total fee of a late cancellation. */
  fee: Cents;
  covers: number;
  bookingAt: Instant;
}

/** How a reader’s language and the venue’s country write what the sentences are filled with. */
export interface TermsFormat {
  format(text: string, values: Record<string, string | number>): string;
  /** With the number as `{n}`. */
  plural(forms: Plural, n: number, values?: Record<string, string | number>): string;
  /** In the currency of the policy. */
  money(cents: Cents): string;
  moment(at: Instant): string;
}

/** The end of free cancellation. */
export function freeUntil(
  { cancellationNoticeHours }: Pick<CancellationPolicyRule, 'cancellationNoticeHours'>,
  bookingAt: Instant,
): Instant {
  return bookingAt - cancellationNoticeHours * 60 * MS_PER_MINUTE;
}

/**
 * A cancellation policy in sentences: what the venue asks for, until when canceling is free, and the fee. What has
 * passed at an instant is not promised any more.
 */
export function policyTerms(
  texts: PolicyTexts,
  { format, plural, money, moment }: TermsFormat,
  booked: PolicyOfBooking & { at: Instant },
): string[] {
  const { policy, fee, covers, bookingAt, at } = booked;
  const { type, cancellationNoticeHours: hours } = policy;
  const until = freeUntil(policy, bookingAt);
  const isInTime = at < until;
  const inTime = (forms: Plural) => plural(forms, hours, { moment: moment(until) });
  if (type === 'NO_CHARGE')
    return [texts.noCharge, ...(hours > 0 && isInTime ? [inTime(texts.cancelInTime)] : [])];
  const total = money(fee);
  const sum =
    policy.amountType === 'PER_PERSON'
      ? plural(texts.sumPerPerson, covers, { amount: money(policy.amount), total })
      : format(texts.sumPerBooking, { total });
  const guarantee = format(type === 'DEPOSIT' ? texts.deposit : texts.cardGuarantee, { sum });
  if (!isInTime) return [guarantee, format(texts.feeOnly, { total })];
  const free = hours > 0 ? inTime(texts.freeUntil) : texts.freeUntilStart;
  return [guarantee, free, format(texts.lateFee, { total })];
}

/** How long the diner has to sign after booking. */
export function signingTerm(
  texts: PolicyTexts,
  { plural }: Pick<TermsFormat, 'plural'>,
  { signWithinMinutes: minutes }: Pick<CancellationPolicyRule, 'signWithinMinutes'>,
): string {
  return minutes % 60 === 0
    ? plural(texts.signWithinHours, minutes / 60)
    : plural(texts.signWithinMinutes, minutes);
}
