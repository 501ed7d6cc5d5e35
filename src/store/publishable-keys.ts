import type { Db } from './driver.ts';

/** Names a venue in a page's snippet; good only on the origins of its list. */
export interface PublishableKey {
  publishableKey: string;
  accountId: string;
  origins: readonly string[];
  revokedAt: number | null;
}

export async function findPublishableKey(db: Db, key: string): Promise<PublishableKey | null> {
  const row = await db
    .selectFrom('publishable_keys')
    .selectAll()
    .where('publishable_key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const origins = await db
    .selectFrom('publishable_key_origins')
    .select('origin')
    .where('publishable_key', '=', key)
    .execute();
  return {
    publishableKey: row.publishable_key,
    accountId: row.account_id,
    origins: origins.map((origin) => origin.origin),
    revokedAt: row.revoked_at,
  };
}

/** The newest valid key of an account; null without any. */
export async function findPublishableKeyOf(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('publishable_keys')
    .select('publishable_key')
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.publishable_key ?? null;
}

export async function insertPublishableKey(
  db: Db,
  key: Omit<PublishableKey, 'revokedAt'>,
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

/** Puts origins on a key's list; those that are there already stay. */
export async function addOrigins(db: Db, key: string, origins: readonly string[]): Promise<void> {
  for (const origin of origins) {
    await db
      .insertInto('publishable_key_origins')
      .values({ publishable_key: key, origin })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
