import { sql } from 'kysely';
import type { Occupancy } from '../domain/availability/availability.ts';
import { coversOf } from '../domain/availability/party.ts';
import type { Booking } from '../domain/booking.ts';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  holdsTable,
  isInProgress,
} from '../domain/booking-status.ts';
import { occupiedInterval, sitsThere } from '../domain/occupied-interval.ts';
import type { Venue } from '../domain/venue.ts';
import { type Instant, type WallDate, workDayOf } from '../domain/venue-time.ts';
import { columnsOf } from './columns.ts';
import type { Db } from './db.ts';
import { prepared } from './prepared.ts';

/**
 * A month of a busy venue has thousands of bookings, and most evaluations need all of them. So what the
 * bookings of a work day occupy is also stored as one text, `work_day_occupancies`. It holds for one version of
 * the day; any change that does not rewrite it makes it stale, and the day is then read from its bookings.
 */

/** What an evaluation needs of a booking, independent of the time at which it is evaluated. */
type StoredOccupancy = [
  uuid: string,
  status: BookingStatus,
  bookingAt: Instant,
  turnMinutes: number,
  pax: number,
  paxChildren: number,
  floorPlanAreaId: number | null,
  tableIds: readonly number[],
  /** What few bookings have; omitted if they have nothing of it. */
  rest?: StoredRest,
];
interface StoredRest {
  isWalkIn?: true;
  hasFixedTables?: true;
  highChairs?: number;
  strollers?: number;
  experienceId?: number;
  addOns?: { addOnId: number; quantity: number }[];
  seatedAt?: Instant;
  endedAt?: Instant;
  /** Only while the guests are in the house. */
  updatedAt?: Instant;
}

const OCCUPYING_STATUSES = BOOKING_STATUSES.filter(
  (status) => holdsTable(status) || status === 'ATTENDED',
);
const NOTHING_MORE: StoredRest = {};
const NO_ADD_ONS: Occupancy['addOns'] = [];

/** The occupancies of a range of work days as of now, by work day; days without any are omitted. */
export async function listOccupancies(
  db: Db,
  venue: Venue,
  from: WallDate,
  to: WallDate,
  now: Instant,
): Promise<Map<WallDate, Occupancy[]>> {
  const today = workDayOf(venue, now);
  const days = await listDayTexts(db, venue.accountId, from, to);
  const found = new Map<WallDate, Occupancy[]>();
  for (const { workDay, stored } of days) {
    const text = stored ?? (await textOfBookings(db, venue.accountId, workDay));
    if (text === '') continue;
    const isOver = workDay < today;
    const occupancies = JSON.parse(`[${text}]`) as StoredOccupancy[];
    found.set(
      workDay,
      occupancies.flatMap((each) => occupancyOf(each, venue, now, isOver) ?? []),
    );
  }
  return found;
}

/** @param isOver whether its work day is over */
function occupancyOf(
  [
    bookingUuid,
    status,
    bookingAt,
    turnMinutes,
    pax,
    paxChildren,
    floorPlanAreaId,
    tableIds,
    rest = NOTHING_MORE,
  ]: StoredOccupancy,
  venue: Venue,
  now: Instant,
  isOver: boolean,
): Occupancy | null {
  const stay = {
    status,
    isWalkIn: rest.isWalkIn ?? false,
    bookingAt,
    turnMinutes,
    seatedAt: rest.seatedAt ?? null,
    endedAt: rest.endedAt ?? null,
    updatedAt: rest.updatedAt ?? 0,
  };
  const interval = occupiedInterval(stay, now, isOver);
  if (!interval) return null;
  const isInHouse = isInProgress(status) && !isOver;
  return {
    bookingUuid,
    startAt: interval.startAt,
    endAt: interval.endAt,
    status,
    covers: coversOf(venue, { pax, paxChildren }),
    floorPlanAreaId,
    tableIds,
    experienceId: rest.experienceId ?? null,
    hasFixedTables: rest.hasFixedTables ?? false,
    isInHouse,
    isSeated: isInHouse && sitsThere(stay, now),
    highChairs: rest.highChairs ?? 0,
    strollers: rest.strollers ?? 0,
    addOns: rest.addOns ?? NO_ADD_ONS,
  };
}

/** Between the occupancies of a day; no JSON text contains it. */
const SEPARATOR = ',\n';

/** The days of a range that ever had a booking, with their stored texts; null for a stale one. */
async function listDayTexts(
  db: Db,
  accountId: string,
  from: WallDate,
  to: WallDate,
): Promise<{ workDay: WallDate; stored: string | null }[]> {
  const { rows } = await readDayTexts(db, { accountId, from, to });
  return rows;
}

/** A subquery instead of a join: SQLite plans a join anew at each run (see `prepared`). */
const readDayTexts = prepared(
  (db, { accountId, from, to }: { accountId: string; from: WallDate; to: WallDate }) =>
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
  const [day] = await listDayTexts(db, accountId, workDay, workDay);
  return day?.stored ?? null;
}

/**
 * Adds a booking that was inserted to the text of its day.
 * @param before the version of the day before that; null if it had none
 */
export async function addToDayText(db: Db, booking: Booking, before: number | null): Promise<void> {
  const { accountId, workDay } = booking;
  const occupancy = storedOccupancy(booking);
  const added = occupancy ? JSON.stringify(occupancy) : '';
  const { numAffectedRows } = await appendToDayText(db, { accountId, workDay, before, added });
  if (numAffectedRows === 0n) await saveDayText(db, booking, null);
}

interface Addition {
  accountId: string;
  workDay: WallDate;
  before: number | null;
  added: string;
}
const appendToDayText = prepared((db, { accountId, workDay, before, added }: Addition) => {
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
});

/** Stores the text of a booking's day after the booking was changed. @param before the text before that */
export async function saveDayText(db: Db, booking: Booking, before: string | null): Promise<void> {
  const { accountId, workDay } = booking;
  const occupancies =
    before === null
      ? await textOfBookings(db, accountId, workDay)
      : textWith(before, booking.uuid, storedOccupancy(booking));
  await writeDayText(db, { accountId, workDay, occupancies });
}

/** A work day of a venue. */
export interface VenueDay {
  accountId: string;
  workDay: WallDate;
}

/**
 * Days whose text is stale or missing, as all are after an upgrade from a version without texts.
 * @param after where the last list ended; null for the first
 */
export async function listStaleDays(
  db: Db,
  { from, after, limit }: { from: WallDate; after: VenueDay | null; limit: number },
): Promise<VenueDay[]> {
  return db
    .selectFrom('work_days')
    .select(['account_id as accountId', 'work_day as workDay'])
    .where('work_day', '>=', from)
    .where(({ eb, not, exists, selectFrom }) =>
      eb.and([
        not(
          exists(
            selectFrom('work_day_occupancies as text')
              .select('text.version')
              .whereRef('text.account_id', '=', 'work_days.account_id')
              .whereRef('text.work_day', '=', 'work_days.work_day')
              .whereRef('text.version', '=', 'work_days.version'),
          ),
        ),
        ...(after
          ? [
              eb.or([
                eb('account_id', '>', after.accountId),
                eb('account_id', '=', after.accountId).and('work_day', '>', after.workDay),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('account_id')
    .orderBy('work_day')
    .limit(limit)
    .execute();
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

/** Replaces or adds the occupancy of a booking. @param occupancy null if it occupies nothing */
function textWith(before: string, uuid: string, occupancy: StoredOccupancy | null): string {
  const others = withoutOccupancy(before, uuid);
  if (!occupancy) return others;
  const own = JSON.stringify(occupancy);
  return others === '' ? own : others + SEPARATOR + own;
}

/** The text of a day without one of its bookings. */
export function withoutOccupancy(text: string, uuid: string): string {
  const start = `["${uuid}"`;
  if (!text.includes(start)) return text;
  return text
    .split(SEPARATOR)
    .filter((each) => !each.startsWith(start))
    .join(SEPARATOR);
}

type OccupyingBooking = Pick<Booking, keyof typeof KINDS>;
const KINDS = {
  uuid: 'plain',
  status: 'plain',
  bookingAt: 'plain',
  turnMinutes: 'plain',
  pax: 'plain',
  paxChildren: 'plain',
  floorPlanAreaId: 'plain',
  tableIds: 'json',
  isWalkIn: 'flag',
  hasFixedTables: 'flag',
  highChairs: 'plain',
  strollers: 'plain',
  experience: 'json',
  addOns: 'json',
  seatedAt: 'plain',
  endedAt: 'plain',
  updatedAt: 'plain',
} as const;
const columns = columnsOf<Booking>()(KINDS);

async function textOfBookings(db: Db, accountId: string, workDay: WallDate): Promise<string> {
  const rows = await db
    .selectFrom('bookings')
    .select(columns.names)
    .where('account_id', '=', accountId)
    .where('work_day', '=', workDay)
    .where('status', 'in', OCCUPYING_STATUSES)
    .orderBy('booking_at')
    .orderBy('uuid')
    .execute();
  return dayText(rows.map(columns.fromRow));
}

/** The text of a day with these bookings. */
export function dayText(bookings: readonly OccupyingBooking[]): string {
  return bookings
    .map(storedOccupancy)
    .filter((occupancy) => occupancy !== null)
    .map((occupancy) => JSON.stringify(occupancy))
    .join(SEPARATOR);
}

/** Null if a booking with this status occupies nothing. */
function storedOccupancy(booking: OccupyingBooking): StoredOccupancy | null {
  if (!OCCUPYING_STATUSES.includes(booking.status)) return null;
  const { uuid, status, bookingAt, turnMinutes, pax, paxChildren } = booking;
  const rest = restOf(booking);
  return [
    uuid,
    status,
    bookingAt,
    turnMinutes,
    pax,
    paxChildren,
    booking.floorPlanAreaId,
    booking.tableIds,
    ...(Object.keys(rest).length > 0 ? [rest] : []),
  ] as StoredOccupancy;
}

function restOf(booking: OccupyingBooking): StoredRest {
  const { highChairs, strollers, experience, addOns, seatedAt, endedAt } = booking;
  return {
    ...(booking.isWalkIn && { isWalkIn: true }),
    ...(booking.hasFixedTables && { hasFixedTables: true }),
    ...(highChairs > 0 && { highChairs }),
    ...(strollers > 0 && { strollers }),
    ...(experience && { experienceId: experience.experienceId }),
    ...(addOns.length > 0 && {
      addOns: addOns.map(({ addOnId, quantity }) => ({ addOnId, quantity })),
    }),
    ...(seatedAt !== null && { seatedAt }),
    ...(endedAt !== null && { endedAt }),
    ...(isInProgress(booking.status) && { updatedAt: booking.updatedAt }),
  };
}
