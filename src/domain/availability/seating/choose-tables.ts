import type { ServiceDay, TableMove } from '../availability.ts';
import type { Interval } from '../interval.ts';
import { type BrokenRule, broken } from '../staff-rules.ts';
import { clearTables } from './clear-tables.ts';
import { seatingPlanOf } from './day-plan.ts';
import { areSameTables, type Floor } from './floor.ts';
import { withoutKeptTables } from './kept-tables.ts';
import { seat } from './seat.ts';

/** A party for which staff choose tables, or let them be found. */
export interface PartyToSeat extends Interval {
  covers: number;
  /** Where it may sit; null means anywhere. Named tables may be elsewhere. */
  floorPlanAreaIds: readonly number[] | null;
  /** The tables that staff named; null to find some. */
  tableIds: readonly number[] | null;
  /** Leaves out this booking, such as the one that is being changed. */
  excludeBookingUuid?: string | undefined;
  /**
   * Whether bookings within the freeze window stay where they are. If not, where nothing else helps, the answer says what
   * their moves would make possible.
   */
  keepsFrozen?: boolean;
}

/** Where a party can sit, and what stands against it. */
export interface ChosenTables {
  /** Empty if no table was found: the booking can then be taken without one. */
  tableIds: readonly number[];
  moves: readonly TableMove[];
  broken: readonly BrokenRule[];
  /** Whether somebody has the named tables who cannot be moved: nothing helps but other tables. */
  areTaken: boolean;
}

/** Finds the tables of a party, or judges those that were named for it. */
export function chooseTables(day: ServiceDay, party: PartyToSeat): ChosenTables {
  return party.tableIds === null ? findTables(day, party) : judgeTables(day, party, party.tableIds);
}

function findTables(day: ServiceDay, party: PartyToSeat): ChosenTables {
  const found = seat(seatingPlanOf(day, party.excludeBookingUuid), party);
  if (found) return { ...found, broken: [], areTaken: false };
  const unfrozen = party.keepsFrozen ? null : seat(unfrozenPlan(day, party), party);
  if (unfrozen) return { ...unfrozen, broken: [movesFrozen(day)], areTaken: false };
  const none = broken('TABLE', 'NO_TABLE_FREE');
  return { tableIds: [], moves: [], broken: [none], areTaken: false };
}

function judgeTables(
  everything: ServiceDay,
  party: PartyToSeat,
  tableIds: readonly number[],
): ChosenTables {
  const bookingUuid = party.excludeBookingUuid;
  const { day, rules } = withoutKeptTables(everything, { ...party, tableIds, bookingUuid });
  const plan = seatingPlanOf(day, party.excludeBookingUuid);
  const size = findSizeIssue(plan.floor, tableIds, party.covers);
  const sizes = size ? [...rules, size] : rules;
  const requested = { ...party, tableIds };
  const moves = clearTables(plan, requested);
  if (moves) return { tableIds, moves, broken: sizes, areTaken: false };
  const unfrozen = clearTables(unfrozenPlan(day, party), requested);
  return {
    tableIds,
    moves: unfrozen ?? [],
    broken: unfrozen ? [...sizes, movesFrozen(day)] : sizes,
    areTaken: unfrozen === null,
  };
}

function unfrozenPlan(day: ServiceDay, { excludeBookingUuid }: PartyToSeat) {
  return seatingPlanOf(day, excludeBookingUuid, () => true);
}

/** That a booking which begins within the freeze window would have to move. */
export function movesFrozen({ venue }: ServiceDay): BrokenRule {
  return broken('TABLE', 'MOVES_FROZEN', venue.freezeMinutes);
}

/** Whether the tables have too few seats for a party, or so many that the venue keeps them for larger ones. */
export function findSizeIssue(
  { options, positions }: Floor,
  tableIds: readonly number[],
  covers: number,
): BrokenRule | null {
  const tables = tableIds.map((id) => positions.get(id) ?? -1);
  const option = options.find((each) => areSameTables(each.tables, tables));
  const singles = options.filter(
    (each) => each.tables.length === 1 && tables.includes(each.tables[0] ?? -1),
  );
  const seats = option?.maxCovers ?? singles.reduce((sum, { maxCovers }) => sum + maxCovers, 0);
  if (covers > seats) return broken('TABLE', 'TABLES_TOO_SMALL', seats);
  const minimum = option?.minCovers ?? 0;
  return covers < minimum ? broken('TABLE', 'TABLES_TOO_LARGE', minimum) : null;
}
