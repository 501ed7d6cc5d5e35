import type { Db } from '../../store/store.ts';
import { lockVenues } from '../../store/venue-lock.ts';
import type { AppContext } from '../context.ts';

/** A write about an API key, which may be for several venues and is noted in the journal of each. */
export function writeOfVenues<T>(
  context: AppContext,
  accountIds: readonly string[],
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const [accountId = null, ...others] = accountIds;
  if (others.length === 0) return context.store.write(accountId, work);
  return context.store.write(null, async (db) => {
    await lockVenues(db, accountIds);
    return work(db);
  });
}
