import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { requireVenue } from './require-venue.ts';

/** The venue's country (ISO 3166), as whose numbers phone numbers without a country code are read. */
export async function readCountry(
  context: AppContext,
  { accountId }: Pick<Principal, 'accountId'>,
): Promise<string> {
  const venue = await context.store.read((db) => requireVenue(context, db, accountId));
  return venue.country;
}
