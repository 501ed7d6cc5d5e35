import { validationError } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { changedSections } from '../../domain/venue-effects/changed-sections.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { previewVenue, type VenueEffects } from './preview-venue.ts';
import { type CurrentVenue, requireVenueVersion } from './require-venue-version.ts';
import { saveVenue } from './save-venue.ts';

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
