import type { Booking } from '../domain/booking.ts';
import { isInProgress } from '../domain/booking-status.ts';
import {
  type OccupiedInterval,
  satDownAt,
  stayOf,
  storedInterval,
} from '../domain/occupied-interval.ts';
import { type VenueClock, type WallDate, workDaysOf } from '../domain/venue-time.ts';
import type { Db } from './db.ts';
import { pick, prepared } from './prepared.ts';
import type { Tables } from './tables.ts';

/**
 * The tables of bookings as rows of their own, in which the database refuses to give a table twice. A
 * booking's own row also has their ids, for reading.
 */

/** Writes the tables of a booking that has no rows yet. @param clock of the venue */
export async function writeTables(db: Db, clock: VenueClock, booking: Booking): Promise<void> {
  // Changes after a work day only complete its records, where two parties may share a table.
  const workDayAt = workDaysOf(clock);
  const isOver = booking.workDay < workDayAt(booking.updatedAt);
  const stay = stayOf(booking, workDayAt);
  const interval = storedInterval(stay, isOver);
  if (!interval || booking.tableIds.length === 0) return;
  const hasBegun = isInProgress(booking.status) || booking.status === 'ATTENDED';
  const { startAt, endAt } = hasBegun ? await betweenOthers(db, booking, interval) : interval;
  const row = {
    account_id: booking.accountId,
    work_day: booking.workDay,
    booking_uuid: booking.uuid,
    starts_at: startAt,
    ends_at: endAt,
    is_seated: !isOver && satDownAt(stay) !== null ? 1 : 0,
  };
  for (const tableId of booking.tableIds) await occupyTable(db, { ...row, table_id: tableId });
}

const occupyTable = prepared((db, row: Tables['booking_tables']) =>
  db
    .insertInto('booking_tables')
    .values(
      pick(row, [
        'account_id',
        'work_day',
        'booking_uuid',
        'table_id',
        'starts_at',
        'ends_at',
        'is_seated',
      ]),
    ),
);

/**
 * The part of a stay in which nobody else has its tables. The guests may have got them only when others had left,
 * and may have stayed longer than was expected when the next booking was made.
 */
async function betweenOthers(
  db: Db,
  { accountId, uuid, tableIds, updatedAt }: Booking,
  { startAt, endAt }: OccupiedInterval,
): Promise<OccupiedInterval> {
  const others = await db
    .selectFrom('booking_tables')
    .select(['starts_at', 'ends_at'])
    .where('account_id', '=', accountId)
    .where('table_id', 'in', tableIds)
    .where('booking_uuid', '<>', uuid)
    .where('starts_at', '>', startAt - MAX_TURN_MS)
    .where('starts_at', '<', endAt)
    .where('ends_at', '>', startAt)
    .execute();
  const left = others.filter((each) => each.starts_at <= startAt && each.ends_at <= updatedAt);
  const since = Math.min(endAt, Math.max(startAt, ...left.map((each) => each.ends_at)));
  const next = others.filter((each) => each.starts_at > startAt && each.starts_at >= since);
  return { startAt: since, endAt: Math.min(endAt, ...next.map((each) => each.starts_at)) };
}

/** The longest turn time that the database allows. */
const MAX_TURN_MS = 12 * 3_600_000;

/** Releases the tables of bookings, so that they can be assigned differently. */
export async function releaseTables(db: Db, uuids: readonly string[]): Promise<void> {
  for (const uuid of uuids) await releaseTablesOf(db, { uuid });
}

const releaseTablesOf = prepared((db, { uuid }: { uuid: string }) =>
  db.deleteFrom('booking_tables').where('booking_uuid', '=', uuid),
);

/** The tables, among these, at which somebody else sits whose work day is not over. */
export async function listTakenSeats(
  db: Db,
  { accountId, uuid, tableIds }: Pick<Booking, 'accountId' | 'uuid' | 'tableIds'>,
  today: WallDate,
): Promise<number[]> {
  // PostgreSQL has no empty lists.
  if (tableIds.length === 0) return [];
  const rows = await db
    .selectFrom('booking_tables')
    .select('table_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where('table_id', 'in', tableIds)
    .where('work_day', '>=', today)
    .where('is_seated', '=', 1)
    .where('booking_uuid', '<>', uuid)
    .orderBy('table_id')
    .execute();
  return rows.map((row) => row.table_id);
}
