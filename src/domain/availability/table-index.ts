import { holdsTable } from '../booking-status.ts';
import type { Instant } from '../venue-time.ts';
import type { Occupancy } from './availability.ts';

/** The occupancies of each table, which makes repeated lookups on the same day cheap. */
export interface TableIndex {
  readonly byTable: ReadonlyMap<number, readonly Occupancy[]>;
}

/**
 * Whether an occupancy blocks its tables from `startAt` to `endAt`. One that is ATTENDED, whose guests have
 * left, still blocks them for the time in which they sat there: `endAt` is then when they left or when
 * their turn ended, whichever is earlier. If they left before their booking began, nothing is blocked.
 */
export function blocksTables(occupancy: Occupancy): boolean {
  const isBlocking = holdsTable(occupancy.status) || occupancy.status === 'ATTENDED';
  return isBlocking && occupancy.endAt > occupancy.startAt;
}

/** Indexes occupancies by table; returns an existing index unchanged. */
export function indexByTable(occupancies: readonly Occupancy[] | TableIndex): TableIndex {
  if ('byTable' in occupancies) return occupancies;
  const byTable = new Map<number, Occupancy[]>();
  for (const occupancy of occupancies) {
    if (!blocksTables(occupancy)) continue;
    for (const tableId of occupancy.tableIds) {
      const group = byTable.get(tableId);
      if (group) group.push(occupancy);
      else byTable.set(tableId, [occupancy]);
    }
  }
  return { byTable };
}

/** Whether all these tables are free in this interval, ignoring the excluded booking. */
export function areTablesFree(
  occupancies: readonly Occupancy[] | TableIndex,
  tableIds: readonly number[],
  startAt: Instant,
  endAt: Instant,
  excludeBookingUuid?: string,
): boolean {
  const { byTable } = indexByTable(occupancies);
  // Loops rather than callbacks: this is the innermost step of every decision.
  for (const tableId of tableIds) {
    for (const occupancy of byTable.get(tableId) ?? NO_OCCUPANCIES) {
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
