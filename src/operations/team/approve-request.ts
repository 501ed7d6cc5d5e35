import type { Instant } from '../../domain/venue-time.ts';
import type { StaffMember } from '../../store/staff.ts';
import { insertApproval } from '../../store/staff-approvals.ts';
import { hashSecret, newSecret } from '../access/secrets.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requirePin } from './require-pin.ts';
import { requireSession } from './require-session.ts';

/** Long enough to send the request, also over a bad network. */
const APPROVAL_MS = 120_000;

export interface ApprovalRequest {
  /** The uuid of who approves. */
  staff: string;
  pin: string;
  /** The one request that is approved. */
  method: string;
  path: string;
  bodyHash: string;
}

/**
 * POST /approvals: somebody else lends their permissions to one request of this device. The change itself is journaled
 * with both names.
 * @throws Refusal VALIDATION_ERROR if the PIN is wrong; RateLimitError
 */
export async function approveRequest(
  context: AppContext,
  principal: Principal,
  { method, path, bodyHash, ...attempt }: ApprovalRequest,
): Promise<{ approval: string; expiresAt: Instant; approvedBy: StaffMember }> {
  requirePermission(principal, 'bookings:read');
  const session = requireSession(principal);
  const member = await requirePin(context, principal, attempt);
  const approval = newSecret();
  const now = context.now();
  const expiresAt = now + APPROVAL_MS;
  const lent = {
    tokenHash: hashSecret(approval),
    sessionHash: session.tokenHash,
    approvedBy: member.uuid,
    method,
    path,
    bodyHash,
    expiresAt,
  };
  await context.store.write(principal.accountId, (db) => insertApproval(db, lent, now));
  return { approval, expiresAt, approvedBy: member };
}
