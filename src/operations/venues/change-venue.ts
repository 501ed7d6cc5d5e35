import { Refusal, validationError } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { changedSections } from '../../domain/venue-effects/changed-sections.ts';
import { VenueOutdated } from '../../domain/venue-effects/venue-outdated.ts';
import { findAccount } from '../../store/accounts.ts';
import { listStaff } from '../../store/staff.ts';
import type { Db } from '../../store/store.ts';
import { findVenueVersion, listVenueVersionsAfter } from '../../store/venue-versions.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { previewVenue, type VenueEffects } from './preview-venue.ts';
import { saveVenue } from './save-venue.ts';

interface CurrentVenue {
  venue: Venue;
  version: number;
}

export interface ChangedVenue {
  venue: Venue;
  /** The present version; that of the saved document, unless it was only tried. */
  version: number;
  /** What the change would cause; null for one that was made. */
  effects: VenueEffects | null;
}

/**
 * PUT /staff/v3/venue: saves a validated document in place of the version that its author had changed. The same document
 * again changes nothing.
 * @throws Refusal VENUE_IS_OUTDATED if somebody saved another version since; VALIDATION_ERROR
 */
export async function changeVenue(
  context: AppContext,
  principal: Principal,
  { venue, ifMatch, isDryRun }: { venue: Venue; ifMatch: string | null; isDryRun: boolean },
): Promise<ChangedVenue> {
  requirePermission(principal, 'venue:change');
  const { accountId } = principal;
  if (venue.accountId !== accountId)
    throw validationError({
      parameter: 'accountId',
      reason: `must be ${accountId}: a venue keeps its account id`,
    });
  if (isDryRun) {
    const current = await context.store.read((db) =>
      requireVenueVersion(db, accountId, { ifMatch }),
    );
    const effects = await previewVenue(context, current.venue, venue);
    return { venue: current.venue, version: current.version, effects };
  }
  const saved = await context.store.write(accountId, async (db) => {
    const current = await requireVenueVersion(db, accountId, { ifMatch, wanted: venue });
    if (isUnchanged(current, venue)) return current;
    const cause = causeOf(principal, 'change-venue');
    return saveVenue({ context, db, venue, cause }, current.version);
  });
  return { venue, version: saved.version, effects: null };
}

function isUnchanged(current: CurrentVenue, venue: Venue): boolean {
  return changedSections({ ...current.venue }, { ...venue }).length === 0;
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
async function requireVenueVersion(
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
