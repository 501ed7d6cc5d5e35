import { invalid } from '../domain/refusal.ts';
import type { Venue } from '../domain/venue.ts';
import {
  findAccount,
  findAccountVersion,
  listTablesStillKept,
  saveAccount,
} from '../store/accounts.ts';
import type { Db } from '../store/store.ts';
import type { House } from './house.ts';

/**
 * Writes a venue's checked document, new or in place of the one before.
 * @throws Refusal VALIDATION_ERROR where it lacks a table that a coming booking still holds
 */
export async function importVenue(
  house: House,
  venue: Venue,
): Promise<{ accountId: string; isNew: boolean }> {
  const { accountId, tables } = venue;
  return house.store.write(async (db) => {
    await refuseDroppedTables(house, db, venue);
    const isNew = (await findAccountVersion(db, accountId)) === null;
    await saveAccount(db, { accountId, document: venue, tables }, house.now());
    return { accountId, isNew };
  });
}

async function refuseDroppedTables(house: House, db: Db, venue: Venue): Promise<void> {
  const kept = await listTablesStillKept(db, venue.accountId, house.now());
  const dropped = kept.filter((id) => !venue.tables.some((table) => table.id === id));
  if (dropped.length === 0) return;
  const before = (await findAccount(db, venue.accountId))?.document as Venue | undefined;
  const faults = dropped.map((id) => {
    const name = before?.tables.find((table) => table.id === id)?.name;
    const table = name === undefined ? `table ${id}` : `table ${id} (${name})`;
    return { parameter: 'tables', reason: `must keep ${table}: a coming booking holds it` };
  });
  throw invalid(...faults);
}
