import { demoVenue } from '../src/demo/demo-venue.ts';
import type { Table, TableCombination, Venue } from '../src/domain/venue.ts';
import { addDays, type WallDate } from '../src/domain/venue-time.ts';

/** How many tables of each size stand in an area: 60 in all. */
const AREAS = [
  { id: 1, tables: { 2: 18, 4: 13, 6: 4, 8: 1 } },
  { id: 2, tables: { 2: 8, 4: 5, 6: 1, 8: 1 } },
  { id: 3, tables: { 2: 4, 4: 3, 6: 1, 8: 1 } },
] as const;

/** The share of an area among the guests' wishes: 60, 25 and 15 of a hundred. */
export const AREA_WEIGHTS = [
  [1, 60],
  [2, 25],
  [3, 15],
] as const;

const LEAST_COVERS = { 2: 1, 4: 2, 6: 3, 8: 5 } as const;
/** What two and three neighbours of a size seat, pushed together. */
const TOGETHER = {
  2: { two: [3, 4], three: [5, 6] },
  4: { two: [5, 8], three: [8, 12] },
} as const;

/**
 * The demo venue with sixty tables: three areas, 2-, 4-, 6- and 8-tops, two thirds of the small
 * ones in chains of three that can be pushed together. Bookings are taken for half a year ahead.
 */
export function bigVenue(accountId: string, today: WallDate): Venue {
  const demo = demoVenue({
    accountId,
    today,
    promoCode: 'BENCH',
    redemptionCode: 'BENCH-1',
    publicUrl: 'http://127.0.0.1',
  });
  const tables = AREAS.flatMap((area) =>
    ([2, 4, 6, 8] as const).flatMap((seats) =>
      Array.from({ length: area.tables[seats] }, (_, index) => aTable(area.id, seats, index + 1)),
    ),
  );
  return {
    ...demo,
    name: `Casa Brisa ${accountId}`,
    maxAdvanceDays: 400,
    maxOpenBookingsPerGuest: 1000,
    tables,
    combinations: AREAS.flatMap(({ id }) =>
      ([2, 4] as const).flatMap((seats) => chains(tables, id, seats)),
    ),
    exceptions: [],
    cancellationPolicies: [],
    promos: demo.promos.map((promo) => ({ ...promo, validUntil: addDays(today, 400) })),
  };
}

function aTable(area: number, seats: 2 | 4 | 6 | 8, number: number): Table {
  const id = area * 1000 + seats * 100 + number;
  return {
    id,
    name: String(id),
    posId: `POS-${id}`,
    floorPlanAreaId: area,
    minCovers: LEAST_COVERS[seats],
    maxCovers: seats,
  };
}

/** Two thirds of the tables of a size in threes: the first two, the last two, and all three. */
function chains(tables: readonly Table[], area: number, seats: 2 | 4): TableCombination[] {
  const ids = tables
    .filter((table) => table.floorPlanAreaId === area && table.maxCovers === seats)
    .map(({ id }) => id);
  const { two, three } = TOGETHER[seats];
  return Array.from({ length: Math.round((ids.length * 2) / 9) }, (_, chain) =>
    ids.slice(chain * 3, chain * 3 + 3),
  ).flatMap((chain) => [
    { tableIds: chain.slice(0, 2), minCovers: two[0], maxCovers: two[1] },
    { tableIds: chain.slice(1), minCovers: two[0], maxCovers: two[1] },
    { tableIds: chain, minCovers: three[0], maxCovers: three[1] },
  ]);
}
