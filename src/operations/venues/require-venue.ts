import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { findAccount, findAccountVersion } from '../../store/accounts.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';

/** A venue's configuration, cached until the venue is imported again. */
export async function findVenue(
  context: AppContext,
  db: Db,
  accountId: string,
): Promise<Venue | null> {
  const version = await findAccountVersion(db, accountId);
  if (version === null) return null;
  const cached = context.venues.get(accountId);
  if (cached?.version === version) return cached.venue;
  const account = await findAccount(db, accountId);
  if (!account) return null;
  // Another request may have loaded it meanwhile. The availability cache needs one object per version.
  const loaded = context.venues.get(accountId);
  if (loaded?.version === account.version) return loaded.venue;
  // Validated by the import.
  const venue = account.document as Venue;
  context.venues.set(accountId, { venue, version: account.version });
  return venue;
}

/** @throws Refusal ACCOUNT_NOT_FOUND */
export async function requireVenue(context: AppContext, db: Db, accountId: string): Promise<Venue> {
  const venue = await findVenue(context, db, accountId);
  if (venue) return venue;
  throw new Refusal(
    'ACCOUNT_NOT_FOUND',
    'There is no account with this id for these credentials. Check Service-Account-Id.',
  );
}
