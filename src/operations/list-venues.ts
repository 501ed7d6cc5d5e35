import type { Venue } from '../domain/venue.ts';
import type { Instant } from '../domain/venue-time.ts';
import { listAccounts } from '../store/accounts.ts';
import type { House } from './house.ts';

/** Every venue of the house, and when its document was last imported. */
export async function listVenues(house: House): Promise<{ venue: Venue; importedAt: Instant }[]> {
  const accounts = await house.store.read(listAccounts);
  return accounts.map(({ document, updatedAt }) => ({
    venue: document as Venue,
    importedAt: updatedAt,
  }));
}
