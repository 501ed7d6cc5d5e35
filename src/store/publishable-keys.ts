import type { Db } from './db.ts';
import type { Tables } from './tables.ts';

/** Identifies a venue in a web page's snippet; valid only on the listed origins. */
export interface PublishableKey {
  publishableKey: string;
  accountId: string;
  origins: readonly string[];
  createdAt: number;
  revokedAt: number | null;
}

export async function findPublishableKey(db: Db, key: string): Promise<PublishableKey | null> {
  const row = await db
    .selectFrom('publishable_keys')
    .selectAll()
    .where('publishable_key', '=', key)
    .executeTakeFirst();
  return row ? toPublishableKey(row, await listOriginsOf(db, key)) : null;
}

/** All keys of a venue, revoked ones included, oldest first. */
export async function listPublishableKeys(db: Db, accountId: string): Promise<PublishableKey[]> {
  const rows = await db
    .selectFrom('publishable_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('publishable_key')
    .execute();
  const keys: PublishableKey[] = [];
  for (const row of rows) {
    keys.push(toPublishableKey(row, await listOriginsOf(db, row.publishable_key)));
  }
  return keys;
}

/** The venues that have a valid key for an origin. */
export async function listAccountsWithKey(db: Db, origin: string): Promise<string[]> {
  const rows = await db
    .selectFrom('publishable_keys')
    .innerJoin('publishable_key_origins as allowed', (join) =>
      join.onRef('allowed.publishable_key', '=', 'publishable_keys.publishable_key'),
    )
    .select('account_id')
    .distinct()
    .where('allowed.origin', '=', origin)
    .where('revoked_at', 'is', null)
    .orderBy('account_id')
    .execute();
  return rows.map(({ account_id }) => account_id);
}

async function listOriginsOf(db: Db, key: string): Promise<string[]> {
  const rows = await db
    .selectFrom('publishable_key_origins')
    .select('origin')
    .where('publishable_key', '=', key)
    .orderBy('origin')
    .execute();
  return rows.map(({ origin }) => origin);
}

function toPublishableKey(
  row: Tables['publishable_keys'],
  origins: readonly string[],
): PublishableKey {
  return {
    publishableKey: row.publishable_key,
    accountId: row.account_id,
    origins,
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
  };
}

/** A valid key of an account: the newest that allows an origin, else the oldest. */
export async function findPublishableKeyOf(
  db: Db,
  accountId: string,
  origin: string,
): Promise<string | null> {
  const keys = (await listPublishableKeys(db, accountId)).filter(
    ({ revokedAt }) => revokedAt === null,
  );
  const good = keys.filter(({ origins }) => origins.includes(origin));
  return (good.at(-1) ?? keys[0])?.publishableKey ?? null;
}

export async function insertPublishableKey(
  db: Db,
  key: Omit<PublishableKey, 'createdAt' | 'revokedAt'>,
  now: number,
): Promise<void> {
  await db
    .insertInto('publishable_keys')
    .values({
      publishable_key: key.publishableKey,
      account_id: key.accountId,
      created_at: now,
      revoked_at: null,
    })
    .execute();
  await addOrigins(db, key.publishableKey, key.origins);
}

/** Revokes a key. @returns whether it existed and was not revoked yet */
export async function revokePublishableKey(db: Db, key: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('publishable_keys')
    .set({ revoked_at: now })
    .where('publishable_key', '=', key)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Replaces the origins of a key. */
export async function saveOrigins(db: Db, key: string, origins: readonly string[]): Promise<void> {
  await db.deleteFrom('publishable_key_origins').where('publishable_key', '=', key).execute();
  await addOrigins(db, key, origins);
}

/** Adds origins to a key. */
export async function addOrigins(db: Db, key: string, origins: readonly string[]): Promise<void> {
  for (const origin of origins) {
    await db
      .insertInto('publishable_key_origins')
      .values({ publishable_key: key, origin })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
