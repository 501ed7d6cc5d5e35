import type { Db } from './driver.ts';

/** A partner's secret key, by its hash; the key itself was shown once and is kept nowhere. */
export interface ApiKeyRecord {
  prefix: string;
  /** SHA-256, hex. */
  hash: string;
  partnerId: string;
  accountIds: readonly string[];
  revokedAt: number | null;
}

export async function findApiKey(db: Db, prefix: string): Promise<ApiKeyRecord | null> {
  const row = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('prefix', '=', prefix)
    .executeTakeFirst();
  if (!row) return null;
  const accounts = await db
    .selectFrom('api_key_accounts')
    .select('account_id')
    .where('prefix', '=', prefix)
    .execute();
  return {
    prefix: row.prefix,
    hash: row.hash,
    partnerId: row.partner_id,
    accountIds: accounts.map((account) => account.account_id),
    revokedAt: row.revoked_at,
  };
}

export async function insertApiKey(
  db: Db,
  key: Omit<ApiKeyRecord, 'revokedAt'>,
  now: number,
): Promise<void> {
  await db
    .insertInto('api_keys')
    .values({
      prefix: key.prefix,
      hash: key.hash,
      partner_id: key.partnerId,
      created_at: now,
      revoked_at: null,
    })
    .execute();
  for (const accountId of key.accountIds) {
    await db
      .insertInto('api_key_accounts')
      .values({ prefix: key.prefix, account_id: accountId })
      .execute();
  }
}

/** @returns whether there was such a key, still valid */
export async function revokeApiKey(db: Db, prefix: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('prefix', '=', prefix)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Removes a partner's keys that open no account any more. */
export async function deleteIdleApiKeys(db: Db, partnerId: string): Promise<void> {
  await db
    .deleteFrom('api_keys')
    .where('partner_id', '=', partnerId)
    .where('prefix', 'not in', (sub) => sub.selectFrom('api_key_accounts').select('prefix'))
    .execute();
}
