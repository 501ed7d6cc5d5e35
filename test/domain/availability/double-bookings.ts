import type { Occupancy } from '../../../src/domain/availability/availability.ts';

/** Deliberately shares no code with the engine, so that it does not repeat its mistakes. */
const KEEPS_TABLE = [
  'CONFIRMED',
  'ARRIVED',
  'SEATED',
  'DESSERTS',
  'ACCOUNT_SENT',
  'ACCOUNT_PAID',
  // The guests left at the end of such an occupancy.
  'ATTENDED',
];

interface Interval {
  tableId: number;
  from: number;
  to: number;
  bookingUuid: string;
}

/** Describes every pair of bookings that have the same table at the same time. */
export function findDoubleBookings(occupancies: readonly Occupancy[]): string[] {
  const intervals = intervalsOf(occupancies);
  const found: string[] = [];
  for (const [index, a] of intervals.entries()) {
    for (const b of intervals.slice(index + 1)) {
      const from = Math.max(a.from, b.from);
      const to = Math.min(a.to, b.to);
      if (a.tableId === b.tableId && from < to) {
        found.push(`table ${a.tableId}: ${a.bookingUuid} and ${b.bookingUuid}`);
      }
    }
  }
  return found;
}

/** Whether no booking has the table in that interval. */
export function isTableFree(
  occupancies: readonly Occupancy[],
  tableId: number,
  from: number,
  to: number,
) {
  return intervalsOf(occupancies).every(
    (taken) => taken.tableId !== tableId || taken.to <= from || to <= taken.from,
  );
}

function intervalsOf(occupancies: readonly Occupancy[]): Interval[] {
  return occupancies
    .filter(({ status, startAt, endAt }) => KEEPS_TABLE.includes(status) && startAt < endAt)
    .flatMap(({ tableIds, startAt, endAt, bookingUuid }) =>
      tableIds.map((tableId) => ({ tableId, from: startAt, to: endAt, bookingUuid })),
    );
}
