import type { BookedCancellationPolicy, Booking } from './booking.ts';
import { type BookingStatus, groupOf } from './booking-status.ts';
import { cancellationFee } from './cancellation-terms.ts';
import type { Currency } from './money.ts';
import { Refusal } from './refusal.ts';
import type { CancellationPolicyRule } from './venue.ts';
import { type Instant, MS_PER_MINUTE } from './venue-time.ts';

/** A rule as it stands on a new booking: waiting for its signature, at the latest until the meal. */
export function bookPolicy(
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
 * A policy as it stands at an instant: a signature that did not come in time has expired. Nothing
 * else happens to the booking by itself; the venue sees it and decides.
 */
export function policyAt(policy: BookedCancellationPolicy, now: Instant): BookedCancellationPolicy {
  if (policy.status !== 'PENDING_SIGNATURE' || now < policy.signDeadlineAt) return policy;
  return { ...policy, status: 'EXPIRED', endedAt: policy.signDeadlineAt, endedBy: 'SYSTEM' };
}

/**
 * The policy of a booking that was changed.
 * @param fresh what a new booking of this kind would get; null for none
 */
export function policyAfterChange(
  policy: BookedCancellationPolicy | null,
  fresh: BookedCancellationPolicy | null,
  now: Instant,
): BookedCancellationPolicy | null {
  if (policy === null) return fresh;
  const { status } = policyAt(policy, now);
  // What was signed holds until more is asked for: a smaller party does not shed its guarantee.
  if (status === 'SIGNED') {
    const asksMore = fresh && fresh.cancellationFeeAmount > policy.cancellationFeeAmount;
    return asksMore ? fresh : policy;
  }
  // The time to sign does not begin anew with every change.
  if (fresh === null || fresh.id !== policy.id || status === 'EXPIRED') return fresh;
  return { ...fresh, signDeadlineAt: Math.min(policy.signDeadlineAt, fresh.signDeadlineAt) };
}

type EndedBy = NonNullable<BookedCancellationPolicy['endedBy']>;

/**
 * The policy after a move of its booking. It ends when the booking is called off or the guests have
 * come and gone; a no-show's stays as it was, for that is what it is there for.
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
  // The undo of a departure.
  if (current.status === 'ENDED') {
    const status = current.signedAt === null ? 'PENDING_SIGNATURE' : 'SIGNED';
    return { ...current, status, endedAt: null, endedBy: null };
  }
  return current;
}

/**
 * The booking's policy with its signature; signing again changes nothing.
 * @throws Refusal STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING where nothing is to be signed,
 *   BOOKING_AT_NOT_ALLOWED_TIME_WINDOW once the deadline is over
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
      'There is no cancellation policy to be signed on this booking. Nothing needs to be done.',
    );
  }
  if (policy.status === 'SIGNED') return policy;
  if (policy.status === 'EXPIRED') {
    throw new Refusal(
      'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
      'The time to sign the cancellation policy is over. Call the venue.',
    );
  }
  return { ...policy, status: 'SIGNED', signedAt: now, signedFromIp: ip };
}
