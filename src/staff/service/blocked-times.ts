import type { StaffBlock } from '../../contract/staff/service-days.ts';
import type { TimeRange } from './quarters.ts';

/** A time in which staff keep tables free. */
export interface BlockedTime extends TimeRange {
  id: string;
  tableIds: readonly number[];
  reason: string | null;
}

export function blockedTimes(blocks: readonly StaffBlock[]): BlockedTime[] {
  return blocks.map(({ id, tables, startAt, endAt, reason }) => ({
    id,
    tableIds: tables.map((table) => table.id),
    startAt: Date.parse(startAt),
    endAt: Date.parse(endAt),
    reason,
  }));
}

/** Those of one table, by their start. */
export function blockedTimesOf(tableId: number, blocked: readonly BlockedTime[]): BlockedTime[] {
  return blocked
    .filter(({ tableIds }) => tableIds.includes(tableId))
    .sort((a, b) => a.startAt - b.startAt);
}
