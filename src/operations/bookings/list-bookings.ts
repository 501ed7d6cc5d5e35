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
  const read = wanted <= BOOKINGS_PER_PIECE ? context.store.read : context.store.readLong;
  return read(async (db) => {
    const venue = await requireVenue(context, db, principal.accountId);
    const today = workDayOf(venue, context.now());
    const from = query.date_start ?? today;
    const to = query.date_end ?? from;
    if (!principal.capabilities.mayListPastDays) refusePast(from, today);
    refuseRange(from, to);
    const filter: BookingFilter = {
      accountId: principal.accountId,
      from,
      to,
      statuses: query.status,
      customerEmail: query.customer_email,
      customerPhone: query.customer_phone,
      partnerId: principal.dataAccess === 'public' ? (principal.partnerId ?? '') : undefined,
      after,
    };
    const found: BookingView[] = [];
    for await (const piece of readPieces(db, filter, wanted))
      found.push(...(await viewBookings(context, db, principal, venue, piece)));
    const bookings = limit === undefined ? found : found.slice(0, limit);
    const last = bookings.at(-1)?.booking;
    const hasMore = found.length > bookings.length;
    return {
      bookings,
      nextCursor: limit === undefined ? undefined : hasMore && last ? toCursor(last) : null,
    };
  });
}

/** At most so many bookings, with a pause between two pieces. */
async function* readPieces(db: Db, filter: BookingFilter, wanted: number) {
  let { after } = filter;
  let left = wanted;
  for (;;) {
    const limit = Math.min(left, BOOKINGS_PER_PIECE);
    const piece = await findBookings(db, { ...filter, after, limit });
    yield piece;
    left -= piece.length;
    after = piece.at(-1);
    if (piece.length < BOOKINGS_PER_PIECE || left === 0) return;
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
  const [at, uuid, ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const bookingAt = Number(at);
  if (!uuid || rest.length > 0 || !Number.isSafeInteger(bookingAt)) {
    throw validationError({
      parameter: 'cursor',
      reason: 'must be a nextCursor of an earlier response',
    });
  }
  return { bookingAt, uuid };
}
