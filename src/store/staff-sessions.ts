import type { Selectable } from 'kysely';
import type { Db } from './db.ts';
import { type StaffMember, toMember } from './staff.ts';
import type { Tables } from './tables.ts';

/** A device on which somebody is signed in. */
export interface StaffSession {
  tokenHash: string;
  /** Names it to people and in paths; null for a session of the previous version, until it is used. */
  id: string | null;
  deviceName: string | null;
  createdAt: number;
  lastUsedAt: number;
  expiresAt: number;
  /** Who signed in with a password. */
  signedInUuid: string;
  /** Whether who acts took over with a PIN. */
  isByPin: boolean;
}

export async function insertSession(
  db: Db,
  session: {
    tokenHash: string;
    id: string;
    staffUuid: string;
    deviceName: string;
    expiresAt: number;
  },
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
      id: session.id,
      device_name: session.deviceName,
      last_used_at: now,
      signed_in_uuid: session.staffUuid,
    })
    .execute();
}

/** The staff member who acts in a session; null if it is unknown or expired. */
export async function findStaffBySession(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<{ staff: StaffMember; session: StaffSession } | null> {
  const row = await sessions(db)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? { staff: toMember(row), session: toSession(row) } : null;
}

/** Of these sessions, those that are neither ended nor expired. */
export async function listOpenSessions(
  db: Db,
  tokenHashes: readonly string[],
  now: number,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('staff_sessions')
    .select('token_hash')
    .where('token_hash', 'in', tokenHashes)
    .where('expires_at', '>', now)
    .execute();
  return new Set(rows.map(({ token_hash }) => token_hash));
}

/** The devices of a venue, the one used last first, each with who acts on it. */
export async function listSessions(
  db: Db,
  accountId: string,
  now: number,
): Promise<{ staff: StaffMember; session: StaffSession }[]> {
  const rows = await sessions(db)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('id', 'is not', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ staff: toMember(row), session: toSession(row) }));
}

/** Extends a session. One of the previous version gets its id. */
export async function saveSessionUse(
  db: Db,
  use: { tokenHash: string; id: string; lastUsedAt: number; expiresAt: number },
): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set(({ fn, ref, val }) => ({
      id: fn.coalesce('id', val(use.id)),
      signed_in_uuid: fn.coalesce('signed_in_uuid', ref('staff_uuid')),
      last_used_at: use.lastUsedAt,
      expires_at: use.expiresAt,
    }))
    .where('token_hash', '=', use.tokenHash)
    .execute();
}

export async function saveDeviceName(db: Db, id: string, deviceName: string): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ device_name: deviceName })
    .where('id', '=', id)
    .execute();
}

/** From now on, somebody else acts in the session. */
export async function saveActing(db: Db, tokenHash: string, staffUuid: string): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ staff_uuid: staffUuid, is_by_pin: 1 })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}

function sessions(db: Db) {
  return db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.uuid', 'staff_sessions.staff_uuid')
    .select([
      'staff.uuid',
      'staff.account_id',
      'staff.email',
      'staff.name',
      'staff.role',
      'staff_sessions.token_hash',
      'staff_sessions.staff_uuid',
      'staff_sessions.id',
      'staff_sessions.device_name',
      'staff_sessions.created_at',
      'staff_sessions.last_used_at',
      'staff_sessions.expires_at',
      'staff_sessions.signed_in_uuid',
      'staff_sessions.is_by_pin',
    ]);
}

function toSession(row: Selectable<Tables['staff_sessions']>): StaffSession {
  return {
    tokenHash: row.token_hash,
    id: row.id,
    deviceName: row.device_name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at ?? row.created_at,
    expiresAt: row.expires_at,
    signedInUuid: row.signed_in_uuid ?? row.staff_uuid,
    isByPin: row.is_by_pin === 1,
  };
}
