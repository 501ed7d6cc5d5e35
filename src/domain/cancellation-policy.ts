import type { BookedCancellationPolicy, Booking } from './booking.ts';
import { type BookingStatus, groupOf } from './booking-status.ts';
import { cancellationFee } from './cancellation-terms.ts';
import type { Currency } from './money.ts';
import { Refusal } from './refusal.ts';
import type { CancellationPolicyRule } from './venue.ts';
import { type Instant, MS_PER_MINUTE } from './venue-time.ts';

/** The policy of a new booking under a rule. The deadline for its signature is never after `bookingAt`. */
export function newBookedPolicy(
  rule: CancellationPolicyRule,
  booked: { covers: number; bookingAt: Instant; currency: Currency; now: Instant },
): BookedCancellationPolicy {
  const { covers, bookingAt, currency, now } = booked;
  return {
    id: rule.id,
    status: 'PENDING_SIGNATURE',
    type: rule.type,
    amountType: rule.amountType,
    amount: rule.amount,
    currency,
    cancellationNoticeHours: rule.cancellationNoticeHours,
    signDeadlineAt: Math.min(now + rule.signWithinMinutes * MS_PER_MINUTE, bookingAt),
    signedAt: null,
    signedFromIp: null,
    endedAt: null,
    endedBy: null,
    chargeStatus: 'NOT_CHARGED',
    refundStatus: null,
    cancellationFeeAmount: cancellationFee(rule, covers),
    chargedAmount: 0,
    refundedAmount: 0,
    guaranteedPax: covers,
  };
}

/**
 * The policy at an instant: EXPIRED once the deadline passed without a signature. The booking itself
 * does not change; the venue decides what to do.
 */
export function policyAt(policy: BookedCancellationPolicy, now: Instant): BookedCancellationPolicy {
  if (policy.status !== 'PENDING_SIGNATURE' || now < policy.signDeadlineAt) return policy;
  return { ...policy, status: 'EXPIRED', endedAt: policy.signDeadlineAt, endedBy: 'SYSTEM' };
}

/**
 * The policy of a booking after a change.
 * @param fresh the policy that a new booking of this kind would get; null for none
 */
export function policyAfterChange(
  policy: BookedCancellationPolicy | null,
  fresh: BookedCancellationPolicy | null,
  now: Instant,
): BookedCancellationPolicy | null {
  if (policy === null) return fresh;
  const { status } = policyAt(policy, now);
  // A signature stays valid unless the fee rises: a smaller party keeps the signed guarantee.
  if (status === 'SIGNED') {
    const hasHigherFee = fresh && fresh.cancellationFeeAmount > policy.cancellationFeeAmount;
    return hasHigherFee ? fresh : policy;
  }
  // A change does not extend the deadline for the signature.
  if (fresh === null || fresh.id !== policy.id || status === 'EXPIRED') return fresh;
  return { ...fresh, signDeadlineAt: Math.min(policy.signDeadlineAt, fresh.signDeadlineAt) };
}

type EndedBy = NonNullable<BookedCancellationPolicy['endedBy']>;

/**
 * The policy after a status transition. It ends when the booking is canceled or the guests have left.
 * After a no-show it stays, because that is the case it covers.
 */
export function policyAfterTransition(
  policy: BookedCancellationPolicy | null,
  to: BookingStatus,
  by: EndedBy,
  now: Instant,
): BookedCancellationPolicy | null {
  if (policy === null) return null;
  const current = policyAt(policy, now);
  if (groupOf(to) === 'closed' && to !== 'NO_SHOW') {
    const isOpen = current.status === 'PENDING_SIGNATURE' || current.status === 'SIGNED';
    if (!isOpen) return current;
    return {
      ...current,
      status: 'ENDED',
      endedAt: now,
      endedBy: to === 'ATTENDED' ? 'SYSTEM' : by,
    };
  }
  // ATTENDED was undone.
  if (current.status === 'ENDED') {
    const status = current.signedAt === null ? 'PENDING_SIGNATURE' : 'SIGNED';
    return { ...current, status, endedAt: null, endedBy: null };
  }
  return current;
}

/**
 * The booking's policy with its signature; signing again changes nothing.
 * @throws Refusal STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING if there is nothing to sign,
 *   BOOKING_AT_NOT_ALLOWED_TIME_WINDOW after the deadline
 */
export function signPolicy(
  { cancellationPolicy }: Pick<Booking, 'cancellationPolicy'>,
  ip: string | null,
  now: Instant,
): BookedCancellationPolicy {
  const policy = cancellationPolicy && policyAt(cancellationPolicy, now);
  if (!policy || policy.status === 'ENDED') {
    throw new Refusal(
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
      'This booking has no cancellation policy to sign. Nothing needs to be done.',
    );
  }
  if (policy.status === 'SIGNED') return policy;
  if (policy.status === 'EXPIRED') {
    throw new Refusal(
      'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
      'The deadline for signing the cancellation policy has passed. Call the venue.',
    );
  }
  return { ...policy, status: 'SIGNED', signedAt: now, signedFromIp: ip };
}
