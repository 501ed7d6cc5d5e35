import type { PublicBooking } from '../contract/booking.ts';
import { freeUntil } from '../diner/policy/policy-terms.ts';

export type BookedPolicy = NonNullable<PublicBooking['cancellationPolicy']>;

/** What canceling costs: nothing whenever it is done, nothing yet, or the policy's fee in cents. */
export type CancelingCost =
  | { type: 'nothing' }
  | { type: 'free'; until: number }
  | { type: 'fee'; since: number; amount: number; currency: string };

/** Only what was signed can cost anything. */
export function costOfCanceling(
  { cancellationPolicy: policy, bookingAt }: PublicBooking,
  at: number,
): CancelingCost {
  if (policy?.status !== 'SIGNED' || policy.type === 'NO_CHARGE') return { type: 'nothing' };
  if (policy.cancellationFeeAmount === 0) return { type: 'nothing' };
  const end = freeUntil(policy, bookingAt);
  if (at < end) return { type: 'free', until: end };
  const { cancellationFeeAmount: amount, currency } = policy;
  return { type: 'fee', since: end, amount, currency };
}
