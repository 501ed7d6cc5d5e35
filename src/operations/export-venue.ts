import type { Venue } from '../domain/venue.ts';
import { findAccount } from '../store/accounts.ts';
import type { House } from './house.ts';
import { requireAccounts } from './require-account.ts';

/** A venue's document as it was imported. @throws Refusal ACCOUNT_NOT_FOUND */
export async function exportVenue(house: House, accountId: string): Promise<Venue> {
  return house.store.read(async (db) => {
    await requireAccounts(db, accountId);
    const account = await findAccount(db, accountId);
    if (!account) throw new Error('an account that is there can be read');
    return account.document as Venue;
  });
}
