import type { Instant } from '../../venue-time.ts';
import type { TableMove } from '../availability.ts';
import { isProvedFull } from './capacity-cuts.ts';
import { areSameTables } from './floor.ts';
import { seatByChain } from './move-chain.ts';
import { seatByRepair } from './repair.ts';
import type { Party, SeatingPlan } from './seating-plan.ts';
import { seatBySweep } from './sweep.ts';

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
export type SeatingPath = 'DIRECT' | 'PROVED_FULL' | 'CHAIN' | 'REPAIR' | 'SWEEP' | 'UNDECIDED';

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
  if (isProvedFull(plan, party)) return { seating: null, path: 'PROVED_FULL' };
  const found = seatAll(plan, [party]);
  if (!found) return { seating: null, path: 'UNDECIDED' };
  return { seating: { tableIds: found.tableIds[0] ?? [], moves: found.moves }, path: found.path };
}

/**
 * Seats parties without a table, moving others. The plan stays as it was.
 * @returns the tables of each party, and the moves of the others; null if no seating was found
 */
export function seatAll(
  plan: SeatingPlan,
  waiting: readonly Party[],
): { tableIds: readonly number[][]; moves: TableMove[]; path: SeatingPath } | null {
  const before = new Map(plan.parties.map((party) => [party, party.tables]));
  for (const { path, search } of SEARCHES) {
    const isFound = search(plan, waiting);
    if (isFound) undoNeedlessMoves(plan, before);
    const tableIds = waiting.map(({ tables }) => idsOf(plan, tables));
    const moves: TableMove[] = [];
    for (const [party, tables] of before) {
      if (!areSameTables(party.tables, tables))
        moves.push({ bookingUuid: party.bookingUuid, tableIds: idsOf(plan, party.tables) });
      if (party.tables !== tables) plan.seat(party, tables);
    }
    for (const party of waiting) plan.seat(party, []);
    if (isFound && moves.length <= MAX_MOVES) return { tableIds, moves, path };
  }
  return null;
}

/** A search may move a party away and later free its tables again. */
function undoNeedlessMoves(plan: SeatingPlan, before: ReadonlyMap<Party, readonly number[]>): void {
  for (const [party, tables] of before) {
    const { tables: others, startAt, endAt } = party;
    if (others === tables) continue;
    plan.seat(party, []);
    plan.seat(party, plan.isFree(tables, startAt, endAt) ? tables : others);
  }
}

/** Cheapest first. */
const SEARCHES = [
  { path: 'CHAIN', search: seatByChain },
  { path: 'REPAIR', search: seatByRepair },
  { path: 'SWEEP', search: seatBySweep },
] as const;

function optionsFor({ floor }: SeatingPlan, { covers, floorPlanAreaIds }: SeatingRequest) {
  return floor.optionsFor(covers, floorPlanAreaIds);
}

function idsOf({ floor }: SeatingPlan, tables: readonly number[]): number[] {
  return tables.map((table) => floor.tableIds[table] ?? 0);
}
