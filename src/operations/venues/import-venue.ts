import type { Venue } from '../../domain/venue.ts';
import type { AppContext } from '../context.ts';
import { systemCause } from '../journal.ts';
import { saveVenue } from './save-venue.ts';

/**
 * Saves a validated venue document, new or in place of an earlier one.
 * @throws Refusal VALIDATION_ERROR if it drops a table of a future booking
 */
export async function importVenue(
  context: AppContext,
  venue: Venue,
): Promise<{ accountId: string; isNew: boolean }> {
  const { accountId } = venue;
  const { isNew } = await context.store.write(accountId, (db) =>
    saveVenue({ context, db, venue, cause: systemCause('import-venue') }, null),
  );
  return { accountId, isNew };
}
