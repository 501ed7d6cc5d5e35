import { sql } from 'kysely';
import type { Booking } from '../domain/booking.ts';
import type { WallDate } from '../domain/venue-time.ts';
import { columnsOf } from './columns.ts';
import type { Db } from './db.ts';
import {
  dayText,
  joinTexts,
  OCCUPANCY_COLUMNS,
  OCCUPYING_STATUSES,
  occupancyText,
  SEPARATOR,
  withoutOccupancy,
} from './occupancy-text.ts';
import { prepared } from './prepared.ts';
import { blockColumns, tableHoldColumns } from './tables.ts';

/*
 * A month of a busy venue has thousands of bookings, and most evaluations need all of them. So what the
 * bookings of a work day occupy is also stored as one text, `work_day_occupancies`. It holds for one version of
 * the day; any change that does not rewrite it makes it stale, and the day is then read from its bookings.
 */

const columns = columnsOf<Booking>()(OCCUPANCY_COLUMNS);

/**
 * The days of a range that ever had a booking, with their stored texts, null for a stale one, and the limits that staff
 * have set.
 */
export async function listDayTexts(
  db: Db,
  days: VenueDays,
): Promise<{ workDay: WallDate; stored: string | null; limits: string | null }[]> {
  const { rows } = await readDayTexts(db, days);
  return rows;
}

/** A subquery instead of a join: SQLite plans a join anew at each run (see `prepared`). */
const readDayTexts = prepared((db, { accountId, from, to }: VenueDays) =>
  db
    .selectFrom('work_days')
    .select((day) => [
      'work_day as workDay',
      day
        .selectFrom('work_day_occupancies as text')
        .select('occupancies')
        .whereRef('text.account_id', '=', 'work_days.account_id')
        .whereRef('text.work_day', '=', 'work_days.work_day')
        .whereRef('text.version', '=', 'work_days.version')
        .as('stored'),
      day
        .selectFrom('service_days')
        .select('limits')
        .whereRef('service_days.account_id', '=', 'work_days.account_id')
        .whereRef('service_days.work_day', '=', 'work_days.work_day')
        .as('limits'),
    ])
    .where('account_id', '=', accountId)
    .where('work_day', '>=', from)
    .where('work_day', '<=', to),
);

/** The text of a day, before a booking of it is written; null if it is stale. */
export async function findDayText(
  db: Db,
  accountId: string,
  workDay: WallDate,
): Promise<string | null> {
  const [day] = await listDayTexts(db, { accountId, from: workDay, to: workDay });
  return day?.stored ?? null;
}

/**
 * Adds a booking that was inserted to the text of its day.
 * @param before the version of the day before that; null if it had none
 */
export async function addToDayText(db: Db, booking: Booking, before: number | null): Promise<void> {
  await addText(db, booking, { before, added: occupancyText(booking) });
}

interface Addition {
  /** The version of the day before it; null if the day had none. */
  before: number | null;
  /** The text of the new occupancy. */
  added: string;
}

/** Adds the text of an occupancy to that of its day. */
export async function addText(
  db: Db,
  { accountId, workDay }: VenueDay,
  addition: Addition,
): Promise<void> {
  const day = { accountId, workDay };
  const { numAffectedRows } = await appendToDayText(db, { ...day, ...addition });
  if (numAffectedRows === 0n) await renewDayText(db, day);
}

const appendToDayText = prepared(
  (db, { accountId, workDay, before, added }: VenueDay & Addition) => {
    const between = sql`case when occupancies = '' or ${added} = '' then '' else ${SEPARATOR} end`;
    return db
      .updateTable('work_day_occupancies')
      .set((is) => ({
        occupancies: sql<string>`occupancies || ${between} || ${added}`,
        version: is
          .selectFrom('work_days')
          .select('work_days.version')
          .where('account_id', '=', accountId)
          .where('work_day', '=', workDay)
          .$asScalar(),
      }))
      .where('account_id', '=', accountId)
      .where('work_day', '=', workDay)
      .where('version', '=', before);
  },
);

/** Stores the text of a booking's day after the booking was changed. @param before the text before that */
export async function saveDayText(db: Db, booking: Booking, before: string | null): Promise<void> {
  const text = occupancyText(booking);
  await replaceText(db, booking, { before, id: booking.uuid, kind: 'BOOKING', text });
}

interface Replacement {
  /** The text of the day before it; null if it was stale. */
  before: string | null;
  /** Of the occupancy that was changed. */
  id: string;
  kind: 'BOOKING' | 'HOLD';
  /** Its new text, empty if nothing is occupied any more. */
  text: string;
}

/** Stores the text of a day after one of its occupancies was changed. */
export async function replaceText(
  db: Db,
  { accountId, workDay }: VenueDay,
  { before, id, kind, text }: Replacement,
): Promise<void> {
  const day = { accountId, workDay };
  if (before === null) return renewDayText(db, day);
  const occupancies = joinTexts([withoutOccupancy(before, id, kind), text]);
  await writeDayText(db, { ...day, occupancies });
}

/** A work day of a venue. */
export interface VenueDay {
  accountId: string;
  workDay: WallDate;
}

/** The work days of a venue from one to another, both included. */
export interface VenueDays {
  accountId: string;
  from: WallDate;
  to: WallDate;
}

/** The days of a venue since a date whose text is stale or missing, as all are after an upgrade that brings the texts. */
export async function listStaleDays(
  db: Db,
  accountId: string,
  from: WallDate,
): Promise<WallDate[]> {
  const rows = await db
    .selectFrom('work_days')
    .select('work_day')
    .where('account_id', '=', accountId)
    .where('work_day', '>=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('work_day_occupancies as text')
            .select('text.version')
            .whereRef('text.account_id', '=', 'work_days.account_id')
            .whereRef('text.work_day', '=', 'work_days.work_day')
            .whereRef('text.version', '=', 'work_days.version'),
        ),
      ),
    )
    .orderBy('work_day')
    .execute();
  return rows.map((row) => row.work_day);
}

/** Stores the text of a day from its bookings. */
export async function renewDayText(db: Db, { accountId, workDay }: VenueDay): Promise<void> {
  const occupancies = await textOfBookings(db, accountId, workDay);
  await writeDayText(db, { accountId, workDay, occupancies });
}

interface DayText {
  accountId: string;
  workDay: WallDate;
  occupancies: string;
}
const writeDayText = prepared((db, { accountId, workDay, occupancies }: DayText) =>
  db
    .insertInto('work_day_occupancies')
    .columns(['account_id', 'work_day', 'version', 'occupancies'])
    .expression((from) =>
      from
        .selectFrom('work_days')
        .select(['account_id', 'work_day', 'version', sql.val(occupancies).as('occupancies')])
        .where('account_id', '=', accountId)
        .where('work_day', '=', workDay),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'work_day']).doUpdateSet((is) => ({
        version: is.ref('excluded.version'),
        occupancies: is.ref('excluded.occupancies'),
      })),
    ),
);

/** The text of a day, from its bookings, holds and blocks. */
export async function textOfBookings(
  db: Db,
  accountId: string,
  workDay: WallDate,
): Promise<string> {
  const rows = await db
    .selectFrom('bookings')
    .select(columns.names)
    .where('account_id', '=', accountId)
    .where('work_day', '=', workDay)
    .where('status', 'in', OCCUPYING_STATUSES)
    .orderBy('booking_at')
    .orderBy('uuid')
    .execute();
  const holds = await db
    .selectFrom('table_holds')
    .select(tableHoldColumns.names)
    .where('account_id', '=', accountId)
    .where('work_day', '=', workDay)
    .execute();
  const blocks = await db
    .selectFrom('blocks')
    .select(blockColumns.names)
    .where('account_id', '=', accountId)
    .where('work_day', '=', workDay)
    .where('released_at', 'is', null)
    .execute();
  return dayText(
    rows.map(columns.fromRow),
    holds.map(tableHoldColumns.fromRow),
    blocks.map(blockColumns.fromRow),
  );
}
