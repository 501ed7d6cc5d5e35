import type { Db } from './db.ts';
import { type Integration, toIntegration } from './integrations.ts';
import { prepared } from './prepared.ts';
import type { Tables } from './tables.ts';

/** A partner's API key. Only its hash is stored. */
export interface ApiKeyRecord {
  prefix: string;
  /** SHA-256, hex. */
  hash: string;
  partnerId: string;
  accountIds: readonly string[];
  createdAt: number;
  /** Approximate: not every use is recorded. */
  lastUsedAt: number | null;
  revokedAt: number | null;
}

export async function findApiKey(db: Db, prefix: string): Promise<ApiKeyRecord | null> {
  const row = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('prefix', '=', prefix)
    .executeTakeFirst();
  return row ? toRecord(row, await listAccountIdsOf(db, prefix)) : null;
}

/** A key, and what it gives access to at one venue. */
export interface KeyAtAccount
  extends Pick<ApiKeyRecord, 'prefix' | 'hash' | 'partnerId' | 'lastUsedAt' | 'revokedAt'> {
  /** Whether the key was issued for the venue. */
  isForAccount: boolean;
  /** The integration of the key's partner at the venue; null if there is none. */
  integration: Integration | null;
}

/** @param accountId null if the request names no venue */
export async function findKeyAtAccount(
  db: Db,
  prefix: string,
  accountId: string | null,
): Promise<KeyAtAccount | null> {
  const {
    rows: [row],
  } = await findKeyRow(db, { prefix, accountId });
  if (!row) return null;
  const { partner_id, data_access, permissions, is_enabled } = row;
  const hasIntegration =
    accountId !== null && data_access !== null && permissions !== null && is_enabled !== null;
  return {
    prefix: row.prefix,
    hash: row.hash,
    partnerId: partner_id,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
    isForAccount: row.key_account_id !== null,
    integration: hasIntegration
      ? toIntegration({ account_id: accountId, partner_id, data_access, permissions, is_enabled })
      : null,
  };
}

/** All keys of a partner, revoked ones included, oldest first. */
export async function listApiKeys(db: Db, partnerId: string): Promise<ApiKeyRecord[]> {
  const rows = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .orderBy('created_at')
    .orderBy('prefix')
    .execute();
  const keys: ApiKeyRecord[] = [];
  for (const row of rows) keys.push(toRecord(row, await listAccountIdsOf(db, row.prefix)));
  return keys;
}

async function listAccountIdsOf(db: Db, prefix: string): Promise<string[]> {
  const rows = await db
    .selectFrom('api_key_accounts')
    .select('account_id')
    .where('prefix', '=', prefix)
    .orderBy('account_id')
    .execute();
  return rows.map((row) => row.account_id);
}

/** Subqueries instead of joins: SQLite plans a join anew at each run (see `prepared`). */
const findKeyRow = prepared((db, key: { prefix: string; accountId: string | null }) =>
  db
    .selectFrom('api_keys')
    .select(['prefix', 'hash', 'partner_id', 'last_used_at', 'revoked_at'])
    .select((from) => {
      const integration = from
        .selectFrom('integrations')
        .whereRef('integrations.partner_id', '=', 'api_keys.partner_id')
        .where('integrations.account_id', '=', key.accountId);
      return [
        from
          .selectFrom('api_key_accounts')
          .select('account_id')
          .whereRef('api_key_accounts.prefix', '=', 'api_keys.prefix')
          .where('account_id', '=', key.accountId)
          .as('key_account_id'),
        integration.select('data_access').as('data_access'),
        integration.select('permissions').as('permissions'),
        integration.select('is_enabled').as('is_enabled'),
      ];
    })
    .where('prefix', '=', key.prefix),
);

function toRecord(row: Tables['api_keys'], accountIds: readonly string[]): ApiKeyRecord {
  return {
    prefix: row.prefix,
    hash: row.hash,
    partnerId: row.partner_id,
    accountIds,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  };
}

export async function insertApiKey(
  db: Db,
  key: Pick<ApiKeyRecord, 'prefix' | 'hash' | 'partnerId' | 'accountIds'>,
  now: number,
): Promise<void> {
  await db
    .insertInto('api_keys')
    .values({
      prefix: key.prefix,
      hash: key.hash,
      partner_id: key.partnerId,
      created_at: now,
      last_used_at: null,
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

export async function markApiKeyUsed(db: Db, prefix: string, now: number): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('prefix', '=', prefix)
    .execute();
}

/** @returns whether the key existed and was not revoked yet */
export async function revokeApiKey(db: Db, prefix: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('prefix', '=', prefix)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes a partner's keys that have no account left. */
export async function deleteIdleApiKeys(db: Db, partnerId: string): Promise<void> {
  await db
    .deleteFrom('api_keys')
    .where('partner_id', '=', partnerId)
    .where('prefix', 'not in', (sub) => sub.selectFrom('api_key_accounts').select('prefix'))
    .execute();
}
