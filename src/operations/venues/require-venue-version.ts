import { Refusal, validationError } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { changedSections } from '../../domain/venue-effects/changed-sections.ts';
import { VenueOutdated } from '../../domain/venue-effects/venue-outdated.ts';
import { findAccount } from '../../store/accounts.ts';
import { listStaff } from '../../store/staff.ts';
import type { Db } from '../../store/store.ts';
import { findVenueVersion, listVenueVersionsAfter } from '../../store/venue-versions.ts';

export interface CurrentVenue {
  venue: Venue;
  version: number;
}

interface ExpectedVenue {
  /** The header If-Match. */
  ifMatch: string | null;
  /** Also accepted if it equals the stored document: the answer to an earlier request may have been lost. */
  wanted?: Venue;
}

/**
 * The present document, which must be the version that somebody had changed.
 * @throws Refusal VENUE_IS_OUTDATED with the sections that others changed since; VALIDATION_ERROR without a version
 */
export async function requireVenueVersion(
  db: Db,
  accountId: string,
  { ifMatch, wanted }: ExpectedVenue,
): Promise<CurrentVenue> {
  const based = parseVersion(ifMatch);
  const account = await findAccount(db, accountId);
  if (!account) throw new Refusal('ACCOUNT_NOT_FOUND', `There is no venue ${accountId}.`);
  const { version } = account;
  const venue = account.document as Venue;
  if (version === based) return { venue, version };
  if (wanted && changedSections({ ...venue }, { ...wanted }).length === 0)
    return { venue, version };
  const earlier = await findVenueVersion(db, accountId, based);
  const document = (earlier?.document ?? {}) as Record<string, unknown>;
  const authors = await authorsSince(db, accountId, based);
  throw new VenueOutdated(changedSections(document, { ...venue }), authors);
}

/** @throws Refusal VALIDATION_ERROR */
function parseVersion(ifMatch: string | null): number {
  const [, digits] = /^"(\d{1,15})"$/.exec(ifMatch ?? '') ?? [];
  if (digits !== undefined) return Number(digits);
  throw validationError({
    parameter: 'If-Match',
    reason: 'must be the version of the document that was changed, in quotes',
  });
}

/** The names of the staff members who saved a version after one; those who are still there. */
async function authorsSince(db: Db, accountId: string, version: number): Promise<string[]> {
  const versions = await listVenueVersionsAfter(db, accountId, version);
  const ids = new Set(versions.map(({ author }) => author.id));
  const staff = await listStaff(db, accountId);
  return staff.filter(({ uuid }) => ids.has(uuid)).map(({ name }) => name);
}
