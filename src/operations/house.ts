import { Refusal } from '../domain/refusal.ts';
import type { Venue } from '../domain/venue.ts';
import type { Instant } from '../domain/venue-time.ts';
import { findAccount, findAccountVersion } from '../store/accounts.ts';
import type { Db, Store } from '../store/store.ts';
import type { RunningCreates } from './answer-once.ts';
import { KeptAnswers } from './kept-answers.ts';

export { StoreUnavailable } from '../store/store.ts';

/** What every operation works with. */
export interface House {
  store: Store;
  /** The time now; a test has its own. */
  now(): Instant;
  /** Where links that leave the house begin, without a slash at the end. */
  publicUrl: string;
  venues: VenueCache;
  /** What the calendar answered before. */
  answers: KeptAnswers;
  creates: {
    running: RunningCreates;
    /** How long a repeated create waits for the first of its key, in milliseconds. */
    patienceMs: number;
  };
}

const PATIENCE_MS = 5000;

interface CachedVenue {
  venue: Venue;
  version: number;
}
export type VenueCache = Map<string, CachedVenue>;

export function openHouse(store: Store, publicUrl: string, now: () => Instant = Date.now): House {
  return {
    store,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    now,
    venues: new Map(),
    answers: new KeptAnswers(),
    creates: { running: new Map(), patienceMs: PATIENCE_MS },
  };
}

/** A venue's configuration; read anew only where it was imported anew. */
export async function findVenue(house: House, db: Db, accountId: string): Promise<Venue | null> {
  const version = await findAccountVersion(db, accountId);
  if (version === null) return null;
  const cached = house.venues.get(accountId);
  if (cached?.version === version) return cached.venue;
  const account = await findAccount(db, accountId);
  if (!account) return null;
  // Checked when it was imported, so it is trusted here.
  const venue = account.document as Venue;
  house.venues.set(accountId, { venue, version: account.version });
  return venue;
}

/** @throws Refusal ACCOUNT_NOT_FOUND */
export async function requireVenue(house: House, db: Db, accountId: string): Promise<Venue> {
  const venue = await findVenue(house, db, accountId);
  if (venue) return venue;
  throw new Refusal(
    'ACCOUNT_NOT_FOUND',
    'There is no account with this id for these credentials. Check Service-Account-Id.',
  );
}
