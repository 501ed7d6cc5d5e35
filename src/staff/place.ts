import { useMemo, useSyncExternalStore } from 'react';
import type { WallDate } from '../domain/venue-time.ts';

/**
 * Where the person is in the staff view. It stands in the address’s hash, so that a reload and the
 * Back button work; ids and dates only, never what says something about a guest.
 */
export interface Place {
  /** The work day that is looked at; null follows the venue’s today, past midnight as well. */
  date: WallDate | null;
  /** The booking whose details are open. */
  booking: string | null;
}

/** Reads a place from a hash; what it cannot read is left out. */
export function parsePlace(hash: string): Place {
  const pairs = new URLSearchParams(hash.replace(/^#/, ''));
  const date = pairs.get('date');
  const booking = pairs.get('booking');
  return {
    date: date !== null && isDate(date) ? date : null,
    booking: booking !== null && /^[\w-]{1,64}$/.test(booking) ? booking : null,
  };
}

/** The hash of a place, as a link’s `href`. */
export function hrefOf(place: Place): string {
  const pairs = new URLSearchParams();
  if (place.date !== null) pairs.set('date', place.date);
  if (place.booking !== null) pairs.set('booking', place.booking);
  return `#${pairs}`;
}

/** The current place; components are drawn again when it changes. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return useMemo(() => parsePlace(hash), [hash]);
}

/** Goes to another place as a step of its own, which Back undoes. */
export function goTo(place: Place): void {
  window.location.hash = hrefOf(place);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}
