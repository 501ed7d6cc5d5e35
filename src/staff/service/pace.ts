import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { StaffSession } from '../../contract/staff/session.ts';
import { coversOf } from '../../domain/availability/party.ts';
import { type BookingStatus, holdsTable } from '../../domain/booking-status.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { QUARTER_MS, quarterOf, quartersOf, rangeAround, type TimeRange } from './quarters.ts';

type Venue = Pick<StaffSession['venue'], 'separatesAdultsAndChildren'>;

/** What begins within a quarter hour. */
export interface PaceQuarter {
  startAt: Instant;
  covers: number;
  parties: number;
  /** How many covers may begin; null without a limit. */
  limit: number | null;
  /** By how many covers the limit is exceeded. */
  over: number;
}

interface PaceOptions {
  /** Only the bookings of this shift. */
  shiftId?: string | undefined;
  /** How many covers may begin in a quarter hour, by its beginning; those that are missing have no limit. */
  limits?: ReadonlyMap<Instant, number> | undefined;
  /** Shown even where nothing begins, such as the opening hours. */
  range?: TimeRange | null | undefined;
}

/**
 * The pace of a shift or a day: each quarter hour from the first to the last booking. Canceled and unanswered
 * bookings, no-shows and those that staff exempted do not count.
 */
export function paceOf(
  bookings: readonly StaffBooking[],
  venue: Venue,
  { shiftId, limits, range }: PaceOptions = {},
): PaceQuarter[] {
  const counted = bookings.filter(
    ({ status, shiftType, isExemptFromPace }) =>
      countsForPace(status) &&
      !isExemptFromPace &&
      (shiftId === undefined || shiftType.id === shiftId),
  );
  const begin = Map.groupBy(counted, ({ bookingAt }) => quarterOf(Date.parse(bookingAt)));
  const [first, ...others] = [
    ...(range ? [range] : []),
    ...[...begin.keys()].map((startAt) => ({ startAt, endAt: startAt + QUARTER_MS })),
  ];
  if (!first) return [];
  const sum = (parties: readonly StaffBooking[]) =>
    parties.reduce((covers, party) => covers + coversOf(venue, party), 0);
  return quartersOf(rangeAround([first, ...others])).map((startAt) => {
    const parties = begin.get(startAt) ?? [];
    const covers = sum(parties);
    const limit = limits?.get(startAt) ?? null;
    return {
      startAt,
      covers,
      parties: parties.length,
      limit,
      over: limit === null ? 0 : Math.max(0, covers - limit),
    };
  });
}

/** Whether a booking in this status counts: it has or gets a table, waits for one, or had one. */
export function countsForPace(status: BookingStatus): boolean {
  return holdsTable(status) || status === 'WAIT_LIST_WALK_IN' || status === 'ATTENDED';
}
