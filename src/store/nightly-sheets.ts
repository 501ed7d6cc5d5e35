import { MAX_SHEET_AHEAD_MS, type NightlySheet, SHEET_CLAIM_MS } from '../domain/nightly-sheet.ts';
import type { Instant } from '../domain/venue-time.ts';
import type { Db } from './db.ts';
import { nightlySheetColumns } from './tables.ts';

export async function findNightlySheet(db: Db, accountId: string): Promise<NightlySheet | null> {
  const row = await db
    .selectFrom('nightly_sheets')
    .select(nightlySheetColumns.names)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? nightlySheetColumns.fromRow(row) : null;
}

/** Stores the next sheet of a venue in place of the one before; null for none. */
export async function saveNightlySheet(
  db: Db,
  accountId: string,
  sheet: NightlySheet | null,
): Promise<void> {
  await db.deleteFrom('nightly_sheets').where('account_id', '=', accountId).execute();
  if (sheet)
    await db.insertInto('nightly_sheets').values(nightlySheetColumns.toRow(sheet)).execute();
}

/** The venues whose sheet is due, or was planned by a wrong clock, and that no process is sending it to. */
export async function listVenuesWithDueSheet(db: Db, now: Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('nightly_sheets')
    .select('account_id')
    .where((is) => is.or([is('due_at', '<=', now), is('due_at', '>', now + MAX_SHEET_AHEAD_MS)]))
    .where((is) =>
      is.or([
        is('claimed_until', 'is', null),
        is('claimed_until', '<=', now),
        is('claimed_until', '>', now + SHEET_CLAIM_MS),
      ]),
    )
    .orderBy('account_id')
    .execute();
  return rows.map((row) => row.account_id);
}
