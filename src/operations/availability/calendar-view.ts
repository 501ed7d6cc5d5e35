import type { CalendarRequest } from '../../contract/partner/check-calendar.ts';
import type {
  Availability,
  AvailabilityFilters,
  BookingCriteria,
  ServiceDay,
} from '../../domain/availability/availability.ts';
import { calendarDayInSteps } from '../../domain/availability/evaluate-day.ts';
import { nextChange } from '../../domain/availability/next-change.ts';
import type { DesiredStatus } from '../../domain/booking-status.ts';
import type { Promo, Venue } from '../../domain/venue.ts';
import {
  addDays,
  daysBetween,
  type Instant,
  type WallDate,
  workDayOf,
} from '../../domain/venue-time.ts';
import { listDayVersions } from '../../store/work-days.ts';
import type { Tx } from '../tx.ts';
import type { DayState } from './availability-cache.ts';
import { criteriaOf, filtersOf } from './availability-request.ts';
import { inPieces } from './in-pieces.ts';
import { findPromo } from './promo-codes.ts';
import { readServiceDays } from './service-day.ts';

export interface CalendarView {
  venue: Venue;
  /** The desired status. */
  status: DesiredStatus;
  workDays: { date: WallDate; availability: Availability }[];
  promo: Promo | null;
}

/**
 * Reads what the availability of every work day from `dateStart` to `dateEnd` depends on, without permission
 * checks; also used by GET /start.
 * @param network of the client; calendars of one run in `context.calendarLimits`
 * @returns evaluates it, which needs the database no more; throws RateLimitError
 */
export async function readCalendar(
  tx: Tx<'venue'>,
  request: CalendarRequest,
  network: string,
): Promise<() => Promise<CalendarView>> {
  const { venue } = tx;
  const { status, dateStart, dateEnd, promoCode } = request;
  const dates = Array.from({ length: daysBetween(dateStart, dateEnd) + 1 }, (_, index) =>
    addDays(dateStart, index),
  );
  const evaluate = await readCalendarDays(tx, dates, {
    criteria: criteriaOf(request),
    filters: filtersOf(request.filters),
    excludeBookingUuid: request.excludeBookingUuid,
    network,
  });
  const days = { from: dateStart, to: dateEnd };
  const promo = promoCode ? findPromo(venue, promoCode, days) : null;
  return async () => ({ venue, status, workDays: await evaluate(), promo });
}

interface CalendarInput {
  criteria: BookingCriteria;
  filters: AvailabilityFilters;
  /** Ignores this booking. */
  excludeBookingUuid: string | undefined;
  /** Of the client; days that are not cached count for it. */
  network: string;
}

/**
 * Reads consecutive work days. A cached availability is reused until the day, an adjacent day or the venue
 * changes, or until the passing of time may have changed the result.
 * @returns evaluates the days that were read, which needs the database no more; throws RateLimitError if the client has
 *   asked for too many days that are not cached
 */
async function readCalendarDays(
  tx: Tx<'venue'>,
  dates: readonly WallDate[],
  { criteria, filters, excludeBookingUuid, network }: CalendarInput,
): Promise<() => Promise<{ date: WallDate; availability: Availability }[]>> {
  const { context } = tx;
  const now = context.now();
  const states = await readStates(tx, dates, now);
  const key = JSON.stringify([criteria, filters, excludeBookingUuid]);
  const availabilities = new Map<WallDate, Availability>();
  const uncached = new Map<WallDate, DayState>();
  for (const state of states) {
    const cached = context.availabilityCache.find(state, key, now);
    if (cached) availabilities.set(state.workDay, cached);
    else uncached.set(state.workDay, state);
  }
  const runs: Iterable<ServiceDay>[] = [];
  for (const run of runsOf([...uncached.keys()])) runs.push(await readServiceDays(tx, run, now));
  function* evaluate(): Generator<void, void> {
    for (const run of runs)
      for (const day of run) {
        const availability = yield* calendarDayInSteps(day, criteria, filters, {
          excludeBookingUuid,
        });
        availabilities.set(day.workDay, availability);
        const state = uncached.get(day.workDay);
        const entry = { availability, from: now, until: nextChange(day) };
        if (state) context.availabilityCache.save(state, key, entry);
        // A day on which nothing can be booked has no step of its own.
        yield;
      }
  }
  return async () => {
    context.calendarLimits.countDays(network, uncached.size);
    await inPieces(evaluate());
    return dates.flatMap((date) => {
      const availability = availabilities.get(date);
      return availability ? [{ date, availability }] : [];
    });
  };
}

/**
 * What the availability of each day depends on: the venue, today's date, and the versions of the day and its
 * neighbours.
 */
async function readStates(
  { db, venue }: Tx<'venue'>,
  dates: readonly WallDate[],
  now: Instant,
): Promise<DayState[]> {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  const before = addDays(first, -1);
  const after = addDays(last, 1);
  const versions = await listDayVersions(db, {
    accountId: venue.accountId,
    from: before,
    to: after,
  });
  const versionOf = (date: WallDate | undefined) => versions.get(date ?? '');
  const today = workDayOf(venue, now);
  return dates.map((workDay, index) => ({
    venue,
    workDay,
    today,
    versions: [
      versionOf(index === 0 ? before : dates[index - 1]),
      versionOf(workDay),
      versionOf(dates[index + 1] ?? after),
    ].join(),
  }));
}

/** Groups consecutive dates, so that each group takes one read. */
function runsOf(dates: readonly WallDate[]): WallDate[][] {
  const runs: WallDate[][] = [];
  for (const date of dates) {
    const run = runs.at(-1);
    if (run?.at(-1) === addDays(date, -1)) run.push(date);
    else runs.push([date]);
  }
  return runs;
}
