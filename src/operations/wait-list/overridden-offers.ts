import { type Interval, overlaps } from '../../domain/availability/interval.ts';
import type { Booking } from '../../domain/booking.ts';
import { holdsTable } from '../../domain/booking-status.ts';
import type { ChangeCause } from '../../domain/journal.ts';
import type { Venue } from '../../domain/venue.ts';
import { addDays, MS_PER_MINUTE, type WallDate } from '../../domain/venue-time.ts';
import { readyTableOf } from '../../domain/wait-list/ready-table.ts';
import { isOffered, offerOf } from '../../domain/wait-list/wait-list-place.ts';
import { listBookings } from '../../store/bookings.ts';
import type { Db } from '../../store/store.ts';
import { listWaitingBookings } from '../../store/waiting-bookings.ts';
import { remainingIntervalOf } from '../bookings/interval-of.ts';
import type { AppContext } from '../context.ts';
import { endReadyTable, savePlace } from './table-offers.ts';

/**
 * Ends the offers of tables that staff gave to somebody else all the same. Those parties are told, and are next for
 * another table.
 * @param booking the one that has the tables now
 */
export async function endOverriddenOffers(
  context: AppContext,
  db: Db,
  venue: Venue,
  cause: ChangeCause,
  booking: Booking,
): Promise<void> {
  if (!cause.forced.includes('OFFER') || !holdsTable(booking.status)) return;
  await endOffersAt(context, db, venue, cause, {
    ...booking,
    interval: remainingIntervalOf(booking, { now: context.now() }),
  });
}

/** Tables that somebody else gets for a while, or that are kept free. */
interface TakenTables {
  accountId: string;
  workDay: WallDate;
  /** The booking that gets them, or the block. */
  uuid: string;
  tableIds: readonly number[];
  interval: Interval;
}

/** Ends what keeps these tables at this time for other parties, on the wait list and at the door. */
export async function endOffersAt(
  context: AppContext,
  db: Db,
  venue: Venue,
  cause: ChangeCause,
  taken: TakenTables,
): Promise<void> {
  await endOffers(context, db, venue, cause, await listOffersAt(context, db, taken));
  const { accountId, workDay, uuid, tableIds } = taken;
  const statuses = ['WAIT_LIST_WALK_IN'] as const;
  for (const waiting of await listBookings(db, { accountId, workDay, statuses: [...statuses] })) {
    const ready = waiting.uuid === uuid ? null : readyTableOf(waiting);
    if (ready?.tableIds.some((id) => tableIds.includes(id)))
      await endReadyTable(context, db, venue, cause, waiting);
  }
}

/** Ends the offers to these parties, which are told and keep their places. */
export async function endOffers(
  context: AppContext,
  db: Db,
  venue: Venue,
  cause: ChangeCause,
  offered: readonly Booking[],
): Promise<void> {
  for (const booking of offered) await savePlace(context, db, venue, cause, booking, 'WAITING');
}

/** The other bookings on the wait list to which some of these tables are offered at this time. */
export async function listOffersAt(
  context: AppContext,
  db: Db,
  { accountId, workDay, uuid, tableIds, interval }: TakenTables,
): Promise<Booking[]> {
  const found: Booking[] = [];
  for (const days of [-1, 0, 1]) {
    const day = { accountId, workDay: addDays(workDay, days) };
    for (const waiting of await listWaitingBookings(db, day)) {
      if (waiting.uuid === uuid || !isOffered(waiting, context.now())) continue;
      const startAt = waiting.bookingAt;
      const endAt = startAt + waiting.turnMinutes * MS_PER_MINUTE;
      const offered = offerOf(waiting)?.tableIds ?? [];
      const isTaken =
        overlaps({ startAt, endAt }, interval) && offered.some((id) => tableIds.includes(id));
      if (isTaken) found.push(waiting);
    }
  }
  return found;
}
