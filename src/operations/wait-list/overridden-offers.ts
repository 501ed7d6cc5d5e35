import { overlaps } from '../../domain/availability/interval.ts';
import type { Booking } from '../../domain/booking.ts';
import { holdsTable } from '../../domain/booking-status.ts';
import type { ChangeCause } from '../../domain/journal.ts';
import type { Venue } from '../../domain/venue.ts';
import { addDays, MS_PER_MINUTE } from '../../domain/venue-time.ts';
import { readyTableOf } from '../../domain/wait-list/ready-table.ts';
import { offerOf } from '../../domain/wait-list/wait-list-place.ts';
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

/** Ends what keeps these tables at this time for other parties, on the wait list and at the door. */
export async function endOffersAt(
  context: AppContext,
  db: Db,
  venue: Venue,
  cause: ChangeCause,
  taken: Pick<Booking, 'accountId' | 'uuid' | 'workDay' | 'tableIds'> & {
    interval: { startAt: number; endAt: number };
  },
): Promise<void> {
  const { accountId } = taken;
  for (const days of [-1, 0, 1]) {
    const workDay = addDays(taken.workDay, days);
    for (const waiting of await listWaitingBookings(db, { accountId, workDay })) {
      const offer = offerOf(waiting);
      if (!offer || waiting.uuid === taken.uuid) continue;
      const startAt = waiting.bookingAt;
      const endAt = startAt + waiting.turnMinutes * MS_PER_MINUTE;
      const isTaken =
        overlaps({ startAt, endAt }, taken.interval) &&
        offer.tableIds.some((id) => taken.tableIds.includes(id));
      if (isTaken) await savePlace(context, db, venue, cause, waiting, 'WAITING');
    }
  }
  const { workDay, uuid, tableIds } = taken;
  const statuses = ['WAIT_LIST_WALK_IN'] as const;
  for (const waiting of await listBookings(db, { accountId, workDay, statuses: [...statuses] })) {
    const ready = waiting.uuid === uuid ? null : readyTableOf(waiting);
    if (ready?.tableIds.some((id) => tableIds.includes(id)))
      await endReadyTable(context, db, venue, cause, waiting);
  }
}
