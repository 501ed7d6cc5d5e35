import type { Venue } from '../../domain/venue.ts';
import { findAccount } from '../../store/accounts.ts';
import type { AppContext } from '../context.ts';
import { requireAccounts } from './require-accounts.ts';

/** A venue's document as it was imported. @throws Refusal ACCOUNT_NOT_FOUND */
export async function exportVenue(context: AppContext, accountId: string): Promise<Venue> {
  return context.store.read(async (db) => {
    await requireAccounts(db, accountId);
    const account = await findAccount(db, accountId);
    if (!account) throw new Error(`The account ${accountId} cannot be read.`);
    return account.document as Venue;
  });
}
