import { useMemo, useSyncExternalStore } from 'react';
import { isWallDate, type WallDate } from '../domain/venue-time.ts';

/** The parts of the staff view: the host stand, and those of `places.ts`. */
export const PLACE_NAMES = ['service', 'guests', 'reports', 'house'] as const;
export type PlaceName = (typeof PLACE_NAMES)[number];

/**
 * What the staff view shows. It is kept in the URL’s hash, so that reload and the Back button work.
 * Ids and dates only: URLs must not contain personal data.
 */
export interface StaffRoute {
  place: PlaceName;
  /** Part of a place, such as `opening-times`; null for its first one. */
  section: string | null;
  /** The work day on screen; null for the venue’s today, also after midnight. */
  date: WallDate | null;
  /** The uuid of the booking in the panel. */
  booking: string | null;
  /** The uuid of the customer whose profile is shown. */
  customer: string | null;
}

/** Today at the host stand. */
export const START: StaffRoute = {
  place: 'service',
  section: null,
  date: null,
  booking: null,
  customer: null,
};

/** Parses a hash; ignores what is malformed. */
export function parseRoute(hash: string): StaffRoute {
  const pairs = new URLSearchParams(hash.replace(/^#/, ''));
  const read = (name: string, pattern: RegExp) => {
    const value = pairs.get(name);
    return value !== null && pattern.test(value) ? value : null;
  };
  const date = pairs.get('date');
  return {
    place: PLACE_NAMES.find((name) => name === pairs.get('place')) ?? START.place,
    section: read('section', /^[a-z-]{1,40}$/),
    date: date !== null && isWallDate(date) ? date : null,
    booking: read('booking', UUID),
    customer: read('customer', UUID),
  };
}

const UUID = /^[\w-]{1,64}$/;

/** The hash of a route, for a link’s `href`. */
export function hrefOf(route: StaffRoute): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(route) as [keyof StaffRoute, string | null][])
    if (value !== null && value !== START[name]) pairs.set(name, value);
  return `#${pairs}`;
}

/** The current route; the component re-renders when it changes. */
export function useRoute(): StaffRoute {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return useMemo(() => parseRoute(hash), [hash]);
}

/** Goes to another route and adds it to the browser’s history. */
export function navigate(route: StaffRoute): void {
  window.location.hash = hrefOf(route);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
