import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { StaffSession } from '../../contract/staff/session.ts';
import { type Instant, MS_PER_MINUTE } from '../../domain/venue-time.ts';
import { type BlockedTime, blockedTimesOf } from './blocked-times.ts';
import { countsForPace } from './pace.ts';
import { fractionOf, rangeAround, type TimeRange } from './quarters.ts';
import { type Stay, staysOf } from './stay-of.ts';
import { staysByTable } from './stays-by-table.ts';
import { type AreaTables, tablesByArea, type VenueTable } from './venue-tables.ts';

type Venue = Pick<
  StaffSession['venue'],
  'utcOffsets' | 'dayStartsAt' | 'tables' | 'floorPlanAreas'
>;

/** A booking's stay at one table, within the shown range. */
export interface TimelineBar {
  booking: StaffBooking;
  startAt: Instant;
  endAt: Instant;
  /** Where it begins and ends, as fractions of the range. */
  start: number;
  end: number;
  /** Whether it overlaps another stay at the table. */
  isConflict: boolean;
}

/** A time in which staff keep a table free, within the shown range. */
export interface TimelineBlock extends TimeRange {
  id: string;
  reason: string | null;
  /** Where it begins and ends, as fractions of the range. */
  start: number;
  end: number;
}

export interface TimelineRow {
  area: AreaTables['area'];
  table: VenueTable;
  bars: readonly TimelineBar[];
  blocks: readonly TimelineBlock[];
}

export interface Timeline {
  range: TimeRange;
  /** One per table, by area. */
  rows: readonly TimelineRow[];
  /** Parties that need a table and have none, by time. */
  tray: readonly StaffBooking[];
  /** Where the present is, as a fraction of the range; null if it is outside. */
  now: number | null;
}

interface TimelineOptions {
  /** Only the stays of this shift determine the range; all that are within it are shown. */
  shiftId?: string | undefined;
  /** Shown even where nobody stays, such as the opening hours. */
  range?: TimeRange | null | undefined;
  blocked?: readonly BlockedTime[] | undefined;
}

const EMPTY_DAY_MS = 60 * MS_PER_MINUTE;

/** Who has which table when, from the first start to the last expected end in quarter hours. */
export function timelineOf(
  bookings: readonly StaffBooking[],
  venue: Venue,
  now: Instant,
  { shiftId, range: opening, blocked = [] }: TimelineOptions = {},
): Timeline {
  const isInShift = ({ shiftType }: StaffBooking) =>
    shiftId === undefined || shiftType.id === shiftId;
  const stays = staysOf(bookings, venue, now);
  const ofShift = stays.filter(({ booking }) => isInShift(booking));
  const [first = { startAt: now, endAt: now + EMPTY_DAY_MS }, ...others] = [
    ...(opening ? [opening] : []),
    ...ofShift,
  ];
  const range = rangeAround([first, ...others]);
  const byTable = staysByTable(stays);
  return {
    range,
    rows: tablesByArea(venue).flatMap(({ area, tables }) =>
      tables.map((table) => ({
        area,
        table,
        bars: barsOf(byTable.get(table.id) ?? [], range),
        blocks: blocksOf(blockedTimesOf(table.id, blocked), range),
      })),
    ),
    tray: bookings
      .filter((each) => each.tables.length === 0 && needsTable(each) && isInShift(each))
      .sort((a, b) => Date.parse(a.bookingAt) - Date.parse(b.bookingAt)),
    now: range.startAt <= now && now < range.endAt ? fractionOf(range, now) : null,
  };
}

function barsOf(stays: readonly Stay[], range: TimeRange): TimelineBar[] {
  return stays
    .filter((stay) => stay.startAt < range.endAt && stay.endAt > range.startAt)
    .map((stay) => ({
      booking: stay.booking,
      startAt: stay.startAt,
      endAt: stay.endAt,
      start: fractionOf(range, stay.startAt),
      end: fractionOf(range, stay.endAt),
      isConflict: stays.some(
        (other) => other !== stay && other.startAt < stay.endAt && stay.startAt < other.endAt,
      ),
    }));
}

function blocksOf(blocked: readonly BlockedTime[], range: TimeRange): TimelineBlock[] {
  return blocked
    .filter(({ startAt, endAt }) => startAt < range.endAt && endAt > range.startAt)
    .map(({ id, startAt, endAt, reason }) => ({
      id,
      startAt,
      endAt,
      reason,
      start: fractionOf(range, startAt),
      end: fractionOf(range, endAt),
    }));
}

function needsTable({ status }: StaffBooking): boolean {
  return countsForPace(status) && status !== 'ATTENDED';
}
