import { setImmediate } from 'node:timers/promises';
import type { ListBookingsQuery } from '../../contract/partner/list-bookings.ts';
import type { Steps } from '../../domain/availability/steps.ts';
import type { Booking } from '../../domain/booking.ts';
import { Refusal, validationError } from '../../domain/refusal.ts';
import {
  addDays,
  daysBetween,
  type Instant,
  type WallDate,
  workDayOf,
} from '../../domain/venue-time.ts';
import { type BookingFilter, listBookings as findBookings } from '../../store/listed-bookings.ts';
import { listPhoneSpellings } from '../../store/phone-spellings.ts';
import type { Db } from '../../store/store.ts';
import { inPieces } from '../availability/in-pieces.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { type BookingView, viewBookings } from './booking-view.ts';

const MAX_RANGE_DAYS = 31;
/** A longer list is read in pieces, so that other requests can run in between. */
const BOOKINGS_PER_PIECE = 100;

export interface BookingPage {
  /** Null on the last page; undefined without a limit. */
  nextCursor: string | null | undefined;
}

interface WantedList {
  query: ListBookingsQuery;
  /**
   * Called with some of the bookings at a time, in order. Reading does not wait for the callback, so that no
   * caller holds the database snapshot for long.
   */
  receive: (bookings: readonly BookingView[]) => void;
}

/**
 * GET /bookings: the bookings of a range of work days, ordered by time. The start defaults to today,
 * the end to the start.
 * @throws Refusal before the first call, with FORBIDDEN, GET_BOOKINGS_START_DATE_IN_PAST,
 *   GET_BOOKINGS_END_DATE_GREATER_THAN_START_DATE, GET_BOOKINGS_RANGE_BETWEEN_DATES_EXCEED_LIMIT
 */
export async function listBookings(
  context: AppContext,
  principal: Principal,
  { query, receive }: WantedList,
): Promise<BookingPage> {
  requirePermission(principal, 'bookings:read');
  const isByContact = query.customer_email !== undefined || query.customer_phone !== undefined;
  // Whoever may not see contacts could try which one is a guest's.
  if (isByContact && !principal.capabilities.seesContacts)
    requirePermission(principal, 'customers:read');
  const asked = filterOf(principal, query);
  const { limit } = query;
  // One more than asked for tells whether there is another page.
  const wanted = limit === undefined ? Number.POSITIVE_INFINITY : limit + 1;
  const isOneDay = (query.date_end ?? query.date_start) === query.date_start;
  const isShort = isOneDay && wanted <= BOOKINGS_PER_PIECE;
  const read = isShort ? context.store.read : context.store.readLong;
  let hasBegun = false;
  const { found, waiting } = await read(async (db) => {
    // A read may run again after a failure, but what was received cannot be taken back.
    if (hasBegun) throw new Error('The list was interrupted after its first part.');
    let left: BookingView[] = [];
    const unfinished: Steps<BookingView[]>[] = [];
    const venue = await requireVenue(context, db, principal.accountId);
    const { customer_phone: phone } = query;
    const filter = phone
      ? { ...asked, customerPhones: await listPhoneSpellings(db, venue.accountId, phone) }
      : asked;
    const range = requireRange(principal, query, workDayOf(venue, context.now()));
    for await (const { bookings, completeUntil } of readPieces(db, filter, { ...range, wanted })) {
      const views = await viewBookings({ context, db, principal, venue }, bookings);
      if (isShort) {
        unfinished.push(views);
        continue;
      }
      left.push(...(await inPieces(views)));
      left.sort(byTime);
      if (limit !== undefined) continue;
      const complete = left.filter(({ booking }) => booking.bookingAt < completeUntil);
      left = left.slice(complete.length);
      hasBegun ||= complete.length > 0;
      await handOver(complete, receive);
    }
    return { found: left, waiting: unfinished };
  });
  // A short read must not pause, so its views are finished after it.
  for (const views of waiting) found.push(...(await inPieces(views)));
  found.sort(byTime);
  const page = found.slice(0, limit);
  await handOver(page, receive);
  if (limit === undefined) return { nextCursor: undefined };
  const last = page.at(-1)?.booking;
  return { nextCursor: found.length > limit && last ? toCursor(last) : null };
}

type BookingsOfDays = Omit<BookingFilter, 'workDay'>;

/** @throws Refusal VALIDATION_ERROR if the cursor is none */
function filterOf(principal: Principal, query: ListBookingsQuery): BookingsOfDays {
  return {
    accountId: principal.accountId,
    statuses: query.status,
    customerEmail: query.customer_email,
    isAsBooked: principal.capabilities.seesWhoBooked,
    partnerId: principal.dataAccess === 'public' ? (principal.partnerId ?? '') : undefined,
    after: query.cursor === undefined ? undefined : parseCursor(query.cursor),
  };
}

interface DateRange {
  from: WallDate;
  to: WallDate;
}

function requireRange(principal: Principal, query: ListBookingsQuery, today: WallDate): DateRange {
  const from = query.date_start ?? today;
  const to = query.date_end ?? from;
  if (!principal.capabilities.mayListPastDays) refusePast(from, today);
  refuseRange({ from, to });
  return { from, to };
}

function byTime({ booking: a }: BookingView, { booking: b }: BookingView): number {
  return a.bookingAt - b.bookingAt || (a.uuid < b.uuid ? -1 : 1);
}

async function handOver(
  bookings: readonly BookingView[],
  receive: (bookings: readonly BookingView[]) => void,
): Promise<void> {
  for (let from = 0; from < bookings.length; from += BOOKINGS_PER_PIECE) {
    if (from > 0) await setImmediate();
    receive(bookings.slice(from, from + BOOKINGS_PER_PIECE));
  }
}

interface Piece {
  bookings: Booking[];
  /** No later piece has a booking that begins before. */
  completeUntil: Instant;
}

/**
 * The first bookings of each day in turn, until there are as many as wanted, with a pause after each piece. Days
 * overlap where the venue has changed the time at which its days begin: so at the end comes what the next day
 * has before the last of these.
 */
async function* readPieces(
  db: Db,
  filter: BookingsOfDays,
  { from, to, wanted }: DateRange & { wanted: number },
): AsyncGenerator<Piece> {
  let left = wanted;
  let until: number | undefined;
  for (let day = 0; day <= daysBetween(from, to); day += 1) {
    const workDay = addDays(from, day);
    const ofDay = { ...filter, workDay, until: left > 0 ? undefined : until };
    const nextDayAt = earliestInstantOn(addDays(workDay, 1));
    let readOfDay = 0;
    let { after } = filter;
    for (;;) {
      const limit = Math.min(wanted - readOfDay, BOOKINGS_PER_PIECE);
      const piece = await findBookings(db, { ...ofDay, after, limit });
      const last = piece.at(-1);
      const isDayOver = piece.length < limit;
      const lastAt = isDayOver || !last ? nextDayAt : last.bookingAt;
      yield { bookings: piece, completeUntil: Math.min(lastAt, nextDayAt) };
      after = last ?? after;
      readOfDay += piece.length;
      if (isDayOver || readOfDay === wanted) break;
      await setImmediate();
    }
    if (left <= 0) return;
    left -= readOfDay;
    until = Math.max(until ?? 0, after?.bookingAt ?? 0);
    await setImmediate();
  }
}

/** A date begins first in the time zone UTC+14. */
function earliestInstantOn(date: WallDate): Instant {
  return Date.parse(`${date}T00:00:00+14:00`);
}

function refusePast(from: WallDate, today: WallDate): void {
  if (from >= today) return;
  throw new Refusal(
    'GET_BOOKINGS_START_DATE_IN_PAST',
    `date_start is ${from}, but the venue's work day is already ${today}. Start today or later.`,
  );
}

function refuseRange({ from, to }: DateRange): void {
  if (to < from) {
    throw new Refusal(
      'GET_BOOKINGS_END_DATE_GREATER_THAN_START_DATE',
      `date_end (${to}) is before date_start (${from}). Send the same day or a later one.`,
    );
  }
  if (daysBetween(from, to) > MAX_RANGE_DAYS) {
    throw new Refusal(
      'GET_BOOKINGS_RANGE_BETWEEN_DATES_EXCEED_LIMIT',
      `The range may span ${MAX_RANGE_DAYS} days: from ${from}, at most to ${addDays(from, MAX_RANGE_DAYS)}.`,
    );
  }
}

function toCursor({ bookingAt, uuid }: { bookingAt: number; uuid: string }): string {
  return Buffer.from(`${bookingAt} ${uuid}`).toString('base64url');
}

/** @throws Refusal VALIDATION_ERROR */
function parseCursor(cursor: string): { bookingAt: number; uuid: string } {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, at, uuid] = /^(-?\d+) ([0-9a-f-]{36})$/.exec(text) ?? [];
  const bookingAt = Number(at);
  if (!uuid || !Number.isSafeInteger(bookingAt)) {
    throw validationError({
      parameter: 'cursor',
      reason: 'must be a nextCursor of an earlier response',
    });
  }
  return { bookingAt, uuid };
}
