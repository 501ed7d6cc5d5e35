import type { Instant } from '../../venue-time.ts';
import type { Floor, TableOption } from './floor.ts';
import type { Party, SeatingPlan } from './seating-plan.ts';

/**
 * A weight for each table. Parties that are there at the same time sit at different tables. So if their
 * lightest options together weigh more than all tables, they cannot all be seated.
 */
type Cut = readonly number[];

/** Part of one array that has all cuts: every venue keeps its cuts in memory. */
type PackedCut = Uint32Array;

interface PreparedCuts {
  cuts: readonly PackedCut[];
  /** For each cut, the weight of all tables. */
  capacities: readonly number[];
  /** For the options of a party: for each cut, the weight of the lightest. */
  needs: Map<readonly TableOption[], Uint32Array>;
}

const prepared = new WeakMap<Floor, PreparedCuts>();

/**
 * Whether it is certain that not everyone can be seated if this party comes too: at some moment, the parties
 * weigh too much in one of the cuts. False if that is unknown.
 */
export function isProvedFull(plan: SeatingPlan, party: Party): boolean {
  const { cuts, capacities, needs } = cutsOf(plan.floor);
  const needsOf = ({ options }: Party): Uint32Array => {
    let found = needs.get(options);
    if (!found) {
      const leastOf = (cut: PackedCut) =>
        Math.min(...options.map(({ tables }) => weigh(cut, tables)));
      found = Uint32Array.from(cuts, leastOf);
      needs.set(options, found);
    }
    return found;
  };
  const others = plan.parties.filter(
    ({ startAt, endAt, tables }) =>
      tables.length > 0 && startAt < party.endAt && party.startAt < endAt,
  );
  const used = new Float64Array(cuts.length);
  for (const at of momentsOf(party, others)) {
    used.set(needsOf(party));
    const kept = new Set<number>();
    for (const other of others) {
      if (other.startAt > at || at >= other.endAt) continue;
      if (other.isMovable) add(used, needsOf(other));
      else for (const table of other.tables) kept.add(table);
    }
    for (const [index, cut] of cuts.entries()) {
      let weight = used[index] ?? 0;
      for (const table of kept) weight += cut[table] ?? 0;
      if (weight > (capacities[index] ?? 0)) return true;
    }
  }
  return false;
}

/** The number of parties only grows when one comes, so those moments are enough. */
function momentsOf(party: Party, others: readonly Party[]): ReadonlySet<Instant> {
  const starts = others.map(({ startAt }) => startAt).filter((at) => at > party.startAt);
  return new Set([party.startAt, ...starts]);
}

function add(sums: Float64Array, more: Uint32Array): void {
  for (let index = 0; index < sums.length; index += 1)
    sums[index] = (sums[index] ?? 0) + (more[index] ?? 0);
}

function weigh(cut: Cut | PackedCut, tables: readonly number[]): number {
  return tables.reduce((sum, table) => sum + (cut[table] ?? 0), 0);
}

function cutsOf(floor: Floor): PreparedCuts {
  let found = prepared.get(floor);
  if (!found) {
    const cuts = packed(newCuts(floor));
    const capacities = cuts.map((cut) => cut.reduce((sum, weight) => sum + weight, 0));
    found = { cuts, capacities, needs: new Map() };
    prepared.set(floor, found);
  }
  return found;
}

function packed(cuts: readonly Cut[]): PackedCut[] {
  const tables = cuts[0]?.length ?? 0;
  const all = new Uint32Array(cuts.flat());
  return cuts.map((_, index) => all.subarray(index * tables, (index + 1) * tables));
}

/**
 * For all options, and for those of each area: the seats of the tables; for each party size, tables of which
 * any such party needs one; and the sums of two of those.
 */
function newCuts({ tableIds, options }: Floor): Cut[] {
  const byArea = Map.groupBy(options, ({ floorPlanAreaId }) => floorPlanAreaId);
  const cuts = [options, ...byArea.values()].flatMap((some): Cut[] => {
    const sizes = [...new Set(some.map(({ maxCovers }) => maxCovers))].sort((a, b) => a - b);
    const hitting = sizes.map((size) =>
      hittingSet(
        tableIds.length,
        some.filter(({ maxCovers }) => maxCovers >= size),
      ),
    );
    const sums = hitting.flatMap((one, index) =>
      hitting
        .slice(index + 1)
        .map((other) => one.map((weight, table) => weight + (other[table] ?? 0))),
    );
    return [seatsOf(tableIds.length, some), ...hitting, ...sums];
  });
  return [...new Map(cuts.map((cut) => [cut.join(), cut])).values()];
}

function seatsOf(tables: number, options: readonly TableOption[]): Cut {
  const cut = Array<number>(tables).fill(0);
  for (const option of options) {
    const [table = 0, ...others] = option.tables;
    if (others.length === 0) cut[table] = option.maxCovers;
  }
  return cut;
}

/**
 * Weight 1 for a small set of tables of which each option has at least one: single tables, then those that
 * most of the other options have, such as the middle one of a row of three.
 */
function hittingSet(tables: number, options: readonly TableOption[]): Cut {
  const cut = Array<number>(tables).fill(0);
  for (const option of options) {
    const [table = 0, ...others] = option.tables;
    if (others.length === 0) cut[table] = 1;
  }
  for (;;) {
    const missed = options.filter((option) => weigh(cut, option.tables) === 0);
    if (missed.length === 0) return cut;
    const counts = Array<number>(tables).fill(0);
    for (const table of missed.flatMap((option) => option.tables))
      counts[table] = (counts[table] ?? 0) + 1;
    cut[counts.indexOf(Math.max(...counts))] = 1;
  }
}
