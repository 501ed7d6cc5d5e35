import type { Booking } from '../booking.ts';
import { holdsTable } from '../booking-status.ts';
import { keptOfferOf } from './ready-table.ts';
import { isOnWaitList, placeOf } from './wait-list-place.ts';

/** What others gain from when it changes: tables, pacing and extras. */
const OCCUPIED = [
  'status',
  'workDay',
  'bookingAt',
  'turnMinutes',
  'pax',
  'paxChildren',
  'highChairs',
  'strollers',
  'addOns',
  'experience',
  'tableIds',
  'seatedAt',
  'endedAt',
] as const satisfies (keyof Booking)[];

/**
 * Whether somebody on the wait list may get a table after a change of a booking: it gives something up, or it waits
 * itself and is to be looked at.
 */
export function mayLetWaitingIn(before: Booking, after: Booking): boolean {
  if (isOnWaitList(after)) {
    const [was, is] = [placeOf(before), placeOf(after)];
    if (is?.state === 'WAITING' && JSON.stringify(was) !== JSON.stringify(is)) return true;
  }
  if (keptOfferOf(before) && !keptOfferOf(after)) return true;
  if (!holdsTable(before.status)) return false;
  return OCCUPIED.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
