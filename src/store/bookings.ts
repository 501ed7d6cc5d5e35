import { sql } from 'kysely';
import type { Booking } from '../domain/booking.ts';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  groupOf,
  isInProgress,
} from '../domain/booking-status.ts';
import { sitsThere, storedInterval } from '../domain/occupied-interval.ts';
import type { NamedBooking } from '../domain/table-move.ts';
import type { WallDate } from '../domain/venue-time.ts';
import type { Db } from './db.ts';
import { insertionInto } from './insertion.ts';
import { addToDayText, findDayText, saveDayText } from './occupancies.ts';
import {
  type BookingRow,
  bookingColumns,
  type Tables,
  type TicketRow,
  ticketColumns,
} from './tables.ts';
import { findDayVersion } from './work-days.ts';

/** A booking; null if it does not exist or was deleted. */
export async function findBooking(
  db: Db,
  accountId: string,
  uuid: string,
): Promise<Booking | null> {
  const row = await db
    .selectFrom('bookings')
    .select(bookingColumns.names)
    .where('uuid', '=', uuid)
    .where('account_id', '=', accountId)
    .where('status', '<>', 'DELETED')
    .executeTakeFirst();
  if (!row) return null;
  const [booking] = await withTickets(db, [row]);
  return booking ?? null;
}

export interface BookingFilter {
  accountId: string;
  workDay: WallDate;
  statuses?: readonly BookingStatus[] | undefined;
  customerEmail?: string | undefined;
  customerPhone?: string | undefined;
  /** Only this partner's bookings; contacts are then compared with those that it sent. */
  partnerId?: string | undefined;
  /** Only bookings that begin by then. */
  until?: number | undefined;
  /** Only bookings after this one in list order. */
  after?: { bookingAt: number; uuid: string } | undefined;
  limit?: number | undefined;
}

/** Those of one work day, ordered by `bookingAt`, then `uuid`, which is the order of the primary key. */
export async function listBookings(db: Db, filter: BookingFilter): Promise<Booking[]> {
  let query = db
    .selectFrom('bookings')
    .select(bookingColumns.names)
    .where('account_id', '=', filter.accountId)
    .where('work_day', '=', filter.workDay)
    .where('status', '<>', 'DELETED')
    .orderBy('booking_at')
    .orderBy('uuid');
  const { statuses, customerEmail, customerPhone, partnerId, until, after, limit } = filter;
  if (statuses && statuses.length > 0) query = query.where('status', 'in', statuses);
  if (partnerId !== undefined) query = query.where('partner_id', '=', partnerId);
  if (customerEmail !== undefined || customerPhone !== undefined) {
    query = query.where('customer_uuid', 'in', customersWith(db, filter));
  }
  if (until !== undefined) query = query.where('booking_at', '<=', until);
  if (after) {
    const { bookingAt, uuid } = after;
    query = query.where((is) =>
      is(is.refTuple('booking_at', 'uuid'), '>', is.tuple(bookingAt, uuid)),
    );
  }
  if (limit !== undefined) query = query.limit(limit);
  return withTickets(db, await query.execute());
}

/** All bookings of a customer, deleted ones included. */
export async function listBookingsOfCustomer(db: Db, customerUuid: string): Promise<Booking[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(bookingColumns.names)
    .where('customer_uuid', '=', customerUuid)
    .orderBy('booking_at')
    .orderBy('uuid')
    .execute();
  return withTickets(db, rows);
}

function customersWith(
  db: Db,
  { accountId, partnerId, customerEmail, customerPhone }: BookingFilter,
) {
  const customers = db
    .selectFrom('customers')
    .select('uuid')
    .where('customers.account_id', '=', accountId)
    .where('has_gdpr_consent', '=', 1);
  const email = customerEmail?.toLowerCase();
  if (partnerId === undefined) {
    return customers
      .$if(email !== undefined, (q) => q.where(sql`lower(email)`, '=', email))
      .$if(customerPhone !== undefined, (q) => q.where('phone', '=', customerPhone ?? ''));
  }
  return customers
    .innerJoin('integration_customers as sent', (join) =>
      join
        .onRef('sent.customer_uuid', '=', 'customers.uuid')
        .onRef('sent.account_id', '=', 'customers.account_id')
        .on('sent.integration', '=', partnerId),
    )
    .$if(email !== undefined, (q) => q.where(sql`lower(sent.email)`, '=', email))
    .$if(customerPhone !== undefined, (q) => q.where('sent.phone', '=', customerPhone ?? ''));
}

/**
 * When the future bookings of the customers with this email or phone begin, ascending; closed ones are
 * left out.
 */
export async function listOpenBookingTimes(
  db: Db,
  accountId: string,
  { email, phone }: { email: string | null; phone: string | null },
  now: number,
): Promise<number[]> {
  const customers = db
    .selectFrom('customers')
    .select('uuid')
    .where('account_id', '=', accountId)
    .where((is) =>
      is.or([is(sql`lower(email)`, '=', email?.toLowerCase() ?? null), is('phone', '=', phone)]),
    );
  const rows = await db
    .selectFrom('bookings')
    .select('booking_at')
    .where('customer_uuid', 'in', customers)
    .where('booking_at', '>', now)
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('booking_at')
    .execute();
  return rows.map((row) => row.booking_at);
}

const OPEN_STATUSES = BOOKING_STATUSES.filter((status) => groupOf(status) !== 'closed');

const insertRow = insertionInto('bookings');

export async function insertBooking(db: Db, booking: Booking): Promise<void> {
  const stored = withStoredTables(booking);
  const before = await findDayVersion(db, booking.accountId, booking.workDay);
  await insertRow(db, bookingRow(stored));
  await writeTables(db, booking);
  if (booking.ticket) await saveTicket(db, booking);
  await addToDayText(db, stored, before);
}

/**
 * Writes a changed booking, whose version must be one higher than the one that was read.
 * @returns false, and writes nothing, if the stored version is no longer the one that was read
 */
export async function updateBooking(db: Db, booking: Booking): Promise<boolean> {
  const stored = withStoredTables(booking);
  const before = await findDayText(db, booking.accountId, booking.workDay);
  const result = await db
    .updateTable('bookings')
    .set(bookingRow(stored))
    .where('account_id', '=', booking.accountId)
    .where('uuid', '=', booking.uuid)
    .where('version', '=', booking.version - 1)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await db.deleteFrom('booking_tables').where('booking_uuid', '=', booking.uuid).execute();
  await writeTables(db, booking);
  if (booking.ticket) await saveTicket(db, booking);
  else await db.deleteFrom('tickets').where('booking_uuid', '=', booking.uuid).execute();
  await saveDayText(db, stored, before);
  return true;
}

/** Releases the tables of bookings, so that they can be assigned differently. */
export async function releaseTables(db: Db, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await db.deleteFrom('booking_tables').where('booking_uuid', 'in', uuids).execute();
}

/** Without tables if it occupies none, and with sorted ones, so that equal sets are equal text. */
function withStoredTables(booking: Booking): Booking {
  const tableIds = storedInterval(booking) ? [...booking.tableIds].sort((a, b) => a - b) : [];
  return { ...booking, tableIds };
}

export function bookingRow(booking: Booking): Tables['bookings'] {
  const { ticket } = booking;
  return {
    ...bookingColumns.toRow(booking),
    closed_ticket_amount: ticket && ticket.closedAt !== null ? ticket.totalAmount : null,
  };
}

async function writeTables(db: Db, booking: Booking): Promise<void> {
  const interval = storedInterval(booking);
  if (!interval || booking.tableIds.length === 0) return;
  const { startAt, endAt } = interval;
  // The guests may have stayed longer than was expected when the next booking was made.
  const hasBegun = isInProgress(booking.status) || booking.status === 'ATTENDED';
  const next = hasBegun ? await firstStartAfter(db, booking, startAt) : null;
  await db
    .insertInto('booking_tables')
    .values(
      booking.tableIds.map((tableId) => ({
        account_id: booking.accountId,
        work_day: booking.workDay,
        booking_uuid: booking.uuid,
        table_id: tableId,
        starts_at: startAt,
        ends_at: Math.min(endAt, next ?? endAt),
        is_seated: sitsThere(booking, booking.updatedAt) ? 1 : 0,
      })),
    )
    .execute();
}

/** When the next booking begins at one of a booking's tables; null without any. */
async function firstStartAfter(
  db: Db,
  { accountId, uuid, tableIds }: Booking,
  startAt: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('booking_tables')
    .select(({ fn }) => fn.min('starts_at').as('starts_at'))
    .where('account_id', '=', accountId)
    .where('table_id', 'in', tableIds)
    .where('starts_at', '>', startAt)
    .where('booking_uuid', '<>', uuid)
    .executeTakeFirst();
  return row?.starts_at ?? null;
}

async function saveTicket(db: Db, booking: Booking): Promise<void> {
  if (!booking.ticket) return;
  const values = ticketColumns.toRow(booking.ticket);
  await db
    .insertInto('tickets')
    .values({ booking_uuid: booking.uuid, ...values })
    .onConflict((conflict) => conflict.column('booking_uuid').doUpdateSet(values))
    .execute();
}

/** Adds the tickets, in one read for all bookings. */
async function withTickets(db: Db, rows: readonly BookingRow[]): Promise<Booking[]> {
  if (rows.length === 0) return [];
  const uuids = rows.map((row) => row.uuid);
  const tickets = await db
    .selectFrom('tickets')
    .selectAll()
    .where('booking_uuid', 'in', uuids)
    .execute();
  const ticketOf = new Map<string, TicketRow>(tickets.map((row) => [row.booking_uuid, row]));
  return rows.map((row) => {
    const ticket = ticketOf.get(row.uuid);
    return {
      ...bookingColumns.fromRow(row),
      ticket: ticket ? ticketColumns.fromRow(ticket) : null,
    };
  });
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
    .select(['bookings.uuid', 'customers.name', 'bookings.is_walk_in', 'bookings.booking_at'])
    .where('bookings.uuid', 'in', distinct)
    .execute();
  return new Map(
    rows.map((row) => [
      row.uuid,
      {
        uuid: row.uuid,
        name: row.name,
        isWalkIn: row.is_walk_in === 1,
        bookingAt: row.booking_at,
      },
    ]),
  );
}
