import type { Db } from './db.ts';

/** Somebody with more permissions lets the one who acts on a device make one request. */
export interface StaffApproval {
  tokenHash: string;
  sessionHash: string;
  /** The uuid of the member who approved. */
  approvedBy: string;
  method: string;
  path: string;
  /** Null if the previous version issued it: then it is for a request without a body. */
  bodyHash: string | null;
  /** With what it was used; null until then. */
  usedWith: string | null;
  expiresAt: number;
}

/** As long as the response to a request is kept, which may be sent again. */
const KEPT_MS = 24 * 3_600_000;

export async function insertApproval(
  db: Db,
  approval: Omit<StaffApproval, 'usedWith'>,
  now: number,
): Promise<void> {
  await db
    .deleteFrom('staff_approvals')
    .where('expires_at', '<', now - KEPT_MS)
    .execute();
  await db
    .insertInto('staff_approvals')
    .values({
      token_hash: approval.tokenHash,
      session_hash: approval.sessionHash,
      approved_by: approval.approvedBy,
      method: approval.method,
      path: approval.path,
      body_hash: approval.bodyHash,
      expires_at: approval.expiresAt,
    })
    .execute();
}

/** An approval of a device, expired or not; null if it is unknown. */
export async function findApproval(
  db: Db,
  { tokenHash, sessionHash }: Pick<StaffApproval, 'tokenHash' | 'sessionHash'>,
): Promise<StaffApproval | null> {
  const row = await db
    .selectFrom('staff_approvals')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('session_hash', '=', sessionHash)
    .executeTakeFirst();
  return row
    ? {
        tokenHash: row.token_hash,
        sessionHash: row.session_hash,
        approvedBy: row.approved_by,
        method: row.method,
        path: row.path,
        bodyHash: row.body_hash,
        usedWith: row.used_with,
        expiresAt: row.expires_at,
      }
    : null;
}

/** Uses an approval up, unless that was done already. Returns whether it was done now. */
export async function markApprovalUsed(
  db: Db,
  tokenHash: string,
  usedWith: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_approvals')
    .set({ used_with: usedWith })
    .where('token_hash', '=', tokenHash)
    .where('used_with', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
