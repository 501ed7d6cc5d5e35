import { Refusal } from '../../domain/refusal.ts';
import { findStaffByUuid, type StaffMember } from '../../store/staff.ts';
import { findApproval, markApprovalUsed } from '../../store/staff-approvals.ts';
import type { StaffSession } from '../../store/staff-sessions.ts';
import { hashSecret, newSecret } from '../access/secrets.ts';
import type { AppContext } from '../context.ts';

export interface ApprovedRequest {
  approval: string;
  method: string;
  path: string;
  /** A request that is sent again with its key may use the approval again, also once it has expired. */
  idempotencyKey: string | null;
}

/**
 * Uses up an approval and returns who gave it.
 * @throws Refusal FORBIDDEN if it is for another request or device, was used, or has expired
 */
export function requireApproval(
  context: AppContext,
  accountId: string,
  { tokenHash: sessionHash }: StaffSession,
  { approval, method, path, idempotencyKey }: ApprovedRequest,
): Promise<StaffMember> {
  const tokenHash = hashSecret(approval);
  const usedWith = hashSecret(idempotencyKey ?? newSecret());
  return context.store.write(accountId, async (db) => {
    const found = await findApproval(db, { tokenHash, sessionHash });
    if (found?.method !== method || found.path !== path) throw notApproved();
    const isRepeat = found.usedWith === usedWith;
    if (found.expiresAt <= context.now() && !isRepeat) throw notApproved();
    const isFirst = await markApprovalUsed(db, tokenHash, usedWith);
    if (!isFirst && !isRepeat) throw notApproved();
    const approver = await findStaffByUuid(db, accountId, found.approvedBy);
    if (!approver) throw notApproved();
    return approver;
  });
}

function notApproved(): Refusal {
  return new Refusal(
    'FORBIDDEN',
    'The approval is not for this request, was used already, or has expired. Ask for another one.',
  );
}
