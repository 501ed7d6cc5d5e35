import { validationError } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import {
  findAccount,
  findAccountVersion,
  listTablesInUse,
  saveAccount,
} from '../../store/accounts.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';

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
    const isNew = (await findAccountVersion(db, accountId)) === null;
    await saveAccount(db, { accountId, document: venue, tables }, context.now());
    return { accountId, isNew };
  });
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
