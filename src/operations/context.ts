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
  availabilityCache: AvailabilityCache;
  idempotency: {
    inFlight: RequestsInFlight;
    /** How long a repeated create waits for the first of its key, in milliseconds. */
    maxWaitMs: number;
  };
}

/** Creates under way by their keys, so that a repetition waits for the first. */
export type RequestsInFlight = Map<string, Promise<unknown>>;

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
    availabilityCache: new AvailabilityCache(),
    idempotency: { inFlight: new Map(), maxWaitMs: PATIENCE_MS },
  };
}
