import type { Instant } from '../../venue-time.ts';
import type { TableMove } from '../availability.ts';
import { overlaps } from '../interval.ts';
import { isProvedFull } from './capacity-cuts.ts';
import { type Crowd, crowdOf } from './crowd.ts';
import { seatWithFewMoves } from './few-moves.ts';
import { areSameTables } from './floor.ts';
import { seatWithLikelyMoves } from './likely-moves.ts';
import { seatByRepair } from './repair.ts';
import type { Party, SeatingPlan } from './seating-plan.ts';
import { seatBySweep } from './sweep.ts';
import type { NewSeat } from './trial.ts';

/** A party that asks for tables. */
export interface SeatingRequest {
  covers: number;
  startAt: Instant;
  endAt: Instant;
  /** The whole party sits in one of these areas; null means anywhere. */
  floorPlanAreaIds: readonly number[] | null;
}

/** The tables of a party, and the bookings that move to other tables to make room. */
export interface Seating {
  tableIds: readonly number[];
  moves: readonly TableMove[];
}

/** How the answer was found; UNDECIDED counts as no. */
export type SeatingPath =
  | 'DIRECT'
  | 'PROVED_FULL'
  | 'FEW_MOVES'
  | 'LIKELY_MOVES'
  | 'REPAIR'
  | 'SWEEP'
  | 'UNDECIDED';

/** An answer with more moves counts as no: staff could not follow it. */
const MAX_MOVES = 20;

/** The best option that is free without a move; null if none is. */
export function seatDirectly(plan: SeatingPlan, request: SeatingRequest): Seating | null {
  const { startAt, endAt } = request;
  for (const option of optionsFor(plan, request))
    if (plan.isFree(option.tables, startAt, endAt)) return { tableIds: option.tableIds, moves: [] };
  return null;
}

/**
 * Seats a party, with as few moves of others as it takes. It never answers with a seating that does not
 * hold. It may miss one on floors that are too large to search completely. The same plan and request always
 * have the same answer.
 */
export function seat(plan: SeatingPlan, request: SeatingRequest): Seating | null {
  return findSeating(plan, request).seating;
}

/** As {@link seat}, with how it was found. */
export function findSeating(
  plan: SeatingPlan,
  request: SeatingRequest,
): { seating: Seating | null; path: SeatingPath } {
  const direct = seatDirectly(plan, request);
  if (direct) return { seating: direct, path: 'DIRECT' };
  const options = optionsFor(plan, request);
  const { startAt, endAt } = request;
  const party: Party = { bookingUuid: '', startAt, endAt, options, isMovable: true, tables: [] };
  if (!canBeCleared(plan, party) || isProvedFull(plan, party))
    return { seating: null, path: 'PROVED_FULL' };
  const found = seatAll(plan, [party]);
  if (!found) return { seating: null, path: 'UNDECIDED' };
  return { seating: { tableIds: found.tableIds[0] ?? [], moves: found.moves }, path: found.path };
}

/** Whether there is an option all of whose blockers may be moved. */
function canBeCleared(plan: SeatingPlan, party: Party): boolean {
  const isMovable = (other: Party) => other.isMovable;
  return party.options.some(
    ({ tables }) => plan.blockers(tables, party, Number.POSITIVE_INFINITY, isMovable) !== null,
  );
}

/**
 * Seats parties without a table, moving others. The plan stays as it is.
 * @returns the tables of each party, and the moves of the others; null if no seating was found
 */
export function seatAll(
  plan: SeatingPlan,
  waiting: readonly Party[],
): { tableIds: readonly number[][]; moves: TableMove[]; path: SeatingPath } | null {
  const crowd = crowdOf(plan);
  crowd.setWaiting(waiting);
  for (const { path, search } of SEARCHES) {
    const seats = search(crowd, plan, waiting);
    if (!seats) continue;
    const needed = neededSeats(plan, waiting, seats);
    const moves = [...needed]
      .filter(([party]) => !waiting.includes(party))
      .map(([{ bookingUuid }, tables]) => ({ bookingUuid, tableIds: idsOf(plan, tables) }));
    if (moves.length > MAX_MOVES) continue;
    return { tableIds: waiting.map((party) => idsOf(plan, needed.get(party) ?? [])), moves, path };
  }
  return null;
}

/** Cheapest first. */
const SEARCHES: readonly {
  path: SeatingPath;
  search: (crowd: Crowd, plan: SeatingPlan, waiting: readonly Party[]) => readonly NewSeat[] | null;
}[] = [
  { path: 'FEW_MOVES', search: (crowd) => seatWithFewMoves(crowd) },
  { path: 'LIKELY_MOVES', search: seatWithLikelyMoves },
  { path: 'REPAIR', search: seatByRepair },
  { path: 'SWEEP', search: (_, plan, waiting) => seatBySweep(plan, waiting) },
];

/**
 * Those of the new seats that the waiting parties depend on: a search may also have moved parties that can stay where they
 * were. A party has to move if another one that needs its new seat gets one of its tables at the same time.
 */
function neededSeats(
  plan: SeatingPlan,
  waiting: readonly Party[],
  seats: readonly NewSeat[],
): Map<Party, readonly number[]> {
  const found = new Map(seats.map(({ party, tables }) => [party, tables]));
  const needed = new Map<Party, readonly number[]>();
  const add = (party: Party) => {
    const tables = found.get(party) ?? party.tables;
    if (needed.has(party) || areSameTables(tables, party.tables)) return;
    needed.set(party, tables);
    for (const table of tables)
      for (const other of plan.at(table)) if (other !== party && overlaps(other, party)) add(other);
  };
  for (const party of waiting) add(party);
  return needed;
}

function optionsFor({ floor }: SeatingPlan, { covers, floorPlanAreaIds }: SeatingRequest) {
  return floor.optionsFor(covers, floorPlanAreaIds);
}

function idsOf({ floor }: SeatingPlan, tables: readonly number[]): number[] {
  return tables.map((table) => floor.tableIds[table] ?? 0);
}
