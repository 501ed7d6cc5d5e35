import { sql } from 'kysely';
import type { Booking } from '../domain/booking.ts';
import type { WallDate } from '../domain/venue-time.ts';
import type { VenueDay, VenueDays } from './day-texts.ts';
import type { Db } from './db.ts';
import { prepared } from './prepared.ts';
import { bookingColumns } from './tables.ts';

/** As a literal: SQLite uses a partial index only for a condition that it can compare while it plans. */
const IS_WAITING = sql<boolean>`status = 'PENDING_WAIT_LIST_BOOKING'`;

/** The work days of a range on which somebody is on the wait list. */
export async function listDaysWithWaiting(db: Db, days: VenueDays): Promise<WallDate[]> {
  const { rows } = await readDays(db, days);
  return rows.map(({ work_day }) => work_day);
}

const readDays = prepared((db, { accountId, from, to }: VenueDays) =>
  db
    .selectFrom('bookings')
    .select('work_day')
    .distinct()
    .where('account_id', '=', accountId)
    .where('work_day', '>=', from)
    .where('work_day', '<=', to)
    .where(IS_WAITING),
);

/** The bookings on the wait list of a work day. */
export async function listWaitingBookings(
  db: Db,
  { accountId, workDay }: VenueDay,
): Promise<Booking[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(bookingColumns.names)
    .where('account_id', '=', accountId)
    .where('work_day', '=', workDay)
    .where(IS_WAITING)
    .execute();
  return rows.map(bookingColumns.fromRow);
}
