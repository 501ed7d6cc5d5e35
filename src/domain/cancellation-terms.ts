import { coversOf } from './availability/party.ts';
import type { BookedCancellationPolicy } from './booking.ts';
import type { BookingStatus } from './booking-status.ts';
import type { Cents, Currency } from './money.ts';
import type { CancellationPolicyRule, Venue } from './venue.ts';
import { isOnWaitList } from './wait-list/wait-list-place.ts';

/** The properties of a booking that decide which policy rule applies. */
interface PolicyCriteria {
  covers: number;
  shiftId: string;
  experienceId: number | null;
}

/** The first rule that applies to a booking; null if it needs no signature. */
function findPolicyRule(
  rules: readonly CancellationPolicyRule[],
  { covers, shiftId, experienceId }: PolicyCriteria,
): CancellationPolicyRule | null {
  const applies = (rule: CancellationPolicyRule) =>
    covers >= rule.minCovers &&
    (rule.shiftIds.includes(shiftId) ||
      (experienceId !== null && rule.experienceIds.includes(experienceId)));
  return rules.find(applies) ?? null;
}

/** The fee for canceling within the notice period, in cents. */
function cancellationFee(
  { amount, amountType }: Pick<CancellationPolicyRule, 'amount' | 'amountType'>,
  covers: number,
): number {
  return amountType === 'PER_PERSON' ? amount * covers : amount;
}

/** What a new booking has to be signed for. */
export interface NewPolicy {
  rule: CancellationPolicyRule;
  covers: number;
  /** In cents. */
  fee: number;
}

/** The policy of a booking that is made now; null if it needs none, as on the wait list, where there is no table to sign for. */
export function findNewPolicy(
  venue: Pick<Venue, 'separatesAdultsAndChildren'> & {
    cancellationPolicies: readonly CancellationPolicyRule[];
  },
  booking: Omit<PolicyCriteria, 'covers'> & {
    status: BookingStatus;
    pax: number;
    paxChildren: number;
  },
): NewPolicy | null {
  if (isOnWaitList(booking)) return null;
  const covers = coversOf(venue, booking);
  const rule = findPolicyRule(venue.cancellationPolicies, { ...booking, covers });
  return rule && { rule, covers, fee: cancellationFee(rule, covers) };
}

/** The terms of a policy that a guest reads before booking, without the times that follow from them. */
export interface ShownTerms
  extends Pick<
    CancellationPolicyRule,
    'type' | 'amountType' | 'amount' | 'cancellationNoticeHours' | 'signWithinMinutes'
  > {
  currency: Currency;
  /** The fee of the whole party. */
  cancellationFeeAmount: Cents;
}

export function shownTermsOf({ rule, fee }: NewPolicy, currency: Currency): ShownTerms {
  const { type, amountType, amount, cancellationNoticeHours, signWithinMinutes } = rule;
  return {
    type,
    amountType,
    amount,
    currency,
    cancellationNoticeHours,
    signWithinMinutes,
    cancellationFeeAmount: fee,
  };
}

/** Whether a booking gets the terms that were shown; null for none. */
export function areTermsShown(terms: ShownTerms, shown: ShownTerms | null): boolean {
  const names = Object.keys(terms) as (keyof ShownTerms)[];
  return shown !== null && names.every((name) => terms[name] === shown[name]);
}

/**
 * Whether the policy of a booking that changes stays as it was signed. It does unless the fee rises: a smaller party
 * keeps the signed guarantee.
 * @param newFee of the policy that a new booking of this kind would get; null for none
 */
export function keepsSignature(
  {
    status,
    cancellationFeeAmount,
  }: Pick<BookedCancellationPolicy, 'status' | 'cancellationFeeAmount'>,
  newFee: Cents | null,
): boolean {
  return status === 'SIGNED' && (newFee ?? 0) <= cancellationFeeAmount;
}
