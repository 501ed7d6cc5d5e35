import type { Table, TableCombination } from '../src/domain/venue.ts';
import { minuteOf } from '../src/domain/venue-time.ts';

/** Shares of parties, meals and tables in the venues and days that the benchmarks generate. */

/** Covers of a party, with their probability. */
export const PARTY_SIZES = [
  [1, 0.03],
  [2, 0.46],
  [3, 0.12],
  [4, 0.2],
  [5, 0.06],
  [6, 0.06],
  [7, 0.02],
  [8, 0.03],
  [9, 0.005],
  [10, 0.01],
  [12, 0.005],
] as const;

/** The share of an area among the guests' wishes: 60, 25 and 15 of a hundred. */
export const AREA_WEIGHTS = [
  [1, 60],
  [2, 25],
  [3, 15],
] as const;

export const LUNCH_SHARE = 0.35;
/** When people come: the minute that most mean, and how far they stray from it. */
export const LUNCH = { around: minuteOf('14:00:00'), within: 35 };
export const DINNER = { around: minuteOf('20:45:00'), within: 50 };

/** Seats of a table. */
export type Seats = 2 | 4 | 6 | 8;

const LEAST_COVERS = { 2: 1, 4: 2, 6: 3, 8: 5 } as const;
/** What two and three neighbours of a size seat, pushed together: least and most covers. */
const TOGETHER = {
  2: { two: [3, 4], three: [5, 6] },
  4: { two: [5, 8], three: [8, 12] },
} as const;
const CHAIN_LENGTH = 3;

export function aTable(id: number, floorPlanAreaId: number, seats: Seats): Table {
  return {
    id,
    name: String(id),
    posId: `POS-${id}`,
    floorPlanAreaId,
    minCovers: LEAST_COVERS[seats],
    maxCovers: seats,
  };
}

/**
 * Two thirds of the tables of a size in chains of three: each chain seats larger parties at its first two
 * tables, its last two, and all three.
 */
export function chainsOf(ids: readonly number[], seats: Seats): TableCombination[] {
  if (seats !== 2 && seats !== 4) return [];
  const { two, three } = TOGETHER[seats];
  const count = Math.round((ids.length * 2) / 3 / CHAIN_LENGTH);
  return Array.from({ length: count }, (_, chain) =>
    ids.slice(chain * CHAIN_LENGTH, (chain + 1) * CHAIN_LENGTH),
  ).flatMap((tableIds) => [
    { tableIds: tableIds.slice(0, 2), minCovers: two[0], maxCovers: two[1] },
    { tableIds: tableIds.slice(1), minCovers: two[0], maxCovers: two[1] },
    { tableIds, minCovers: three[0], maxCovers: three[1] },
  ]);
}
