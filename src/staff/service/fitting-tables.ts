import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { StaffSession } from '../../contract/staff/session.ts';
import { coversOf } from '../../domain/availability/party.ts';
import { groupOf } from '../../domain/booking-status.ts';
import { type Instant, MS_PER_MINUTE } from '../../domain/venue-time.ts';
import { type BlockedTime, blockedTimesOf } from './blocked-times.ts';
import type { TimeRange } from './quarters.ts';
import { type Stay, stayOf, staysOf } from './stay-of.ts';
import { staysByTable } from './stays-by-table.ts';
import type { VenueTable } from './venue-tables.ts';

type Venue = Pick<
  StaffSession['venue'],
  'utcOffsets' | 'dayStartsAt' | 'tables' | 'separatesAdultsAndChildren'
>;

/** A booking, or guests without one. */
export type Party = StaffBooking | Pick<StaffBooking, 'pax' | 'paxChildren' | 'turnMinutes'>;

/**
 * How a table suits a party: the best choice, suitable, free when the stay begins but not suitable, or not
 * free.
 */
export type Fit = 'best' | 'fits' | 'free' | 'no';

/** Why a free table does not suit. */
export type Misfit = 'TOO_SMALL' | 'TOO_LARGE' | 'TOO_SHORT';

export interface TableFit {
  table: VenueTable;
  fit: Fit;
  /** Empty if it suits; a party's own tables may also be too short. */
  misfits: readonly Misfit[];
  /** When the next party has the table, or it is blocked; null if neither is so, or if it is not free. */
  freeUntil: Instant | null;
}

export interface PartyFit {
  booking: StaffBooking;
  /** Whether the table is one of the booking's own. */
  isOwnTable: boolean;
  /** Whether the next party has the table before this one is expected to leave: only at its own table. */
  isTooShort: boolean;
  /** When the next party has the table, or it is blocked; null if neither is so. */
  freeUntil: Instant | null;
}

/** A confirmed party that is due this soon is judged as if it sat down now. */
const DUE_MS = 30 * MS_PER_MINUTE;

/**
 * Every table of the venue and how it suits a party, best first: a party that is at the venue, or due soon, would
 * sit down now; one that is due later is judged at its time. Its own tables come first, then those in the area that it
 * asked for, then those that leave the fewest seats empty, then those that leave the shortest gap. Its own tables
 * suit it even if the next party has them before it is expected to leave, or if they were blocked since.
 */
export function fittingTables(
  party: Party,
  bookings: readonly StaffBooking[],
  venue: Venue,
  now: Instant,
  blocked: readonly BlockedTime[] = [],
): TableFit[] {
  const booking = 'uuid' in party ? party : null;
  const span = spanOf(party, venue, now);
  const covers = coversOf(venue, party);
  const byTable = staysByTable(staysOf(withoutBooking(bookings, booking), venue, now));
  const ownIds = new Set(booking?.tables.map(({ id }) => id));
  const timesOf = (id: number) => {
    const blocks = ownIds.has(id) ? [] : blockedTimesOf(id, blocked);
    return freeTimesOf([...takenTimes(byTable.get(id) ?? [], now), ...blocks], span);
  };
  // Tables that were put together for the party have enough seats only together.
  const areOwnFree = [...ownIds].every((id) => timesOf(id) !== null);
  const areOwnLongEnough = [...ownIds].every((id) => timesOf(id)?.isLongEnough === true);

  const fits = venue.tables.map((table): TableFit => {
    const times = timesOf(table.id);
    if (!times) return { table, fit: 'no', misfits: [], freeUntil: null };
    const { freeUntil } = times;
    if (areOwnFree && ownIds.has(table.id)) {
      return areOwnLongEnough
        ? { table, fit: 'best', misfits: [], freeUntil }
        : { table, fit: 'fits', misfits: ['TOO_SHORT'], freeUntil };
    }
    const misfits = misfitsOf(table, covers, times.isLongEnough);
    return { table, fit: misfits.length === 0 ? 'fits' : 'free', misfits, freeUntil };
  });
  const areaId = booking?.floorPlanArea?.id ?? null;
  const rank = ({ table, freeUntil }: TableFit) => [
    areaId === null || table.floorPlanAreaId === areaId ? 0 : 1,
    Math.abs(table.maxCovers - covers),
    freeUntil ?? Number.POSITIVE_INFINITY,
  ];
  const sorted = fits.toSorted((a, b) => order(a) - order(b) || compare(rank(a), rank(b)));
  if (sorted[0]?.fit === 'best') return sorted;
  const best = sorted.find(({ fit, misfits }) => fit === 'fits' && misfits.length === 0);
  return best ? [{ ...best, fit: 'best' }, ...sorted.filter((each) => each !== best)] : sorted;
}

/**
 * Which of some parties could sit down at a table now, best first: those whose table it is, then those at
 * the venue by how long they have waited, then those still to come by their time. Those who kept a table that was
 * blocked since may still have it.
 */
export function fittingParties(
  table: VenueTable,
  parties: readonly StaffBooking[],
  bookings: readonly StaffBooking[],
  venue: Venue,
  now: Instant,
  blocked: readonly BlockedTime[] = [],
): PartyFit[] {
  const stays = staysByTable(staysOf(bookings, venue, now)).get(table.id) ?? [];
  const blocks = blockedTimesOf(table.id, blocked);
  const fits = parties.flatMap((booking): PartyFit[] => {
    const span = { startAt: now, endAt: now + booking.turnMinutes * MS_PER_MINUTE };
    const others = stays.filter((stay) => stay.booking.uuid !== booking.uuid);
    const isOwnTable = booking.tables.some(({ id }) => id === table.id);
    const times = freeTimesOf([...takenTimes(others, now), ...(isOwnTable ? [] : blocks)], span);
    if (!times) return [];
    const { isLongEnough, freeUntil } = times;
    const misfits = misfitsOf(table, coversOf(venue, booking), isLongEnough);
    if (!isOwnTable && misfits.length > 0) return [];
    return [{ booking, isOwnTable, isTooShort: !isLongEnough, freeUntil }];
  });
  const rank = ({ booking, isOwnTable }: PartyFit) => [
    isOwnTable ? 0 : 1,
    isAtVenue(booking) ? 0 : 1,
    Date.parse(booking.arrivedAt ?? booking.bookingAt),
  ];
  return fits.sort((a, b) => compare(rank(a), rank(b)));
}

function isAtVenue({ status }: StaffBooking): boolean {
  return status === 'ARRIVED' || status === 'WAIT_LIST_WALK_IN';
}

/** When the party would need a table. */
function spanOf(party: Party, venue: Venue, now: Instant): TimeRange {
  const untilTurn = (startAt: Instant) => ({
    startAt,
    endAt: startAt + party.turnMinutes * MS_PER_MINUTE,
  });
  if (!('uuid' in party)) return untilTurn(now);
  if (groupOf(party.status) === 'seated') {
    const endAt = stayOf(party, venue, now)?.endAt;
    return endAt === undefined ? untilTurn(now) : { startAt: now, endAt: Math.max(endAt, now) };
  }
  const bookingAt = Date.parse(party.bookingAt);
  const isDueLater = !isAtVenue(party) && bookingAt > now + DUE_MS;
  return untilTurn(isDueLater ? bookingAt : now);
}

/** When somebody has a table. A party that has arrived sits down any moment. */
function takenTimes(stays: readonly Stay[], now: Instant): TimeRange[] {
  return stays.map(({ booking, startAt, endAt }) => ({
    startAt: isAtVenue(booking) ? Math.min(startAt, now) : startAt,
    endAt,
  }));
}

/** Null if the table is taken when the span begins. */
function freeTimesOf(
  taken: readonly TimeRange[],
  { startAt, endAt }: TimeRange,
): { isLongEnough: boolean; freeUntil: Instant | null } | null {
  const later: Instant[] = [];
  for (const each of taken) {
    if (each.endAt <= startAt) continue;
    if (each.startAt <= startAt) return null;
    later.push(each.startAt);
  }
  const freeUntil = later.length === 0 ? null : Math.min(...later);
  return { isLongEnough: freeUntil === null || freeUntil >= endAt, freeUntil };
}

function misfitsOf(table: VenueTable, covers: number, isLongEnough: boolean): Misfit[] {
  const misfits: Misfit[] = [];
  if (covers > table.maxCovers) misfits.push('TOO_SMALL');
  if (covers < table.minCovers) misfits.push('TOO_LARGE');
  if (!isLongEnough) misfits.push('TOO_SHORT');
  return misfits;
}

function withoutBooking(
  bookings: readonly StaffBooking[],
  left: StaffBooking | null,
): readonly StaffBooking[] {
  return left ? bookings.filter(({ uuid }) => uuid !== left.uuid) : bookings;
}

const ORDER: Record<Fit, number> = { best: 0, fits: 1, free: 2, no: 3 };

function order({ fit }: TableFit): number {
  return ORDER[fit];
}

/** Compares lists of numbers, the first difference counts. */
function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((value, index) => value !== b[index]);
  return i === -1 ? 0 : (a[i] ?? 0) < (b[i] ?? 0) ? -1 : 1;
}
