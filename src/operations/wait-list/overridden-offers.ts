import { type Interval, overlaps } from '../../domain/availability/interval.ts';
import type { Booking } from '../../domain/booking.ts';
import { holdsTable } from '../../domain/booking-status.ts';
import { addDays, MS_PER_MINUTE, type WallDate } from '../../domain/venue-time.ts';
import { readyTableOf } from '../../domain/wait-list/ready-table.ts';
import { isOffered, offerOf } from '../../domain/wait-list/wait-list-place.ts';
import { listBookings } from '../../store/listed-bookings.ts';
import { listWaitingBookings } from '../../store/waiting-bookings.ts';
import { remainingIntervalOf } from '../bookings/interval-of.ts';
import type { Tx } from '../tx.ts';
import { endReadyTable, savePlace } from './table-offers.ts';

/**
 * Ends the offers of tables that staff gave to another party anyway. Those parties are told, and are next for
 * another table.
 * @param booking the one that has the tables now
 */
export async function endOverriddenOffers(
  tx: Tx<'venue' | 'cause'>,
  booking: Booking,
): Promise<void> {
  const { context, venue, cause } = tx;
  if (!cause.forced.includes('OFFER') || !holdsTable(booking.status)) return;
  await endOffersAt(tx, {
    ...booking,
    interval: remainingIntervalOf(booking, { venue, now: context.now() }),
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
export async function endOffersAt(tx: Tx<'venue' | 'cause'>, taken: TakenTables): Promise<void> {
  const { db } = tx;
  await endOffers(tx, await listOffersAt(tx, taken));
  const { accountId, workDay, uuid, tableIds } = taken;
  const statuses = ['WAIT_LIST_WALK_IN'] as const;
  for (const waiting of await listBookings(db, { accountId, workDay, statuses: [...statuses] })) {
    const ready = waiting.uuid === uuid ? null : readyTableOf(waiting);
    if (ready?.tableIds.some((id) => tableIds.includes(id))) await endReadyTable(tx, waiting);
  }
}

/** Ends the offers to these parties, which are told and keep their places. */
export async function endOffers(
  tx: Tx<'venue' | 'cause'>,
  offered: readonly Booking[],
): Promise<void> {
  for (const booking of offered) await savePlace(tx, booking, { state: 'WAITING' });
}

/** The other bookings on the wait list to which some of these tables are offered at this time. */
export async function listOffersAt(
  { context, db }: Tx,
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
