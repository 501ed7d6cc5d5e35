import { useMemo, useSyncExternalStore } from 'react';
import { isWallDate, type WallDate } from '../domain/venue-time.ts';

/**
 * What the staff view shows. It is kept in the URL’s hash, so that reload and the Back button work.
 * Ids and dates only: URLs must not contain personal data.
 */
export interface StaffRoute {
  /** The work day on screen; null for the venue’s today, also after midnight. */
  date: WallDate | null;
  /** The uuid of the booking in the panel. */
  booking: string | null;
}

/** Parses a hash; ignores what is malformed. */
export function parseRoute(hash: string): StaffRoute {
  const pairs = new URLSearchParams(hash.replace(/^#/, ''));
  const date = pairs.get('date');
  const booking = pairs.get('booking');
  return {
    date: date !== null && isWallDate(date) ? date : null,
    booking: booking !== null && /^[\w-]{1,64}$/.test(booking) ? booking : null,
  };
}

/** The hash of a route, for a link’s `href`. */
export function hrefOf(route: StaffRoute): string {
  const pairs = new URLSearchParams();
  if (route.date !== null) pairs.set('date', route.date);
  if (route.booking !== null) pairs.set('booking', route.booking);
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
