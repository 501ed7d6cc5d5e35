import type { Instant } from '../../venue-time.ts';
import type { TableMove } from '../availability.ts';
import { seatAll } from './seat.ts';
import { type Party, SeatingPlan } from './seating-plan.ts';

/** Tables that somebody needs for a time, such as a walk-in for whom they were named. */
export interface RequestedTables {
  tableIds: readonly number[];
  startAt: Instant;
  endAt: Instant;
}

/**
 * How to clear tables: the bookings that have them move to others, which may take further moves. Null if one
 * of them may not be moved or fits nowhere else. Whether anybody fits the tables is not checked.
 */
export function clearTables(
  plan: SeatingPlan,
  { tableIds, startAt, endAt }: RequestedTables,
): readonly TableMove[] | null {
  const tables = tableIds.flatMap((id) => plan.floor.positions.get(id) ?? []);
  const leaving = plan.blockers(
    tables,
    { startAt, endAt },
    Number.POSITIVE_INFINITY,
    ({ isMovable }) => isMovable,
  );
  if (leaving === null || leaving.length === 0) return leaving && [];
  const arriving: Party = {
    bookingUuid: '',
    startAt,
    endAt,
    options: [],
    isMovable: false,
    tables,
  };
  const waiting = leaving.map((party): Party => withoutTables(party)).sort(byFewestOptions);
  const others = plan.parties.filter((party) => !leaving.includes(party));
  const found = seatAll(new SeatingPlan(plan.floor, [...others, arriving]), waiting);
  if (!found) return null;
  const moves = waiting.map(({ bookingUuid }, index) => ({
    bookingUuid,
    tableIds: found.tableIds[index] ?? [],
  }));
  return [...moves, ...found.moves];
}

function withoutTables({ bookingUuid, startAt, endAt, options, isMovable }: Party): Party {
  return { bookingUuid, startAt, endAt, options, isMovable, tables: [] };
}

/** Those who fit the fewest tables are seated first. */
function byFewestOptions(a: Party, b: Party): number {
  return a.options.length - b.options.length || a.startAt - b.startAt;
}
