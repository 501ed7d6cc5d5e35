import type { StaffRole } from '../domain/staff-role.ts';
import type { Db } from './db.ts';

/** Someone who works at a venue. Passwords and session tokens are stored only as hashes. */
export interface StaffMember {
  uuid: string;
  accountId: string;
  email: string;
  name: string;
  role: StaffRole;
}

export async function findStaffByEmail(
  db: Db,
  email: string,
): Promise<(StaffMember & { passwordHash: string }) | null> {
  const row = await db
    .selectFrom('staff')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row
    ? {
        uuid: row.uuid,
        accountId: row.account_id,
        email: row.email,
        name: row.name,
        role: row.role,
        passwordHash: row.password_hash,
      }
    : null;
}

export async function insertStaff(
  db: Db,
  staff: StaffMember & { passwordHash: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('staff')
    .values({
      uuid: staff.uuid,
      account_id: staff.accountId,
      email: staff.email.toLowerCase(),
      name: staff.name,
      role: staff.role,
      password_hash: staff.passwordHash,
      created_at: now,
    })
    .execute();
}

/** Everyone who may sign in at a venue. */
export async function listStaff(
  db: Db,
  accountId: string,
): Promise<(StaffMember & { createdAt: number })[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['uuid', 'account_id', 'email', 'name', 'role', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('email')
    .execute();
  return rows.map((row) => ({
    uuid: row.uuid,
    accountId: row.account_id,
    email: row.email,
    name: row.name,
    role: row.role,
    createdAt: row.created_at,
  }));
}

/** Whether anyone may sign in at any venue. */
export async function isAnyStaff(db: Db): Promise<boolean> {
  const row = await db.selectFrom('staff').select('uuid').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Sets a new password and ends all sessions. */
export async function savePassword(db: Db, uuid: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('staff')
    .set({ password_hash: passwordHash })
    .where('uuid', '=', uuid)
    .execute();
  await db.deleteFrom('staff_sessions').where('staff_uuid', '=', uuid).execute();
}

/** Deletes a staff member and their sessions. */
export async function deleteStaff(db: Db, uuid: string): Promise<void> {
  await db.deleteFrom('staff').where('uuid', '=', uuid).execute();
}

export async function insertSession(
  db: Db,
  session: { tokenHash: string; staffUuid: string; expiresAt: number },
  now: number,
): Promise<void> {
  await db.deleteFrom('staff_sessions').where('expires_at', '<', now).execute();
  await db
    .insertInto('staff_sessions')
    .values({
      token_hash: session.tokenHash,
      staff_uuid: session.staffUuid,
      created_at: now,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** The staff member of a session; null if it is unknown or expired. */
export async function findStaffBySession(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<StaffMember | null> {
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.uuid', 'staff_sessions.staff_uuid')
    .select(['staff.uuid', 'staff.account_id', 'staff.email', 'staff.name', 'staff.role'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row
    ? {
        uuid: row.uuid,
        accountId: row.account_id,
        email: row.email,
        name: row.name,
        role: row.role,
      }
    : null;
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}
