import { holdsTable } from '../booking-status.ts';
import type { Instant } from '../venue-time.ts';
import type { Occupancy } from './availability.ts';

/** Who holds which table, indexed once so that many questions about the same day are cheap. */
export interface OccupancyByTable {
  readonly occupanciesByTable: ReadonlyMap<number, readonly Occupancy[]>;
}

/** A half-open stretch of time, `endAt` no longer part of it. */
export interface Interval {
  startAt: Instant;
  endAt: Instant;
}

export function overlaps(a: Interval, b: Interval): boolean {
  return a.startAt < b.endAt && b.startAt < a.endAt;
}

/**
 * Whether a hold keeps its tables from others: by its status, or as guests who have left did until
 * then, which leaves nothing of a stay that ended before it began.
 */
export function keepsTables(occupancy: Occupancy): boolean {
  const isKept = holdsTable(occupancy.status) || occupancy.status === 'ATTENDED';
  return isKept && occupancy.endAt > occupancy.startAt;
}

/** Indexes holds by table; what is indexed already is passed through. */
export function toOccupancyByTable(
  occupancies: readonly Occupancy[] | OccupancyByTable,
): OccupancyByTable {
  if ('occupanciesByTable' in occupancies) return occupancies;
  const occupanciesByTable = new Map<number, Occupancy[]>();
  for (const occupancy of occupancies) {
    if (!keepsTables(occupancy)) continue;
    for (const tableId of occupancy.tableIds) {
      const there = occupanciesByTable.get(tableId);
      if (there) there.push(occupancy);
      else occupanciesByTable.set(tableId, [occupancy]);
    }
  }
  return { occupanciesByTable };
}

/** Whether nobody but the excluded booking holds any of the tables in that stretch. */
export function areTablesFree(
  occupancies: readonly Occupancy[] | OccupancyByTable,
  tableIds: readonly number[],
  startAt: Instant,
  endAt: Instant,
  excludeBookingUuid?: string,
): boolean {
  const { occupanciesByTable } = toOccupancyByTable(occupancies);
  // Loops rather than callbacks: this is the innermost step of every decision.
  for (const tableId of tableIds) {
    for (const occupancy of occupanciesByTable.get(tableId) ?? NO_OCCUPANCIES) {
      if (
        occupancy.startAt < endAt &&
        startAt < occupancy.endAt &&
        occupancy.bookingUuid !== excludeBookingUuid
      ) {
        return false;
      }
    }
  }
  return true;
}

const NO_OCCUPANCIES: readonly Occupancy[] = [];
