import type { Selectable } from 'kysely';
import type { Language } from '../domain/language.ts';
import type { StaffRole } from '../domain/staff-role.ts';
import type { Db } from './db.ts';
import type { Tables } from './tables.ts';

/** A link with which somebody joins the staff of a venue, once. The row goes when it is used or withdrawn. */
export interface StaffInvitation {
  id: string;
  accountId: string;
  role: StaffRole;
  name: string;
  language: Language;
  /** The uuid of the member who invited. */
  createdBy: string;
  createdAt: number;
  expiresAt: number;
}

export async function insertInvitation(
  db: Db,
  invitation: StaffInvitation & { tokenHash: string },
): Promise<void> {
  await db.deleteFrom('staff_invitations').where('expires_at', '<', invitation.createdAt).execute();
  await db
    .insertInto('staff_invitations')
    .values({
      id: invitation.id,
      account_id: invitation.accountId,
      token_hash: invitation.tokenHash,
      role: invitation.role,
      name: invitation.name,
      language: invitation.language,
      created_by: invitation.createdBy,
      created_at: invitation.createdAt,
      expires_at: invitation.expiresAt,
    })
    .execute();
}

/** Those that can still be used, newest first. */
export async function listInvitations(
  db: Db,
  accountId: string,
  now: number,
): Promise<StaffInvitation[]> {
  const rows = await db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toInvitation);
}

export async function findInvitation(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<StaffInvitation | null> {
  const row = await db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? toInvitation(row) : null;
}

export async function deleteInvitation(db: Db, id: string): Promise<void> {
  await db.deleteFrom('staff_invitations').where('id', '=', id).execute();
}

/** Withdraws what a member has invited. */
export async function deleteInvitationsBy(db: Db, staffUuid: string): Promise<void> {
  await db.deleteFrom('staff_invitations').where('created_by', '=', staffUuid).execute();
}

function toInvitation(row: Selectable<Tables['staff_invitations']>): StaffInvitation {
  return {
    id: row.id,
    accountId: row.account_id,
    role: row.role,
    name: row.name,
    language: row.language,
    createdBy: row.created_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
