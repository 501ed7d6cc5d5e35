import { listAccountIds } from '../../store/accounts.ts';
import { listPublishableKeys } from '../../store/publishable-keys.ts';
import type { AppContext } from '../context.ts';
import { bookingPageKeyOf, bookingPageUrl } from './booking-page.ts';

/** The path to which `/` leads: the booking page of the server's only venue, else the staff view. */
export function findStartPage({ store, publicUrl }: AppContext): Promise<string> {
  return store.read(async (db) => {
    const [accountId, ...others] = await listAccountIds(db);
    if (accountId === undefined || others.length > 0) return '/staff';
    const keys = await listPublishableKeys(db, accountId);
    return bookingPageKeyOf(keys, publicUrl) === null ? '/staff' : bookingPageUrl('', accountId);
  });
}
