import type { PublicBooking } from '../contract/booking.ts';
import { freeUntil } from '../domain/free-until.ts';

export type BookedPolicy = NonNullable<PublicBooking['cancellationPolicy']>;

/** What canceling costs: nothing at any time, nothing until an instant, or the policy's fee in cents. */
export type CancellationCost =
  | { type: 'nothing' }
  | { type: 'free'; until: number }
  | { type: 'fee'; since: number; amount: number; currency: string };

/** Only a signed policy can cost anything. */
export function cancellationCost(
  { cancellationPolicy: policy, bookingAt }: PublicBooking,
  now: number,
): CancellationCost {
  if (policy?.status !== 'SIGNED' || policy.type === 'NO_CHARGE') return { type: 'nothing' };
  if (policy.cancellationFeeAmount === 0) return { type: 'nothing' };
  const end = freeUntil(policy, Date.parse(bookingAt));
  if (now < end) return { type: 'free', until: end };
  const { cancellationFeeAmount: amount, currency } = policy;
  return { type: 'fee', since: end, amount, currency };
}
