import type { BookedCancellationPolicy, Booking } from './booking.ts';
import { type BookingStatus, groupOf } from './booking-status.ts';
import { keepsSignature, type NewPolicy } from './cancellation-terms.ts';
import type { Currency } from './money.ts';
import { Refusal } from './refusal.ts';
import { type Instant, MS_PER_MINUTE } from './venue-time.ts';
import { isOnWaitList } from './wait-list/wait-list-place.ts';

/** The policy of a new booking. The deadline for its signature is never after `bookingAt`. */
export function newBookedPolicy(
  { rule, covers, fee }: NewPolicy,
  { bookingAt, currency, now }: { bookingAt: Instant; currency: Currency; now: Instant },
): BookedCancellationPolicy {
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
    cancellationFeeAmount: fee,
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
 * The policy of a booking at an instant. On the wait list there is no table to sign for, so a booking has only a policy that
 * was signed earlier.
 */
export function policyOf(
  { status, cancellationPolicy }: Pick<Booking, 'status' | 'cancellationPolicy'>,
  now: Instant,
): BookedCancellationPolicy | null {
  const policy = cancellationPolicy && policyAt(cancellationPolicy, now);
  return isOnWaitList({ status }) && policy?.status !== 'SIGNED' ? null : policy;
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
  if (keepsSignature(policy, fresh?.cancellationFeeAmount ?? null)) return policy;
  const { status } = policyAt(policy, now);
  // A change does not extend the deadline for the signature.
  if (fresh === null || fresh.id !== policy.id || status !== 'PENDING_SIGNATURE') return fresh;
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
 * The policy of a booking that waited for the venue's answer, after a transition that keeps it open. With a table, the
 * time to sign begins. On the wait list there is nothing to sign yet.
 * @param fresh the policy that a new booking of this kind would get; null for none
 */
export function policyAfterAnswer(
  before: Pick<Booking, 'status' | 'cancellationPolicy'>,
  to: BookingStatus,
  fresh: BookedCancellationPolicy | null,
  now: Instant,
): BookedCancellationPolicy | null {
  const policy = before.cancellationPolicy;
  const signed = policy?.status === 'SIGNED' ? policy : null;
  if (isOnWaitList({ status: to })) return signed;
  if (isOnWaitList(before)) return policyAfterChange(signed, fresh, now);
  return policy && !signed && to === 'CONFIRMED' ? fresh : policy;
}

/**
 * The booking's policy with its signature; signing again changes nothing.
 * @throws Refusal STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING if there is nothing to sign,
 *   BOOKING_AT_NOT_ALLOWED_TIME_WINDOW after the deadline
 */
export function signPolicy(
  booking: Pick<Booking, 'status' | 'cancellationPolicy'>,
  ip: string | null,
  now: Instant,
): BookedCancellationPolicy {
  const policy = policyOf(booking, now);
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
