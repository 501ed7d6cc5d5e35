import type { Selectable } from 'kysely';
import type { StaffRole } from '../domain/staff-role.ts';
import type { Db } from './db.ts';
import type { Tables } from './tables.ts';

/** Someone who works at a venue. Passwords and PINs are stored only as hashes. */
export interface StaffMember {
  uuid: string;
  accountId: string;
  email: string;
  name: string;
  role: StaffRole;
}

/** A member with what proves that it is them. */
export interface StaffWithSecrets extends StaffMember {
  passwordHash: string;
  /** Null until they set one. */
  pinHash: string | null;
}

export async function findStaffByEmail(db: Db, email: string): Promise<StaffWithSecrets | null> {
  const row = await db
    .selectFrom('staff')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row ? toStaffWithSecrets(row) : null;
}

export async function findStaffByUuid(
  db: Db,
  accountId: string,
  uuid: string,
): Promise<StaffWithSecrets | null> {
  const row = await db
    .selectFrom('staff')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row ? toStaffWithSecrets(row) : null;
}

/** @returns false if the email belongs to somebody already */
export async function insertStaff(
  db: Db,
  staff: StaffMember & { passwordHash: string; pinHash?: string | null },
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff')
    .values({
      uuid: staff.uuid,
      account_id: staff.accountId,
      email: staff.email.toLowerCase(),
      name: staff.name,
      role: staff.role,
      password_hash: staff.passwordHash,
      pin_hash: staff.pinHash ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** A member as lists have them. */
export interface ListedStaff extends StaffMember {
  createdAt: number;
  hasPin: boolean;
}

/** Everyone who may sign in at a venue. */
export async function listStaff(db: Db, accountId: string): Promise<ListedStaff[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['uuid', 'account_id', 'email', 'name', 'role', 'created_at', 'pin_hash'])
    .where('account_id', '=', accountId)
    .orderBy('email')
    .execute();
  return rows.map((row) => ({
    ...toMember(row),
    createdAt: row.created_at,
    hasPin: row.pin_hash !== null,
  }));
}

/** Whether anyone may sign in at any venue. */
export async function isAnyStaff(db: Db): Promise<boolean> {
  const row = await db.selectFrom('staff').select('uuid').limit(1).executeTakeFirst();
  return row !== undefined;
}

interface NewPassword {
  passwordHash: string;
  /** The hash of the token of the only session that continues; null for none. */
  keptSession: string | null;
}

/** Sets a new password and ends all sessions of the member, but for one. */
export async function savePassword(
  db: Db,
  uuid: string,
  { passwordHash, keptSession }: NewPassword,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ password_hash: passwordHash })
    .where('uuid', '=', uuid)
    .execute();
  await db
    .deleteFrom('staff_sessions')
    .where(({ or, eb }) => or([eb('staff_uuid', '=', uuid), eb('signed_in_uuid', '=', uuid)]))
    .$if(keptSession !== null, (query) => query.where('token_hash', '<>', keptSession))
    .execute();
}

export async function savePin(db: Db, uuid: string, pinHash: string | null): Promise<void> {
  await db.updateTable('staff').set({ pin_hash: pinHash }).where('uuid', '=', uuid).execute();
}

export async function saveRole(db: Db, uuid: string, role: StaffRole): Promise<void> {
  await db.updateTable('staff').set({ role }).where('uuid', '=', uuid).execute();
}

/** Deletes a staff member, the devices that they signed in, and those on which they act. */
export async function deleteStaff(db: Db, uuid: string): Promise<void> {
  await db.deleteFrom('staff').where('uuid', '=', uuid).execute();
}

export function toMember(
  row: Pick<Selectable<Tables['staff']>, 'uuid' | 'account_id' | 'email' | 'name' | 'role'>,
): StaffMember {
  return {
    uuid: row.uuid,
    accountId: row.account_id,
    email: row.email,
    name: row.name,
    role: row.role,
  };
}

function toStaffWithSecrets(row: Selectable<Tables['staff']>): StaffWithSecrets {
  return { ...toMember(row), passwordHash: row.password_hash, pinHash: row.pin_hash };
}
