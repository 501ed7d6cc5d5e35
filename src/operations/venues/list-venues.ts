import type { Venue } from '../../domain/venue.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { listAccounts } from '../../store/accounts.ts';
import type { AppContext } from '../context.ts';

/** Every venue, and when its document was last imported. */
export async function listVenues(
  context: AppContext,
): Promise<{ venue: Venue; importedAt: Instant }[]> {
  const accounts = await context.store.read(listAccounts);
  return accounts.map(({ document, updatedAt }) => ({
    venue: document as Venue,
    importedAt: updatedAt,
  }));
}
