import type { Venue } from '../domain/venue.ts';
import type { Instant } from '../domain/venue-time.ts';
import type { Store } from '../store/store.ts';
import { AvailabilityCache } from './availability/availability-cache.ts';

export { StoreUnavailable } from '../store/store.ts';

/** What every operation works with. */
export interface AppContext {
  store: Store;
  /** The time now; a test has its own. */
  now(): Instant;
  /** Where links that leave the house begin, without a slash at the end. */
  publicUrl: string;
  venues: VenueCache;
  /** What the calendar answered before. */
  answers: AvailabilityCache;
  creates: {
    running: PendingCreates;
    /** How long a repeated create waits for the first of its key, in milliseconds. */
    patienceMs: number;
  };
}

/** Creates under way by their keys, so that a repetition waits for the first. */
export type PendingCreates = Map<string, Promise<unknown>>;

const PATIENCE_MS = 5000;

interface CachedVenue {
  venue: Venue;
  version: number;
}
export type VenueCache = Map<string, CachedVenue>;

export function openContext(
  store: Store,
  publicUrl: string,
  now: () => Instant = Date.now,
): AppContext {
  return {
    store,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    now,
    venues: new Map(),
    answers: new AvailabilityCache(),
    creates: { running: new Map(), patienceMs: PATIENCE_MS },
  };
}
