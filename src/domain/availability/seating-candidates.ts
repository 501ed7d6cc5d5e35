import type { Venue } from '../venue.ts';

/** A table, or an allowed combination of tables, for one party. */
export interface SeatingCandidate {
  tableIds: readonly number[];
  /** The area of all its tables; null if they are in several or in none. */
  floorPlanAreaId: number | null;
  minCovers: number;
  maxCovers: number;
  /**
   * How many combinations its tables are part of, summed over the tables. While a party sits there,
   * those combinations are unusable.
   */
  blockedCombinations: number;
}

interface CandidateCache {
  candidates: readonly SeatingCandidate[];
  byCovers: Map<number, readonly SeatingCandidate[]>;
}

/** Venue documents never change in place, so the cache is valid for one document object. */
const caches = new WeakMap<Venue, CandidateCache>();

/**
 * The candidates for this many covers, best first: single tables before combinations, then by fewest
 * empty seats. Then the candidate that other parties need least: in the fewest combinations, with the
 * fewest tables, for the fewest party sizes. Ties keep the venue's order.
 */
export function candidatesFor(venue: Venue, covers: number): readonly SeatingCandidate[] {
  let cache = caches.get(venue);
  if (!cache) {
    cache = { candidates: candidatesOf(venue), byCovers: new Map() };
    caches.set(venue, cache);
  }
  let fitting = cache.byCovers.get(covers);
  if (!fitting) {
    fitting = cache.candidates
      .filter(({ minCovers, maxCovers }) => minCovers <= covers && covers <= maxCovers)
      .sort(byPreference);
    cache.byCovers.set(covers, fitting);
  }
  return fitting;
}

/** Compares candidates for the same covers: a smaller `maxCovers` leaves fewer seats empty. */
function byPreference(a: SeatingCandidate, b: SeatingCandidate): number {
  return (
    Number(a.tableIds.length > 1) - Number(b.tableIds.length > 1) ||
    a.maxCovers - b.maxCovers ||
    a.blockedCombinations - b.blockedCombinations ||
    a.tableIds.length - b.tableIds.length ||
    b.minCovers - a.minCovers
  );
}

function candidatesOf(venue: Venue): SeatingCandidate[] {
  const combinationsOfTable = new Map<number, number>();
  for (const tableId of venue.combinations.flatMap(({ tableIds }) => tableIds)) {
    combinationsOfTable.set(tableId, (combinationsOfTable.get(tableId) ?? 0) + 1);
  }
  const areaOfTable = new Map(venue.tables.map(({ id, floorPlanAreaId }) => [id, floorPlanAreaId]));

  const singles = venue.tables.map(({ id, minCovers, maxCovers }) => ({
    tableIds: [id],
    minCovers,
    maxCovers,
  }));
  // A combination with a removed table cannot be used.
  const combinations = venue.combinations.filter(({ tableIds }) =>
    tableIds.every((id) => areaOfTable.has(id)),
  );
  return [...singles, ...combinations].map(({ tableIds, minCovers, maxCovers }) => ({
    tableIds,
    minCovers,
    maxCovers,
    floorPlanAreaId: commonArea(tableIds.map((id) => areaOfTable.get(id) ?? null)),
    blockedCombinations: tableIds.reduce((sum, id) => sum + (combinationsOfTable.get(id) ?? 0), 0),
  }));
}

function commonArea(areaIds: readonly (number | null)[]): number | null {
  const [first = null] = areaIds;
  return areaIds.every((id) => id === first) ? first : null;
}
