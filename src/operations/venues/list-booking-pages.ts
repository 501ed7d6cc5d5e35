import { listAccountsWithKey } from '../../store/publishable-keys.ts';
import type { AppContext } from '../context.ts';
import { bookingPageUrl } from './booking-page.ts';

/** GET /sitemap.xml: public. The addresses of all venues' booking pages, by account id. */
export async function listBookingPages({ store, publicUrl }: AppContext): Promise<string[]> {
  const { origin } = new URL(publicUrl);
  const accountIds = await store.lookUp((db) => listAccountsWithKey(db, origin));
  return accountIds.map((accountId) => bookingPageUrl(publicUrl, accountId));
}
