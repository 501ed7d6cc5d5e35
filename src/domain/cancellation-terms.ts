import type { CancellationPolicyRule } from './venue.ts';

/** The properties of a booking that decide which policy rule applies. */
export interface PolicyCriteria {
  covers: number;
  shiftId: string;
  experienceId: number | null;
}

/** The first rule that applies to a booking; null if it needs no signature. */
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

/** The fee for canceling within the notice period, in cents. */
export function cancellationFee(
  { amount, amountType }: Pick<CancellationPolicyRule, 'amount' | 'amountType'>,
  covers: number,
): number {
  return amountType === 'PER_PERSON' ? amount * covers : amount;
}
