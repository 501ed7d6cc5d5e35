import { validationError } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { findAccount, listTablesInUse, saveAccount } from '../../store/accounts.ts';
import { findLastJournalVersion } from '../../store/journal.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import { recordChange, systemCause } from '../journal.ts';

/**
 * Saves a validated venue document, new or in place of an earlier one.
 * @throws Refusal VALIDATION_ERROR if it drops a table of a future booking
 */
export async function importVenue(
  context: AppContext,
  venue: Venue,
): Promise<{ accountId: string; isNew: boolean }> {
  const { accountId, tables } = venue;
  return context.store.write(accountId, async (db) => {
    await refuseDroppedTables(context, db, venue);
    const before = await findAccount(db, accountId);
    const now = context.now();
    await saveAccount(db, { accountId, document: venue, tables }, now);
    await recordImport(db, venue, (before?.document ?? {}) as Record<string, unknown>, now);
    const isNew = before === null;
    return { accountId, isNew };
  });
}

/** The journal keeps each section of the document that changed, as it was and as it is. */
async function recordImport(
  db: Db,
  venue: Venue,
  before: Readonly<Record<string, unknown>>,
  writtenAt: Instant,
): Promise<void> {
  const { accountId } = venue;
  const changes = Object.fromEntries(
    Object.entries(venue)
      .filter(([section, now]) => JSON.stringify(now) !== JSON.stringify(before[section]))
      .map(([section, now]) => [section, [before[section] ?? null, now] as const]),
  );
  const version = 1 + (await findLastJournalVersion(db, { accountId, subjectId: accountId }));
  const subject = { accountId, subject: 'VENUE', subjectId: accountId, version } as const;
  await recordChange(db, systemCause('import-venue'), { ...subject, changes, writtenAt });
}

async function refuseDroppedTables(context: AppContext, db: Db, venue: Venue): Promise<void> {
  const inUse = await listTablesInUse(db, venue.accountId, context.now());
  const dropped = inUse.filter((id) => !venue.tables.some((table) => table.id === id));
  if (dropped.length === 0) return;
  const before = (await findAccount(db, venue.accountId))?.document as Venue | undefined;
  const issues = dropped.map((id) => {
    const name = before?.tables.find((table) => table.id === id)?.name;
    const table = name === undefined ? `table ${id}` : `table ${id} (${name})`;
    return { parameter: 'tables', reason: `must keep ${table}: a future booking has it` };
  });
  throw validationError(...issues);
}
