import { sql } from 'kysely';
import type { Booking } from '../domain/booking.ts';
import { BOOKING_STATUSES, groupOf, keepsTables } from '../domain/booking-status.ts';
import type { Customer } from '../domain/customer.ts';
import type { NamedBooking } from '../domain/table-move.ts';
import type { VenueClock, WallDate } from '../domain/venue-time.ts';
import { countedBookingOf } from '../domain/visit-record.ts';
import { releaseTables, writeTables } from './booking-tables.ts';
import { addToDayText, findDayText, saveDayText } from './day-texts.ts';
import type { Db } from './db.ts';
import { listPhoneSpellings } from './phone-spellings.ts';
import { pick, prepared } from './prepared.ts';
import { bookingColumns, type Tables } from './tables.ts';
import { saveVisits } from './visits.ts';
import { findDayVersion } from './work-days.ts';

/** A booking; null if it does not exist or was deleted. */
export async function findBooking(
  db: Db,
  accountId: string,
  uuid: string,
): Promise<Booking | null> {
  const {
    rows: [row],
  } = await findRow(db, { accountId, uuid });
  return row ? bookingColumns.fromRow(row) : null;
}

/** As {@link findBooking}, deleted ones included. */
export async function findBookingOrDeleted(
  db: Db,
  accountId: string,
  uuid: string,
): Promise<Booking | null> {
  const row = await db
    .selectFrom('bookings')
    .select(bookingColumns.names)
    .where('uuid', '=', uuid)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? bookingColumns.fromRow(row) : null;
}

const findRow = prepared((db, { accountId, uuid }: { accountId: string; uuid: string }) =>
  db
    .selectFrom('bookings')
    .select(bookingColumns.names)
    .where('uuid', '=', uuid)
    .where('account_id', '=', accountId)
    .where('status', '<>', 'DELETED'),
);

/** The versions of a day's bookings by uuid, deleted ones included. */
export async function listBookingVersions(
  db: Db,
  accountId: string,
  workDay: WallDate,
): Promise<Map<string, number>> {
  const { rows } = await listVersions(db, { accountId, workDay });
  return new Map(rows.map(({ uuid, version }) => [uuid, version]));
}

const listVersions = prepared((db, day: { accountId: string; workDay: WallDate }) =>
  db
    .selectFrom('bookings')
    .select(['uuid', 'version'])
    .where('account_id', '=', day.accountId)
    .where('work_day', '=', day.workDay),
);

const AWAITING = BOOKING_STATUSES.filter((status) => groupOf(status) === 'awaiting');

function awaitingBookings(db: Db, accountId: string, from: WallDate) {
  return db
    .selectFrom('bookings')
    .where('account_id', '=', accountId)
    .where('work_day', '>=', from)
    .where('status', 'in', AWAITING);
}

interface AwaitingPage {
  from: WallDate;
  limit: number;
}

/** Those from a work day on that wait for an answer, ordered by work day, `bookingAt`, then `uuid`. */
export async function listAwaitingBookings(
  db: Db,
  accountId: string,
  { from, limit }: AwaitingPage,
): Promise<Booking[]> {
  const rows = await awaitingBookings(db, accountId, from)
    .select(bookingColumns.names)
    .orderBy('work_day')
    .orderBy('booking_at')
    .orderBy('uuid')
    .limit(limit)
    .execute();
  return rows.map(bookingColumns.fromRow);
}

/** How many {@link listAwaitingBookings} lists without a limit. */
export async function countAwaitingBookings(
  db: Db,
  accountId: string,
  from: WallDate,
): Promise<number> {
  const { count } = await awaitingBookings(db, accountId, from)
    .select((is) => is.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type ComingBooking = Pick<Booking, 'bookingAt' | 'uuid'>;

interface ComingPage {
  after: ComingBooking;
  limit: number;
}

/** Confirmed bookings after another one, ordered by `bookingAt`, then `uuid`. */
export async function listComingBookings(
  db: Db,
  accountId: string,
  { after, limit }: ComingPage,
): Promise<Booking[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(bookingColumns.names)
    .where('account_id', '=', accountId)
    .where('status', '=', 'CONFIRMED')
    .where((is) =>
      is(is.refTuple('booking_at', 'uuid'), '>', is.tuple(after.bookingAt, after.uuid)),
    )
    .orderBy('booking_at')
    .orderBy('uuid')
    .limit(limit)
    .execute();
  return rows.map(bookingColumns.fromRow);
}

/** All bookings of a customer, deleted ones included. */
export async function listBookingsOfCustomer(
  db: Db,
  { accountId, uuid }: Pick<Customer, 'accountId' | 'uuid'>,
): Promise<Booking[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(bookingColumns.names)
    .where('account_id', '=', accountId)
    .where('customer_uuid', '=', uuid)
    .orderBy('booking_at')
    .orderBy('uuid')
    .execute();
  return rows.map(bookingColumns.fromRow);
}

interface OpenBookingsQuery {
  customerUuids: readonly string[];
  now: number;
}

/** The future bookings of these customers that are not closed, the next one first. */
export async function listOpenBookingsOf(
  db: Db,
  accountId: string,
  { customerUuids, now }: OpenBookingsQuery,
): Promise<Booking[]> {
  if (customerUuids.length === 0) return [];
  const rows = await db
    .selectFrom('bookings')
    .select(bookingColumns.names)
    .where('account_id', '=', accountId)
    .where('customer_uuid', 'in', customerUuids)
    .where('booking_at', '>', now)
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('booking_at')
    .orderBy('uuid')
    .execute();
  return rows.map(bookingColumns.fromRow);
}

/** Those with these uuids that are not deleted, ordered by `bookingAt`, then `uuid`. */
export async function listBookingsByUuid(
  db: Db,
  accountId: string,
  uuids: readonly string[],
): Promise<Booking[]> {
  // PostgreSQL has no empty lists.
  if (uuids.length === 0) return [];
  const rows = await db
    .selectFrom('bookings')
    .select(bookingColumns.names)
    .where('account_id', '=', accountId)
    .where('uuid', 'in', uuids)
    .where('status', '<>', 'DELETED')
    .orderBy('booking_at')
    .orderBy('uuid')
    .execute();
  return rows.map(bookingColumns.fromRow);
}

/**
 * How many bookings after `now` that are not closed were made with this email, or with this phone number: the larger of the
 * two. They are counted separately, so that the number does not reveal whether both belong to one guest. What was given with
 * each booking counts, because a profile keeps its own email and phone.
 */
export async function countOpenBookings(
  db: Db,
  accountId: string,
  { email, phone, now }: { email: string | null; phone: string | null; now: number },
): Promise<number> {
  const open = db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .where('booking_at', '>', now)
    .where('status', 'in', OPEN_STATUSES);
  const counts = [];
  if (email !== null) counts.push(open.where(sql`lower(customer_email)`, '=', email.toLowerCase()));
  if (phone !== null)
    counts.push(open.where('customer_phone', 'in', await listPhoneSpellings(db, accountId, phone)));
  let most = 0;
  for (const query of counts)
    most = Math.max(most, Number((await query.executeTakeFirstOrThrow()).count));
  return most;
}

const OPEN_STATUSES = BOOKING_STATUSES.filter((status) => groupOf(status) !== 'closed');

const STORED_COLUMNS = [...bookingColumns.names, 'closed_ticket_amount'] as const;

const insertRow = prepared((db, row: Tables['bookings']) =>
  db.insertInto('bookings').values(pick(row, STORED_COLUMNS)),
);
const updateRow = prepared((db, row: Tables['bookings'] & { versionBefore: number }) =>
  db
    .updateTable('bookings')
    .set(pick(row, STORED_COLUMNS))
    .where('account_id', '=', row.account_id)
    .where('uuid', '=', row.uuid)
    .where('version', '=', row.versionBefore),
);

/** @param clock the venue's */
export async function insertBooking(db: Db, clock: VenueClock, booking: Booking): Promise<void> {
  const stored = withStoredTables(booking);
  const before = await findDayVersion(db, booking.accountId, booking.workDay);
  await insertRow(db, bookingRow(stored));
  await writeTables(db, clock, booking);
  await saveVisits(db, booking);
  await addToDayText(db, stored, before);
}

/**
 * Writes a changed booking, whose version must be one higher than the one that was read.
 * @param clock the venue's
 * @returns false, and writes nothing, if the stored version is no longer the one that was read
 */
export async function updateBooking(db: Db, clock: VenueClock, booking: Booking): Promise<boolean> {
  const stored = withStoredTables(booking);
  const before = await findDayText(db, booking.accountId, booking.workDay);
  const versionBefore = booking.version - 1;
  const { numAffectedRows } = await updateRow(db, { ...bookingRow(stored), versionBefore });
  if (numAffectedRows === 0n) return false;
  await releaseTables(db, [booking.uuid]);
  await writeTables(db, clock, booking);
  await saveVisits(db, booking);
  await saveDayText(db, stored, before);
  return true;
}

/** As it is stored: without tables if it occupies none, and with sorted ones, so that equal sets are equal text. */
export function withStoredTables(booking: Booking): Booking {
  const tableIds = keepsTables(booking.status) ? [...booking.tableIds].sort((a, b) => a - b) : [];
  return { ...booking, tableIds };
}

export function bookingRow(booking: Booking): Tables['bookings'] {
  return {
    ...bookingColumns.toRow(booking),
    closed_ticket_amount: countedBookingOf(booking).closedTicketAmount,
  };
}

/** Whether a booking already used this redemption code. */
export async function isRedeemed(db: Db, accountId: string, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .select('uuid')
    .where('account_id', '=', accountId)
    .where('redemption_code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}

/** By their uuids. */
export async function listBookingNames(
  db: Db,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, NamedBooking>> {
  const distinct = [...new Set(uuids)];
  if (distinct.length === 0) return new Map();
  const rows = await db
    .selectFrom('bookings')
    .leftJoin('customers', (join) =>
      join
        .onRef('customers.uuid', '=', 'bookings.customer_uuid')
        .on('customers.has_gdpr_consent', '=', 1),
    )
    .select([
      'bookings.uuid',
      'bookings.customer_name',
      'customers.name',
      'bookings.is_walk_in',
      'bookings.booking_at',
    ])
    .where('bookings.uuid', 'in', distinct)
    .execute();
  return new Map(
    rows.map((row) => [
      row.uuid,
      {
        uuid: row.uuid,
        name: row.name === null ? null : (row.customer_name ?? row.name),
        isWalkIn: row.is_walk_in === 1,
        bookingAt: row.booking_at,
      },
    ]),
  );
}
