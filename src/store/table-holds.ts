import type { TableHold } from '../domain/table-hold.ts';
import type { Instant, WallDate } from '../domain/venue-time.ts';
import { addText, findDayText, replaceText, type VenueDay } from './day-texts.ts';
import type { Db } from './db.ts';
import { holdText } from './occupancy-text.ts';
import { pick, prepared } from './prepared.ts';
import { type Tables, tableHoldColumns } from './tables.ts';
import { findDayVersion } from './work-days.ts';

const insertRow = prepared((db, row: Tables['table_holds']) =>
  db.insertInto('table_holds').values(pick(row, tableHoldColumns.names)),
);

/** Stores a hold, whose tables count as taken from then on. */
export async function insertHold(db: Db, hold: TableHold): Promise<void> {
  const before = await findDayVersion(db, hold.accountId, hold.workDay);
  await insertRow(db, tableHoldColumns.toRow(hold));
  await addText(db, hold, { before, added: holdText(hold) });
}

/** Stores until when a hold lasts. */
export async function updateHold(db: Db, hold: TableHold): Promise<void> {
  const before = await findDayText(db, hold.accountId, hold.workDay);
  await db
    .updateTable('table_holds')
    .set({ expires_at: hold.expiresAt, is_prolonged: hold.isProlonged ? 1 : 0 })
    .where('id', '=', hold.id)
    .execute();
  const text = holdText(hold);
  await replaceText(db, hold, { before, id: hold.id, kind: 'HOLD', text });
}

/** Deletes a hold. Its tables are free again. @returns whether it was still there */
export async function deleteHold(
  db: Db,
  { id, accountId, workDay }: Pick<TableHold, 'id' | 'accountId' | 'workDay'>,
): Promise<boolean> {
  const before = await findDayText(db, accountId, workDay);
  const { numDeletedRows } = await db
    .deleteFrom('table_holds')
    .where('id', '=', id)
    .executeTakeFirst();
  await replaceText(db, { accountId, workDay }, { before, id, kind: 'HOLD', text: '' });
  return numDeletedRows > 0n;
}

/** The hold of a secret; null for an unknown one. It may be over. */
export async function findHoldOfSecret(
  db: Db,
  accountId: string,
  secretHash: string,
): Promise<TableHold | null> {
  const row = await db
    .selectFrom('table_holds')
    .select(tableHoldColumns.names)
    .where('secret_hash', '=', secretHash)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? tableHoldColumns.fromRow(row) : null;
}

/** The holds of a work day, also those that are over. */
export async function listHolds(
  db: Db,
  accountId: string,
  workDay: WallDate,
): Promise<TableHold[]> {
  const rows = await db
    .selectFrom('table_holds')
    .select(tableHoldColumns.names)
    .where('account_id', '=', accountId)
    .where('work_day', '=', workDay)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(tableHoldColumns.fromRow);
}

interface ClientAtVenue {
  accountId: string;
  clientHash: string;
}

/** How many holds a client network has at a venue. */
export async function countHoldsOfClient(
  db: Db,
  { accountId, clientHash }: ClientAtVenue,
  now: Instant,
): Promise<number> {
  const row = await db
    .selectFrom('table_holds')
    .select((is) => is.fn.countAll<number>().as('holds'))
    .where('account_id', '=', accountId)
    .where('client_hash', '=', clientHash)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(row.holds);
}

/** Some holds that ended before a time. */
export async function listHoldsEndedBefore(
  db: Db,
  before: Instant,
  limit: number,
): Promise<(VenueDay & Pick<TableHold, 'id' | 'kind'>)[]> {
  return db
    .selectFrom('table_holds')
    .select(['id', 'kind', 'account_id as accountId', 'work_day as workDay'])
    .where('expires_at', '<', before)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}
