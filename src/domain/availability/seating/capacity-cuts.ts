import type { Instant } from '../../venue-time.ts';
import type { Floor, TableOption } from './floor.ts';
import type { Party, SeatingPlan } from './seating-plan.ts';

/**
 * A weight for each table. Parties that are there at the same time sit at different tables. So if their
 * lightest options together weigh more than all tables, they cannot all be seated.
 */
type Cut = readonly number[];

/** In few arrays, because every venue keeps its cuts in memory. */
interface PreparedCuts {
  /** The weights of the tables, one cut after the other. */
  weights: Uint16Array;
  tables: number;
  /** For each cut, the weight of all tables. */
  capacities: Uint32Array;
  /** For the options of a party: for each cut, the weight of the lightest. */
  needs: Map<readonly TableOption[], Uint32Array>;
}

const prepared = new WeakMap<Floor, PreparedCuts>();

/**
 * Whether it is certain that not everyone can be seated if this party comes too: at some moment, the parties
 * weigh too much in one of the cuts. False if that is unknown.
 */
export function isProvedFull(plan: SeatingPlan, party: Party): boolean {
  const cuts = cutsOf(plan.floor);
  const { weights, tables, capacities } = cuts;
  const others = plan.parties.filter(
    (other) =>
      other.tables.length > 0 && other.startAt < party.endAt && party.startAt < other.endAt,
  );
  const used = new Float64Array(capacities.length);
  for (const at of momentsOf(party, others)) {
    used.set(needsOf(cuts, party));
    const kept = new Set<number>();
    for (const other of others) {
      if (other.startAt > at || at >= other.endAt) continue;
      if (other.isMovable) add(used, needsOf(cuts, other));
      else for (const table of other.tables) kept.add(table);
    }
    for (const [cut, capacity] of capacities.entries()) {
      let weight = used[cut] ?? 0;
      for (const table of kept) weight += weights[cut * tables + table] ?? 0;
      if (weight > capacity) return true;
    }
  }
  return false;
}

function needsOf(
  { weights, tables, capacities, needs }: PreparedCuts,
  { options }: Party,
): Uint32Array {
  let found = needs.get(options);
  if (!found) {
    const weightOf = (cut: number, option: TableOption) =>
      option.tables.reduce((sum, table) => sum + (weights[cut * tables + table] ?? 0), 0);
    found = capacities.map((_, cut) => Math.min(...options.map((option) => weightOf(cut, option))));
    needs.set(options, found);
  }
  return found;
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

function weigh(cut: Cut, tables: readonly number[]): number {
  return tables.reduce((sum, table) => sum + (cut[table] ?? 0), 0);
}

function cutsOf(floor: Floor): PreparedCuts {
  let found = prepared.get(floor);
  if (!found) {
    const cuts = newCuts(floor);
    found = {
      weights: Uint16Array.from(cuts.flat()),
      tables: floor.tableIds.length,
      capacities: Uint32Array.from(cuts, (cut) => cut.reduce((sum, weight) => sum + weight, 0)),
      needs: new Map(),
    };
    prepared.set(floor, found);
  }
  return found;
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
