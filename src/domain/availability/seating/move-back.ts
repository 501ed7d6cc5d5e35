import type { TableMove } from '../availability.ts';
import type { Interval } from '../interval.ts';
import { areSameTables } from './floor.ts';
import { SeatingPlan } from './seating-plan.ts';

/** A booking that made room, with the tables that it had before and got then. */
export interface MoveToTakeBack {
  bookingUuid: string;
  fromTableIds: readonly number[];
  toTableIds: readonly number[];
}

/**
 * Who can go back to the tables they had, when a booking returns to its own or leaves. Those who have other tables
 * by now stay where they are, and so do those whose tables are taken.
 * @param plan without the booking
 * @param own its tables, and when it has them; null if it leaves
 * @returns null if its own tables are not free
 */
export function moveBack(
  plan: SeatingPlan,
  own: (Interval & { tableIds: readonly number[] }) | null,
  moves: readonly MoveToTakeBack[],
): TableMove[] | null {
  const { floor } = plan;
  const positionsOf = (ids: readonly number[]) => ids.map((id) => floor.positions.get(id) ?? -1);
  const movers = moves.flatMap((move) => {
    const party = plan.parties.find(({ bookingUuid }) => bookingUuid === move.bookingUuid);
    return party && areSameTables(party.tables, positionsOf(move.toTableIds))
      ? [{ ...move, startAt: party.startAt, endAt: party.endAt }]
      : [];
  });
  const others = plan.parties.filter(
    ({ bookingUuid }) => !movers.some((mover) => mover.bookingUuid === bookingUuid),
  );
  const trial = new SeatingPlan(floor, others);
  /** Seats a party, unless a table is removed or taken. */
  const canSeat = ({ startAt, endAt }: Interval, tableIds: readonly number[]): boolean => {
    const tables = positionsOf(tableIds);
    if (tables.includes(-1) || !trial.isFree(tables, startAt, endAt)) return false;
    const party = { bookingUuid: '', startAt, endAt, options: [], isMovable: false, tables: [] };
    trial.seat(party, tables);
    return true;
  };
  if (own && !canSeat(own, own.tableIds)) return null;
  const back: TableMove[] = [];
  for (const mover of movers) {
    const { bookingUuid, fromTableIds, toTableIds } = mover;
    if (canSeat(mover, fromTableIds)) back.push({ bookingUuid, tableIds: fromTableIds });
    else if (!canSeat(mover, toTableIds)) return null;
  }
  return back;
}
