import type { Occupancy, ServiceDay } from '../availability.ts';
import { overlaps } from '../interval.ts';
import { type ChosenTables, findSizeIssue } from './choose-tables.ts';
import { blocksTables } from './day-plan.ts';
import { floorOf } from './floor.ts';

/**
 * Judges that two bookings swap their tables. Nobody else moves for it.
 * @returns the tables that the first one gets, and the move of the other one
 */
export function judgeSwap(day: ServiceDay, uuid: string, otherUuid: string): ChosenTables {
  const { occupancies, venue } = day;
  const one = find(occupancies, uuid);
  const other = find(occupancies, otherUuid);
  const thirds = occupancies.filter((each) => each !== one && each !== other && blocksTables(each));
  const isInTheWay = (party: Occupancy, tableIds: readonly number[]) =>
    thirds.some(
      (each) => overlaps(each, party) && each.tableIds.some((id) => tableIds.includes(id)),
    );
  if (!one || !other || isInTheWay(one, other.tableIds) || isInTheWay(other, one.tableIds))
    return { tableIds: other?.tableIds ?? [], moves: [], broken: [], areTaken: true };
  const floor = floorOf(venue);
  const sizes = [
    findSizeIssue(floor, other.tableIds, one.covers),
    findSizeIssue(floor, one.tableIds, other.covers),
  ];
  return {
    tableIds: other.tableIds,
    moves: [{ bookingUuid: otherUuid, tableIds: one.tableIds }],
    broken: sizes.flatMap((size) => size ?? []),
    areTaken: false,
  };
}

function find(occupancies: readonly Occupancy[], uuid: string): Occupancy | undefined {
  return occupancies.find(({ bookingUuid }) => bookingUuid === uuid);
}
