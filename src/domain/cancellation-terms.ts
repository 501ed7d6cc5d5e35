import type { CancellationPolicyRule } from './venue.ts';

/** What decides whether, and on what terms, a booking needs a signature. */
export interface PolicyCriteria {
  covers: number;
  shiftId: string;
  experienceId: number | null;
}

/** The first of the venue's rules that a booking falls under; null where it needs no signature. */
export function findPolicyRule(
  rules: readonly CancellationPolicyRule[],
  { covers, shiftId, experienceId }: PolicyCriteria,
): CancellationPolicyRule | null {
  const applies = (rule: CancellationPolicyRule) =>
    covers >= rule.minCovers &&
    (rule.shiftIds.includes(shiftId) ||
      (experienceId !== null && rule.experienceIds.includes(experienceId)));
  return rules.find(applies) ?? null;
}

/** What a cancellation within the notice costs a party of this size, in cents. */
export function cancellationFee(
  { amount, amountType }: Pick<CancellationPolicyRule, 'amount' | 'amountType'>,
  covers: number,
): number {
  return amountType === 'PER_PERSON' ? amount * covers : amount;
}
