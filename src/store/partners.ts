import type { Db } from './driver.ts';

export async function insertPartner(
  db: Db,
  partner: { partnerId: string; name: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('partners')
    .values({ partner_id: partner.partnerId, name: partner.name, created_at: now })
    .execute();
}

export async function hasPartner(db: Db, partnerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('partners')
    .select('partner_id')
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a partner that no booking speaks of. */
export async function deletePartner(db: Db, partnerId: string): Promise<void> {
  await db.deleteFrom('partners').where('partner_id', '=', partnerId).execute();
}
