import type { Db } from './db.ts';

/** The members of a venue who have a passkey, or an authenticator app that is set up. */
export async function listSecondFactorOwners(db: Db, accountId: string): Promise<Set<string>> {
  const members = db.selectFrom('staff').select('uuid').where('account_id', '=', accountId);
  const rows = await db
    .selectFrom('staff_passkeys')
    .select('staff_uuid')
    .where('staff_uuid', 'in', members)
    .union(
      db
        .selectFrom('staff_authenticators')
        .select('staff_uuid')
        .where('confirmed_at', 'is not', null)
        .where('staff_uuid', 'in', members),
    )
    .execute();
  return new Set(rows.map(({ staff_uuid }) => staff_uuid));
}

/** Removes all that a member signs in with besides the password, also what is being set up. */
export async function deleteSecondFactors(db: Db, staffUuid: string): Promise<void> {
  for (const table of [
    'staff_passkeys',
    'staff_authenticators',
    'staff_recovery_codes',
    'staff_challenges',
  ] as const)
    await db.deleteFrom(table).where('staff_uuid', '=', staffUuid).execute();
}
