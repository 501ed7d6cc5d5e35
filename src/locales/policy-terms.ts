import { freeUntil } from '../domain/free-until.ts';
import type { Cents } from '../domain/money.ts';
import type { CancellationPolicyRule } from '../domain/venue.ts';
import type { Instant } from '../domain/venue-time.ts';
import type { PolicyTexts } from './compiled/policy-texts.ts';
import type { Plural, Template, Values } from './template.ts';

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

/** Formats the values in the sentences, by the reader’s language and the venue’s country. */
export interface TermsFormat {
  format<Name extends string>(text: Template<Name>, values: Values<Name>): string;
  /** With the number as `{n}`. */
  plural<Name extends string>(
    forms: Plural<Name>,
    n: number,
    values?: Values<Exclude<Name, 'n'>>,
  ): string;
  /** In the currency of the policy. */
  money(cents: Cents): string;
  moment(at: Instant): string;
}

/**
 * A cancellation policy in sentences: what the venue asks for, until when canceling is free, and the fee. Free cancellation
 * is left out once it has ended.
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
  const inTime = (forms: Plural<'n' | 'moment'>) => plural(forms, hours, { moment: moment(until) });
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
