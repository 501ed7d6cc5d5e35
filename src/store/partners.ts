import type { Db } from './driver.ts';

export async function hasPartner(db: Db, partnerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('partners')
    .select('partner_id')
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a partner, new or under another name; its bookings and its keys elsewhere stay. */
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
