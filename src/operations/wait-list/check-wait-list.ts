import type { Booking } from '../../domain/booking.ts';
import { type Instant, workDayOf } from '../../domain/venue-time.ts';
import { findOffers } from '../../domain/wait-list/find-offers.ts';
import { byOrder } from '../../domain/wait-list/place-in-order.ts';
import { offerOf, placeOf } from '../../domain/wait-list/wait-list-place.ts';
import { isWanted } from '../../domain/wanted-message.ts';
import {
  deleteCheck,
  findCheck,
  scheduleCheck,
  type WaitListCheck,
} from '../../store/wait-list-checks.ts';
import { listWaitingBookings } from '../../store/waiting-bookings.ts';
import { readServiceDay } from '../availability/service-day.ts';
import { systemCause } from '../journal.ts';
import { findGuestAddress } from '../messages/guest-address.ts';
import type { Tx } from '../tx.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { offersByItself } from './scheduled-checks.ts';
import { saveOffer, savePlace } from './table-offers.ts';

/**
 * Checks the wait list of a work day that is due, in a transaction of the venue: ends the offers that nobody answered, and
 * offers what is free to those who are next. Of several processes that do so at the same time, only the first checks it,
 * because writes of one venue follow each other.
 * @returns whether the day was still due
 */
export async function checkWaitList(tx: Tx, day: WaitListCheck): Promise<boolean> {
  const { context, db } = tx;
  const check = await findCheck(db, day);
  // Another process has checked it already.
  if (!check || check.dueAt > context.now()) return false;
  const venue = await requireVenue(context, db, day.accountId);
  const lapsed = await endLapsedOffers({ ...tx, venue }, day);
  const bookings = await makeOffers({ ...tx, venue }, day, lapsed);
  // What was done here has scheduled another check of this day, which is needless.
  await deleteCheck(db, day);
  const dueAt = await nextCheckAt({ ...tx, venue }, day, bookings);
  if (dueAt !== null) await scheduleCheck(db, { ...day, dueAt });
  return true;
}

/** @returns the bookings on the wait list of the day, in order */
async function endLapsedOffers(tx: Tx<'venue'>, day: WaitListCheck): Promise<Booking[]> {
  const { context, db } = tx;
  const bookings = (await listWaitingBookings(db, day)).toSorted(byOrder);
  const after: Booking[] = [];
  for (const booking of bookings) {
    const offer = offerOf(booking);
    const isOver = offer !== null && offer.endsAt <= context.now();
    const cause = systemCause('end-offer');
    after.push(isOver ? await savePlace({ ...tx, cause }, booking, { state: 'LAPSED' }) : booking);
  }
  return after;
}

/** @returns the bookings with the offers */
async function makeOffers(
  tx: Tx<'venue'>,
  { workDay }: WaitListCheck,
  bookings: readonly Booking[],
): Promise<readonly Booking[]> {
  const { context, venue } = tx;
  if (!offersByItself(context, venue) || workDay < workDayOf(venue, context.now())) return bookings;
  const reachable: Booking[] = [];
  for (const booking of bookings)
    if (isWaiting(booking) && (await isTold(tx, booking))) reachable.push(booking);
  if (reachable.length === 0) return bookings;
  const day = await readServiceDay(tx, workDay);
  if (day.limits?.isOnlinePaused) return bookings;
  const offered = new Map<string, Booking>();
  for (const { booking, offer } of findOffers(day, reachable)) {
    const cause = systemCause('offer-table');
    offered.set(booking.uuid, await saveOffer({ ...tx, cause }, booking, offer));
  }
  return bookings.map((booking) => offered.get(booking.uuid) ?? booking);
}

/** When an offer ends next, or something that others hold while somebody waits. */
async function nextCheckAt(
  tx: Tx<'venue'>,
  { workDay }: WaitListCheck,
  bookings: readonly Booking[],
): Promise<Instant | null> {
  const { context, venue } = tx;
  const ends = bookings.flatMap((booking) => offerOf(booking)?.endsAt ?? []);
  if (bookings.some(isWaiting) && offersByItself(context, venue)) {
    const { occupancies } = await readServiceDay(tx, workDay);
    ends.push(...occupancies.flatMap(({ hold }) => hold?.until ?? []));
  }
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Whether the guests get a mail about an offer. */
async function isTold({ db, venue }: Tx<'venue'>, booking: Booking): Promise<boolean> {
  return isWanted(venue, 'OFFERED', booking) && (await findGuestAddress(db, booking)) !== null;
}

function isWaiting(booking: Booking): boolean {
  return placeOf(booking)?.state === 'WAITING';
}
