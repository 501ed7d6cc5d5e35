import type { Venue } from '../venue.ts';

/** A table, or an allowed combination of tables, that one party can have. */
export interface SeatingCandidate {
  tableIds: readonly number[];
  /** The area in which all its tables stand; null where there is none such. */
  floorPlanAreaId: number | null;
  minCovers: number;
  maxCovers: number;
  /** In how many combinations its tables take part: what others lose when it is taken. */
  usefulness: number;
}

interface FloorPlan {
  candidates: readonly SeatingCandidate[];
  byCovers: Map<number, readonly SeatingCandidate[]>;
}

/** A configuration is never changed in place, so what follows from it lives as long as it does. */
const plans = new WeakMap<Venue, FloorPlan>();

/**
 * What can seat so many covers, best first: a single table before a combination, then the fewest
 * seats left empty, then what is least useful to others, that is in the fewest combinations, of the
 * fewest tables and for the fewest party sizes. What is still equal keeps the venue's own order.
 */
export function candidatesFor(venue: Venue, covers: number): readonly SeatingCandidate[] {
  let plan = plans.get(venue);
  if (!plan) {
    plan = { candidates: candidatesOf(venue), byCovers: new Map() };
    plans.set(venue, plan);
  }
  let fitting = plan.byCovers.get(covers);
  if (!fitting) {
    fitting = plan.candidates
      .filter(({ minCovers, maxCovers }) => minCovers <= covers && covers <= maxCovers)
      .sort(byPreference);
    plan.byCovers.set(covers, fitting);
  }
  return fitting;
}

/** Among candidates for the same covers, so that fewer seats at most means fewer left empty. */
function byPreference(a: SeatingCandidate, b: SeatingCandidate): number {
  return (
    Number(a.tableIds.length > 1) - Number(b.tableIds.length > 1) ||
    a.maxCovers - b.maxCovers ||
    a.usefulness - b.usefulness ||
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
  // A combination of a table that is gone cannot be laid.
  const combinations = venue.combinations.filter(({ tableIds }) =>
    tableIds.every((id) => areaOfTable.has(id)),
  );
  return [...singles, ...combinations].map(({ tableIds, minCovers, maxCovers }) => ({
    tableIds,
    minCovers,
    maxCovers,
    floorPlanAreaId: commonArea(tableIds.map((id) => areaOfTable.get(id) ?? null)),
    usefulness: tableIds.reduce((sum, id) => sum + (combinationsOfTable.get(id) ?? 0), 0),
  }));
}

function commonArea(areaIds: readonly (number | null)[]): number | null {
  const [first = null] = areaIds;
  return areaIds.every((id) => id === first) ? first : null;
}
