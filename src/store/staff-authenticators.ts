import type { Db } from './db.ts';

/** An app that shows a member a new code every thirty seconds. */
export interface StaffAuthenticator {
  staffUuid: string;
  encryptedSecret: string;
  createdAt: number;
  /** Null until its first code was entered: until then it is not asked for. */
  confirmedAt: number | null;
  /** The time step of the last code that was accepted, after which the next one must be. */
  lastStep: number;
}

export async function findAuthenticator(
  db: Db,
  staffUuid: string,
): Promise<StaffAuthenticator | null> {
  const row = await db
    .selectFrom('staff_authenticators')
    .selectAll()
    .where('staff_uuid', '=', staffUuid)
    .executeTakeFirst();
  return row
    ? {
        staffUuid,
        encryptedSecret: row.encrypted_secret,
        createdAt: row.created_at,
        confirmedAt: row.confirmed_at,
        lastStep: row.last_step,
      }
    : null;
}

/** Keeps the secret of an app that is being set up, instead of one that never was. */
export async function insertAuthenticator(
  db: Db,
  { staffUuid, encryptedSecret, createdAt }: Omit<StaffAuthenticator, 'confirmedAt' | 'lastStep'>,
): Promise<void> {
  await deleteAuthenticator(db, staffUuid);
  await db
    .insertInto('staff_authenticators')
    .values({
      staff_uuid: staffUuid,
      encrypted_secret: encryptedSecret,
      created_at: createdAt,
      confirmed_at: null,
      last_step: 0,
    })
    .execute();
}

/** From now on the app is asked for. */
export async function confirmAuthenticator(db: Db, staffUuid: string, now: number): Promise<void> {
  await db
    .updateTable('staff_authenticators')
    .set({ confirmed_at: now })
    .where('staff_uuid', '=', staffUuid)
    .execute();
}

/**
 * Uses up the code of a time step, and all before it.
 * @param encryptedSecret that the code was checked with
 * @returns false if that was done already, or the app was removed or replaced
 */
export async function saveLastStep(
  db: Db,
  { staffUuid, encryptedSecret }: Pick<StaffAuthenticator, 'staffUuid' | 'encryptedSecret'>,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_authenticators')
    .set({ last_step: step })
    .where('staff_uuid', '=', staffUuid)
    .where('encrypted_secret', '=', encryptedSecret)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteAuthenticator(db: Db, staffUuid: string): Promise<void> {
  await db.deleteFrom('staff_authenticators').where('staff_uuid', '=', staffUuid).execute();
}

/** Replaces the recovery codes of a member. */
export async function saveRecoveryCodes(
  db: Db,
  staffUuid: string,
  codeHashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('staff_recovery_codes').where('staff_uuid', '=', staffUuid).execute();
  if (codeHashes.length === 0) return;
  await db
    .insertInto('staff_recovery_codes')
    .values(codeHashes.map((codeHash) => ({ code_hash: codeHash, staff_uuid: staffUuid })))
    .execute();
}

/** Uses up a recovery code. @returns false if the member has no such code, or used it before */
export async function deleteRecoveryCode(
  db: Db,
  staffUuid: string,
  codeHash: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_recovery_codes')
    .where('staff_uuid', '=', staffUuid)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function countRecoveryCodes(db: Db, staffUuid: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staff_uuid', '=', staffUuid)
    .executeTakeFirstOrThrow();
  return count;
}
