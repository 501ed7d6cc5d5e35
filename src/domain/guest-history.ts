import { coversOf } from './availability/party.ts';
import type { Booking } from './booking.ts';
import { groupOf } from './booking-status.ts';
import type { Venue } from './venue.ts';
import type { Instant } from './venue-time.ts';

/** Something that a guest told with a booking. */
export interface Told {
  text: string;
  bookingAt: Instant;
}

/** What the bookings of a guest say about them. */
export interface GuestHistory {
  /** The next one first. */
  next: Booking[];
  /** All others, newest first. */
  past: Booking[];
  /** Over the visits, by covers; null before the first one. */
  averagePax: number | null;
  allergies: Told[];
  wishes: Told[];
}

/** More than these are no longer read by anybody. */
const MAX_TOLD = 5;

/** @param bookings all of one guest, in any order; deleted ones do not count */
export function guestHistoryOf(
  venue: Pick<Venue, 'separatesAdultsAndChildren'>,
  bookings: readonly Booking[],
  now: Instant,
): GuestHistory {
  const newestFirst = bookings
    .filter(({ status }) => status !== 'DELETED')
    .sort((a, b) => b.bookingAt - a.bookingAt || (a.uuid < b.uuid ? 1 : -1));
  const next = newestFirst.filter((booking) => isNext(booking, now)).reverse();
  const parties = newestFirst
    .filter(({ status }) => status === 'ATTENDED')
    .map((booking) => coversOf(venue, booking));
  return {
    next,
    past: newestFirst.filter((booking) => !isNext(booking, now)),
    averagePax: parties.length === 0 ? null : round(sum(parties) / parties.length),
    allergies: toldIn(newestFirst, ({ allergiesDescription }) => allergiesDescription),
    wishes: toldIn(newestFirst, ({ customerSpecialRequests }) => customerSpecialRequests),
  };
}

function isNext({ status, bookingAt }: Booking, now: Instant): boolean {
  return bookingAt > now && groupOf(status) !== 'closed';
}

/** Each text once, with the latest booking that had it. */
function toldIn(
  newestFirst: readonly Booking[],
  textOf: (booking: Booking) => string | null,
): Told[] {
  const told = new Map<string, Told>();
  for (const booking of newestFirst) {
    const text = textOf(booking)?.trim() ?? '';
    const key = text.toLowerCase();
    if (text !== '' && !told.has(key)) told.set(key, { text, bookingAt: booking.bookingAt });
  }
  return [...told.values()].slice(0, MAX_TOLD);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** To one decimal place. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
