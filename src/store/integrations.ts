import type { DataAccess, Permission } from '../domain/permission.ts';
import type { Db } from './db.ts';
import type { Tables } from './tables.ts';

/** What a partner may do at a venue, and which shapes it gets. */
export interface Integration {
  accountId: string;
  partnerId: string;
  dataAccess: DataAccess;
  permissions: readonly Permission[];
  isEnabled: boolean;
}

export async function findIntegration(
  db: Db,
  accountId: string,
  partnerId: string,
): Promise<Integration | null> {
  const row = await db
    .selectFrom('integrations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return row ? toIntegration(row) : null;
}

/** Every partner's integration at a venue. */
export async function listIntegrations(db: Db, accountId: string): Promise<Integration[]> {
  const rows = await db
    .selectFrom('integrations')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('partner_id')
    .execute();
  return rows.map(toIntegration);
}

export function toIntegration(row: Omit<Tables['integrations'], 'updated_at'>): Integration {
  return {
    accountId: row.account_id,
    partnerId: row.partner_id,
    dataAccess: row.data_access,
    permissions: JSON.parse(row.permissions),
    isEnabled: row.is_enabled === 1,
  };
}

export async function saveIntegration(db: Db, it: Integration, now: number): Promise<void> {
  const values = {
    data_access: it.dataAccess,
    permissions: JSON.stringify(it.permissions),
    is_enabled: it.isEnabled ? 1 : 0,
    updated_at: now,
  };
  await db
    .insertInto('integrations')
    .values({ account_id: it.accountId, partner_id: it.partnerId, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'partner_id']).doUpdateSet(values))
    .execute();
}
