import type { Booking } from '../../domain/booking.ts';
import { policyAt } from '../../domain/cancellation-policy.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { issuePolicySigningUrl } from './manage-token.ts';

/** The signing page if a change added a policy; null for callers on the manage page, where the policy is shown. */
export async function newSigningUrl(
  context: AppContext,
  db: Db,
  principal: Principal,
  before: Booking,
  after: Booking,
): Promise<string | null> {
  const policy = before.cancellationPolicy;
  const wasPending = policy && policyAt(policy, context.now()).status === 'PENDING_SIGNATURE';
  if (wasPending || principal.managedBookingUuid !== null) return null;
  return issuePolicySigningUrl(context, db, after);
}
