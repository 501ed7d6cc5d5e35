import { Refusal } from '../../domain/refusal.ts';
import { findStaffByUuid, type StaffMember } from '../../store/staff.ts';
import { findApproval, markApprovalUsed, type StaffApproval } from '../../store/staff-approvals.ts';
import type { StaffSession } from '../../store/staff-sessions.ts';
import { hashSecret, newSecret } from '../access/secrets.ts';
import type { AppContext } from '../context.ts';
import type { Tx } from '../tx.ts';

/** A request with an approval, before its body is read. */
export interface ApprovedRequest {
  approval: string;
  method: string;
  /** With its query. */
  path: string;
}

/** The same request, with what is known once its body is read. */
export interface ApprovedContent {
  bodyHash: string;
  /**
   * A request that is sent again with its key may use the approval again, also once it has expired; null if it is made
   * each time.
   */
  idempotencyKey: string | null;
}

/** The requesting device. */
interface SignedInDevice {
  accountId: string;
  session: StaffSession;
}

/**
 * Who lends their permissions to a request. It may be made once {@link spendApproval} has confirmed it.
 * @throws Refusal FORBIDDEN if the approval is for another request or device, or has expired
 */
export function requireApprover(
  context: AppContext,
  { accountId, session }: SignedInDevice,
  request: ApprovedRequest,
): Promise<StaffMember> {
  return context.store.read(async (db) => {
    const { approvedBy } = await requireApproval({ context, db }, session, request);
    const approver = await findStaffByUuid(db, accountId, approvedBy);
    if (!approver) throw notApproved();
    return approver;
  });
}

/**
 * Uses up the approval of a request.
 * @throws Refusal FORBIDDEN if it is for another body, or was used already
 */
export async function spendApproval(
  context: AppContext,
  { accountId, session }: SignedInDevice,
  { bodyHash, idempotencyKey, ...request }: ApprovedRequest & ApprovedContent,
): Promise<void> {
  const usedWith = hashSecret(idempotencyKey ?? newSecret());
  await context.store.write(accountId, async (db) => {
    const found = await requireApproval({ context, db }, session, request);
    if (found.bodyHash !== bodyHash) throw notApproved();
    const isRepeat = found.usedWith === usedWith;
    if (isExpired(found, context.now()) && !isRepeat) throw notApproved();
    const isFirst = await markApprovalUsed(db, found.tokenHash, usedWith);
    if (!isFirst && !isRepeat) throw notApproved();
  });
}

async function requireApproval(
  { context, db }: Tx,
  { tokenHash: sessionHash }: StaffSession,
  { approval, method, path }: ApprovedRequest,
): Promise<StaffApproval> {
  const tokenHash = hashSecret(approval);
  const found = await findApproval(db, { tokenHash, sessionHash });
  if (found?.method !== method || found.path !== path) throw notApproved();
  // One that was used may be for a repeat, which is known once the body is read.
  if (isExpired(found, context.now()) && found.usedWith === null) throw notApproved();
  return found;
}

function isExpired({ expiresAt }: StaffApproval, now: number): boolean {
  return expiresAt <= now;
}

function notApproved(): Refusal {
  return new Refusal(
    'FORBIDDEN',
    'The approval is not for this request, was used already, or has expired. Ask for another one.',
  );
}
