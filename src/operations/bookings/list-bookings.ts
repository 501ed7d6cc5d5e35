import { setImmediate } from 'node:timers/promises';
import type { ListBookingsQuery } from '../../contract/requests/list-bookings.ts';
import { Refusal, validationError } from '../../domain/refusal.ts';
import { addDays, daysBetween, type WallDate, workDayOf } from '../../domain/venue-time.ts';
import { type BookingFilter, listBookings as findBookings } from '../../store/bookings.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { type BookingView, viewBookings } from './booking-view.ts';

const MAX_RANGE_DAYS = 31;
/** A longer list is read in pieces, so that other requests can run in between. */
const BOOKINGS_PER_PIECE = 100;

export interface BookingPage {
  bookings: BookingView[];
  /** Null on the last page; undefined without a limit. */
  nextCursor: string | null | undefined;
}

/**
 * GET /bookings: the bookings of a range of work days, ordered by time. The start defaults to today,
 * the end to the start.
 * @throws Refusal GET_BOOKINGS_START_DATE_IN_PAST,
 *   GET_BOOKINGS_END_DATE_GREATER_THAN_START_DATE, GET_BOOKINGS_RANGE_BETWEEN_DATES_EXCEED_LIMIT
 */
export async function listBookings(
  context: AppContext,
  principal: Principal,
  query: ListBookingsQuery,
): Promise<BookingPage> {
  requirePermission(principal, 'bookings:read');
  const after = query.cursor === undefined ? undefined : parseCursor(query.cursor);
  const { limit } = query;
  // One more than asked for tells whether there is another page.
  const wanted = limit === undefined ? Number.POSITIVE_INFINITY : limit + 1;
  const isOneDay = (query.date_end ?? query.date_start) === query.date_start;
  const isShort = isOneDay && wanted <= BOOKINGS_PER_PIECE;
  const read = isShort ? context.store.read : context.store.readLong;
  return read(async (db) => {
    const venue = await requireVenue(context, db, principal.accountId);
    const today = workDayOf(venue, context.now());
    const from = query.date_start ?? today;
    const to = query.date_end ?? from;
    if (!principal.capabilities.mayListPastDays) refusePast(from, today);
    refuseRange(from, to);
    const filter: Omit<BookingFilter, 'workDay'> = {
      accountId: principal.accountId,
      statuses: query.status,
      customerEmail: query.customer_email,
      customerPhone: query.customer_phone,
      partnerId: principal.dataAccess === 'public' ? (principal.partnerId ?? '') : undefined,
      after,
    };
    const found: BookingView[] = [];
    for await (const piece of readPieces(db, filter, { from, to }, wanted))
      found.push(...(await viewBookings(context, db, principal, venue, piece)));
    // Days overlap where the venue has changed the time at which its days begin.
    found.sort(
      ({ booking: a }, { booking: b }) => a.bookingAt - b.bookingAt || (a.uuid < b.uuid ? -1 : 1),
    );
    const bookings = limit === undefined ? found : found.slice(0, limit);
    const last = bookings.at(-1)?.booking;
    const hasMore = found.length > bookings.length;
    return {
      bookings,
      nextCursor: limit === undefined ? undefined : hasMore && last ? toCursor(last) : null,
    };
  });
}

/**
 * The first bookings of each day in turn, until there are as many as wanted, with a pause after each piece. Days
 * may overlap: so at the end comes what the next day has before the last of these.
 */
async function* readPieces(
  db: Db,
  filter: Omit<BookingFilter, 'workDay'>,
  { from, to }: { from: WallDate; to: WallDate },
  wanted: number,
) {
  let left = wanted;
  let until: number | undefined;
  for (let day = 0; day <= daysBetween(from, to); day += 1) {
    const ofDay = { ...filter, workDay: addDays(from, day), until: left > 0 ? undefined : until };
    let readOfDay = 0;
    let { after } = filter;
    for (;;) {
      const limit = Math.min(wanted - readOfDay, BOOKINGS_PER_PIECE);
      const piece = await findBookings(db, { ...ofDay, after, limit });
      if (piece.length > 0) yield piece;
      after = piece.at(-1) ?? after;
      readOfDay += piece.length;
      if (piece.length < limit || readOfDay === wanted) break;
      await setImmediate();
    }
    if (left <= 0) return;
    left -= readOfDay;
    until = Math.max(until ?? 0, after?.bookingAt ?? 0);
    await setImmediate();
  }
}

function refusePast(from: WallDate, today: WallDate): void {
  if (from >= today) return;
  throw new Refusal(
    'GET_BOOKINGS_START_DATE_IN_PAST',
    `date_start is ${from}, but the venue's work day is already ${today}. Start today or later.`,
  );
}

function refuseRange(from: WallDate, to: WallDate): void {
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
