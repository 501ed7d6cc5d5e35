import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { findAccount } from '../../store/accounts.ts';
import { listStaff } from '../../store/staff.ts';
import {
  findVenueVersion,
  listVenueVersions,
  type VenueVersion,
} from '../../store/venue-versions.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import type { Tx } from '../tx.ts';
import { requireVenue } from './require-venue.ts';

const VERSIONS_PER_PAGE = 50;

/** Versions of the venue document, with the names of who saved them. */
export interface VenueVersionsView {
  venue: Venue;
  versions: readonly VenueVersion[];
  /** Of staff members by uuid; of those who are still there. */
  names: ReadonlyMap<string, string>;
}

/** GET /staff/v3/venue: the document and its version. */
export async function readVenue(
  context: AppContext,
  principal: Principal,
): Promise<{ document: unknown; version: number }> {
  requirePermission(principal, 'venue:read');
  return context.store.read(async (db) => {
    const account = await findAccount(db, principal.accountId);
    if (account) return account;
    throw new Refusal('ACCOUNT_NOT_FOUND', `There is no venue ${principal.accountId}.`);
  });
}

/** GET /staff/v3/venue/versions: the newest first, those before one if it is given. */
export function readVenueVersions(
  context: AppContext,
  principal: Principal,
  before: number | undefined,
): Promise<VenueVersionsView & { hasMore: boolean }> {
  requirePermission(principal, 'venue:read');
  const { accountId } = principal;
  return context.store.read(async (db) => {
    const limit = VERSIONS_PER_PAGE + 1;
    const found = await listVenueVersions(db, accountId, { before, limit });
    const versions = found.slice(0, VERSIONS_PER_PAGE);
    const hasMore = found.length > versions.length;
    return { ...(await viewVersions({ context, db }, accountId, versions)), hasMore };
  });
}

/** GET /staff/v3/venue/versions/{version}. @throws Refusal NOT_FOUND */
export function readVenueVersion(
  context: AppContext,
  principal: Principal,
  version: number,
): Promise<VenueVersionsView & { document: unknown }> {
  requirePermission(principal, 'venue:read');
  const { accountId } = principal;
  return context.store.read(async (db) => {
    const found = await findVenueVersion(db, accountId, version);
    if (!found)
      throw new Refusal(
        'NOT_FOUND',
        'The venue has no such version. List its versions to see which it has.',
      );
    return {
      ...(await viewVersions({ context, db }, accountId, [found])),
      document: found.document,
    };
  });
}

async function viewVersions(
  { context, db }: Tx,
  accountId: string,
  versions: readonly VenueVersion[],
): Promise<VenueVersionsView> {
  const venue = await requireVenue(context, db, accountId);
  const staff = await listStaff(db, accountId);
  return { venue, versions, names: new Map(staff.map(({ uuid, name }) => [uuid, name])) };
}
