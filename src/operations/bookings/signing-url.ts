import type { Booking } from '../../domain/booking.ts';
import { groupOf } from '../../domain/booking-status.ts';
import { policyOf } from '../../domain/cancellation-policy.ts';
import type { Tx } from '../tx.ts';
import { issuePolicySigningUrl } from './manage-token.ts';

/** The signing page if a change added a policy; null for callers on the manage page, where the policy is shown. */
export async function newSigningUrl(
  tx: Tx<'principal'>,
  before: Booking,
  after: Booking,
): Promise<string | null> {
  const { context, principal } = tx;
  const wasPending = policyOf(before, context.now())?.status === 'PENDING_SIGNATURE';
  if (wasPending || principal.managedBookingUuid !== null) return null;
  return issuePolicySigningUrl(tx, after);
}

/** The signing page if a policy was added when the venue confirmed a request or gave a table to a party on the wait list. */
export async function signingUrlOfAnswer(
  tx: Tx<'principal'>,
  before: Booking,
  after: Booking,
): Promise<string | null> {
  if (groupOf(before.status) !== 'awaiting') return null;
  return newSigningUrl(tx, before, after);
}
