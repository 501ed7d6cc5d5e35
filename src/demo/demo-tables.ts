import type { Table, TableCombination } from '../domain/venue.ts';

export const AREA = { diningRoom: 1, terrace: 2, bar: 3 } as const;

/** Eighteen tables; the first digit of an id is the area. */
export const DEMO_TABLES: readonly Table[] = [
  ...row(AREA.diningRoom, '', 'SALA', [2, 2, 2, 2, 4, 4, 4, 6]),
  ...row(AREA.terrace, 'T', 'TERR', [2, 2, 2, 2, 4, 4, 6]),
  ...row(AREA.bar, 'B', 'BARRA', [2, 2, 2]),
];

/** Adjacent tables that can be pushed together. */
export const DEMO_COMBINATIONS: readonly TableCombination[] = [
  { tableIds: [101, 102], minCovers: 3, maxCovers: 4 },
  { tableIds: [102, 103], minCovers: 3, maxCovers: 4 },
  { tableIds: [103, 104], minCovers: 3, maxCovers: 4 },
  { tableIds: [101, 102, 103], minCovers: 5, maxCovers: 6 },
  { tableIds: [105, 106], minCovers: 5, maxCovers: 8 },
  { tableIds: [106, 107], minCovers: 5, maxCovers: 8 },
  { tableIds: [105, 106, 107], minCovers: 9, maxCovers: 12 },
  { tableIds: [107, 108], minCovers: 7, maxCovers: 10 },
  { tableIds: [201, 202], minCovers: 3, maxCovers: 4 },
  { tableIds: [203, 204], minCovers: 3, maxCovers: 4 },
  { tableIds: [201, 202, 203], minCovers: 5, maxCovers: 6 },
  { tableIds: [205, 206], minCovers: 5, maxCovers: 8 },
  { tableIds: [206, 207], minCovers: 7, maxCovers: 10 },
  { tableIds: [205, 206, 207], minCovers: 9, maxCovers: 12 },
];

/** The tables of one area; a table needs a party of at least half its seats. */
function row(area: number, prefix: string, posPrefix: string, seats: readonly number[]): Table[] {
  return seats.map((maxCovers, i) => ({
    id: area * 100 + i + 1,
    name: `${prefix}${i + 1}`,
    posId: `${posPrefix}-${String(i + 1).padStart(2, '0')}`,
    floorPlanAreaId: area,
    minCovers: maxCovers / 2,
    maxCovers,
  }));
}
