import { holdsTable } from '../booking-status.ts';
import type { Instant } from '../venue-time.ts';
import type { Hold } from './judgement.ts';

/** Who holds which table, indexed once so that many questions about the same day are cheap. */
export interface TableOccupancy {
  readonly holdsByTable: ReadonlyMap<number, readonly Hold[]>;
}

/** A half-open stretch of time, `endAt` no longer part of it. */
export interface Stretch {
  startAt: Instant;
  endAt: Instant;
}

export function overlaps(a: Stretch, b: Stretch): boolean {
  return a.startAt < b.endAt && b.startAt < a.endAt;
}

/**
 * Whether a hold keeps its tables from others: by its status, or as guests who have left did until
 * then, which leaves nothing of a stay that ended before it began.
 */
export function keepsTables(hold: Hold): boolean {
  const isKept = holdsTable(hold.status) || hold.status === 'ATTENDED';
  return isKept && hold.endAt > hold.startAt;
}

/** Indexes holds by table; what is indexed already is passed through. */
export function occupancyOf(holds: readonly Hold[] | TableOccupancy): TableOccupancy {
  if ('holdsByTable' in holds) return holds;
  const holdsByTable = new Map<number, Hold[]>();
  for (const hold of holds) {
    if (!keepsTables(hold)) continue;
    for (const tableId of hold.tableIds) {
      const there = holdsByTable.get(tableId);
      if (there) there.push(hold);
      else holdsByTable.set(tableId, [hold]);
    }
  }
  return { holdsByTable };
}

/** Whether nobody but the excluded booking holds any of the tables in that stretch. */
export function areTablesFree(
  holds: readonly Hold[] | TableOccupancy,
  tableIds: readonly number[],
  startAt: Instant,
  endAt: Instant,
  excludeBookingUuid?: string,
): boolean {
  const { holdsByTable } = occupancyOf(holds);
  // Loops rather than callbacks: this is the innermost step of every decision.
  for (const tableId of tableIds) {
    for (const hold of holdsByTable.get(tableId) ?? NOBODY) {
      if (hold.startAt < endAt && startAt < hold.endAt && hold.bookingUuid !== excludeBookingUuid) {
        return false;
      }
    }
  }
  return true;
}

const NOBODY: readonly Hold[] = [];
