import type { Db } from './db.ts';

export async function hasPartner(db: Db, partnerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('partners')
    .select('partner_id')
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface PartnerRecord {
  partnerId: string;
  name: string;
  createdAt: number;
  /** The venues at which it has an integration, enabled or not. */
  accountIds: readonly string[];
}

export async function listPartners(db: Db): Promise<PartnerRecord[]> {
  const partners = await db.selectFrom('partners').selectAll().orderBy('partner_id').execute();
  const integrations = await db
    .selectFrom('integrations')
    .select(['partner_id', 'account_id'])
    .orderBy('account_id')
    .execute();
  return partners.map((row) => ({
    partnerId: row.partner_id,
    name: row.name,
    createdAt: row.created_at,
    accountIds: integrations
      .filter(({ partner_id }) => partner_id === row.partner_id)
      .map(({ account_id }) => account_id),
  }));
}

/** By their ids. */
export async function listPartnerNames(
  db: Db,
  partnerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (partnerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('partners')
    .select(['partner_id', 'name'])
    .where('partner_id', 'in', partnerIds)
    .execute();
  return new Map(rows.map((row) => [row.partner_id, row.name]));
}

/** Creates a partner. @returns false if another one has the id */
export async function insertPartner(
  db: Db,
  { partnerId, name }: { partnerId: string; name: string },
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('partners')
    .values({ partner_id: partnerId, name, created_at: now })
    .onConflict((conflict) => conflict.column('partner_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Creates or renames a partner; its bookings and keys stay. */
export async function savePartner(
  db: Db,
  partner: { partnerId: string; name: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('partners')
    .values({ partner_id: partner.partnerId, name: partner.name, created_at: now })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet({ name: partner.name }))
    .execute();
}
