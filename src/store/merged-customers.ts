import type { Db } from './db.ts';

/** The uuid of the customer into whom this one was merged; null if that never happened. */
export async function findKeptUuid(db: Db, uuid: string): Promise<string | null> {
  const row = await db
    .selectFrom('merged_customers')
    .select('kept_uuid')
    .where('customer_uuid', '=', uuid)
    .executeTakeFirst();
  return row?.kept_uuid ?? null;
}

/** The uuids that a customer had before others were merged into them. */
export async function listMergedUuids(db: Db, keptUuid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('merged_customers')
    .select('customer_uuid')
    .where('kept_uuid', '=', keptUuid)
    .orderBy('customer_uuid')
    .execute();
  return rows.map((row) => row.customer_uuid);
}

interface Merge {
  accountId: string;
  keptUuid: string;
  /** The customer who is no longer one of their own. */
  otherUuid: string;
}

/** How many rows went from one customer to the other. */
export interface MovedTraces {
  consents: number;
  privacyNotices: number;
}

/**
 * Gives the consents, the privacy notices and what integrations sent to the kept customer, deletes the other one, and
 * remembers the uuid. Their bookings must have been moved before. Where an integration sent both, what it sent of the
 * kept one stays, with the contacts that it sent only of the other.
 */
export async function mergeCustomerRows(
  db: Db,
  { accountId, keptUuid, otherUuid }: Merge,
  now: number,
): Promise<MovedTraces> {
  const consents = await db
    .updateTable('customer_consents')
    .set({ customer_uuid: keptUuid })
    .where('customer_uuid', '=', otherUuid)
    .executeTakeFirst();
  const notices = await db
    .updateTable('privacy_notices')
    .set({ customer_uuid: keptUuid })
    .where('customer_uuid', '=', otherUuid)
    .where('booking_uuid', 'not in', noticesOf(db, keptUuid))
    .executeTakeFirst();
  await mergeSent(db, keptUuid, otherUuid);
  await db
    .updateTable('merged_customers')
    .set({ kept_uuid: keptUuid })
    .where('kept_uuid', '=', otherUuid)
    .execute();
  await db.deleteFrom('customers').where('uuid', '=', otherUuid).execute();
  await db
    .insertInto('merged_customers')
    .values({
      customer_uuid: otherUuid,
      account_id: accountId,
      kept_uuid: keptUuid,
      merged_at: now,
    })
    .execute();
  return {
    consents: Number(consents.numUpdatedRows),
    privacyNotices: Number(notices.numUpdatedRows),
  };
}

/** How many rows {@link mergeCustomerRows} would move. */
export async function countTracesToMove(
  db: Db,
  { keptUuid, otherUuid }: Omit<Merge, 'accountId'>,
): Promise<MovedTraces> {
  const consents = await db
    .selectFrom('customer_consents')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('customer_uuid', '=', otherUuid)
    .executeTakeFirstOrThrow();
  const notices = await db
    .selectFrom('privacy_notices')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('customer_uuid', '=', otherUuid)
    .where('booking_uuid', 'not in', noticesOf(db, keptUuid))
    .executeTakeFirstOrThrow();
  return { consents: Number(consents.count), privacyNotices: Number(notices.count) };
}

/** The bookings about which the kept customer has a notice: one of the other customer about them is not moved. */
function noticesOf(db: Db, keptUuid: string) {
  return db
    .selectFrom('privacy_notices')
    .select('booking_uuid')
    .where('customer_uuid', '=', keptUuid);
}

async function mergeSent(db: Db, keptUuid: string, otherUuid: string): Promise<void> {
  const sentOfOther = await db
    .selectFrom('integration_customers')
    .selectAll()
    .where('customer_uuid', '=', otherUuid)
    .execute();
  for (const { account_id, integration, name, language, email, phone } of sentOfOther) {
    const sent = { account_id, integration, customer_uuid: keptUuid, name, language, email, phone };
    await db
      .insertInto('integration_customers')
      .values(sent)
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'integration', 'customer_uuid']).doUpdateSet((is) => ({
          email: is.fn.coalesce('integration_customers.email', 'excluded.email'),
          phone: is.fn.coalesce('integration_customers.phone', 'excluded.phone'),
        })),
      )
      .execute();
  }
}
