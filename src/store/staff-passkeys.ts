import type { Selectable } from 'kysely';
import type { Db } from './db.ts';
import { type StaffMember, toMember } from './staff.ts';
import type { Tables } from './tables.ts';

/** A key pair on a member's own device, of which only the public half is here. */
export interface StaffPasskey {
  id: string;
  staffUuid: string;
  /** As the passkey calls itself, in base64url. */
  credentialId: string;
  publicKey: string;
  signCount: number;
  /** How browsers reach it, such as `internal` or `usb`. */
  transports: readonly string[];
  name: string;
  createdAt: number;
  lastUsedAt: number | null;
}

export async function insertPasskey(db: Db, passkey: StaffPasskey): Promise<void> {
  await db
    .insertInto('staff_passkeys')
    .values({
      id: passkey.id,
      staff_uuid: passkey.staffUuid,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: passkey.signCount,
      transports: JSON.stringify(passkey.transports),
      name: passkey.name,
      created_at: passkey.createdAt,
      last_used_at: passkey.lastUsedAt,
    })
    .execute();
}

/** The passkeys of a member, oldest first. */
export async function listPasskeys(db: Db, staffUuid: string): Promise<StaffPasskey[]> {
  const rows = await db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('staff_uuid', '=', staffUuid)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toPasskey);
}

export async function findPasskeyByCredential(
  db: Db,
  credentialId: string,
): Promise<StaffPasskey | null> {
  const row = await db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ? toPasskey(row) : null;
}

/** Whose a passkey is; null once it was removed. */
export async function findStaffByPasskey(db: Db, id: string): Promise<StaffMember | null> {
  const row = await db
    .selectFrom('staff_passkeys')
    .innerJoin('staff', 'staff.uuid', 'staff_passkeys.staff_uuid')
    .select(['staff.uuid', 'staff.account_id', 'staff.email', 'staff.name', 'staff.role'])
    .where('staff_passkeys.id', '=', id)
    .executeTakeFirst();
  return row ? toMember(row) : null;
}

interface PasskeyUse {
  id: string;
  /** As it was read. */
  signCount: number;
  newCount: number;
  usedAt: number;
}

/**
 * Notes a signature of a passkey.
 * @returns false if the passkey was removed, or signed something else, since it was read
 */
export async function savePasskeyUse(
  db: Db,
  { id, signCount, newCount, usedAt }: PasskeyUse,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_passkeys')
    .set({ sign_count: newCount, last_used_at: usedAt })
    .where('id', '=', id)
    .where('sign_count', '=', signCount)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns whether the member had it */
export async function deletePasskey(db: Db, staffUuid: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_passkeys')
    .where('staff_uuid', '=', staffUuid)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

interface Challenge {
  challengeHash: string;
  /** Null where somebody signs in. */
  staffUuid: string | null;
}

/** Stores a challenge that a passkey has to sign. */
export async function insertChallenge(
  db: Db,
  challenge: Challenge & { expiresAt: number },
  now: number,
): Promise<void> {
  await db.deleteFrom('staff_challenges').where('expires_at', '<', now).execute();
  await db
    .insertInto('staff_challenges')
    .values({
      challenge_hash: challenge.challengeHash,
      staff_uuid: challenge.staffUuid,
      expires_at: challenge.expiresAt,
    })
    .execute();
}

/** Uses a challenge up. @returns false if it is unknown, expired, or meant for something else */
export async function deleteChallenge(
  db: Db,
  { challengeHash, staffUuid }: Challenge,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where('staff_uuid', staffUuid === null ? 'is' : '=', staffUuid)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

function toPasskey(row: Selectable<Tables['staff_passkeys']>): StaffPasskey {
  return {
    id: row.id,
    staffUuid: row.staff_uuid,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    signCount: row.sign_count,
    transports: JSON.parse(row.transports),
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}
