import { sql } from 'kysely';
import { isSamePhone } from '../domain/parse-phone.ts';
import { phoneEnding } from '../domain/phone.ts';
import type { Db } from './db.ts';
import { prepared } from './prepared.ts';

/** As the indexes by phone endings have it. */
export const PHONE_ENDING = sql<string>`substr(phone, length(phone) - 5)`;

/**
 * How the guests of a venue, and what integrations sent of them, have a number: as it is, and as earlier versions stored
 * it.
 * @param phone in E.164
 */
export async function listPhoneSpellings(
  db: Db,
  accountId: string,
  phone: string,
): Promise<string[]> {
  const { rows } = await listAlike(db, { accountId, ending: phoneEnding(phone) });
  const stored = rows.flatMap((row) => row.phone ?? []);
  return [...new Set([phone, ...stored.filter((each) => isSamePhone(each, phone))])];
}

const listAlike = prepared((db, { accountId, ending }: { accountId: string; ending: string }) => {
  const listOf = (table: 'customers' | 'integration_customers') =>
    db
      .selectFrom(table)
      .select('phone')
      .where('account_id', '=', accountId)
      .where(PHONE_ENDING, '=', ending);
  return listOf('customers').unionAll(listOf('integration_customers'));
});
