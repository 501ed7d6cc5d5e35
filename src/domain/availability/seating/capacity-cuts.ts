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
  const coming = plan.parties
    .filter(
      (other) =>
        other.tables.length > 0 && other.startAt < party.endAt && party.startAt < other.endAt,
    )
    .sort((a, b) => b.startAt - a.startAt);
  const present = new Present(cutsOf(plan.floor));
  present.add(party);
  let there: Party[] = [];
  // The weight only grows when a party arrives, so those moments suffice.
  const starts = coming.map(({ startAt }) => Math.max(startAt, party.startAt)).reverse();
  for (const at of new Set([party.startAt, ...starts])) {
    for (const other of there) if (other.endAt <= at) present.remove(other);
    there = there.filter(({ endAt }) => endAt > at);
    for (let next = coming.at(-1); next && next.startAt <= at; next = coming.at(-1)) {
      coming.pop();
      present.add(next);
      there.push(next);
    }
    if (present.areTooMany()) return true;
  }
  return false;
}

/** In each cut, the weight of the parties that are present. */
class Present {
  readonly #cuts: PreparedCuts;
  readonly #used: Float64Array;
  /** For each table, how many parties that may not move occupy it. */
  readonly #keepers: Uint8Array;

  constructor(cuts: PreparedCuts) {
    this.#cuts = cuts;
    this.#used = new Float64Array(cuts.capacities.length);
    this.#keepers = new Uint8Array(cuts.tables);
  }

  add(party: Party): void {
    if (party.isMovable) this.#weigh(needsOf(this.#cuts, party), 1);
    else
      for (const table of party.tables) {
        const before = this.#keepers[table] ?? 0;
        this.#keepers[table] = before + 1;
        if (before === 0) this.#weighTable(table, 1);
      }
  }

  remove(party: Party): void {
    if (party.isMovable) this.#weigh(needsOf(this.#cuts, party), -1);
    else
      for (const table of party.tables) {
        const left = (this.#keepers[table] ?? 0) - 1;
        this.#keepers[table] = left;
        if (left === 0) this.#weighTable(table, -1);
      }
  }

  areTooMany(): boolean {
    const used = this.#used;
    const { capacities } = this.#cuts;
    for (let cut = 0; cut < used.length; cut += 1)
      if ((used[cut] ?? 0) > (capacities[cut] ?? 0)) return true;
    return false;
  }

  #weigh(needs: Uint32Array, sign: 1 | -1): void {
    const used = this.#used;
    for (let cut = 0; cut < used.length; cut += 1)
      used[cut] = (used[cut] ?? 0) + sign * (needs[cut] ?? 0);
  }

  #weighTable(table: number, sign: 1 | -1): void {
    const used = this.#used;
    const { weights, tables } = this.#cuts;
    for (let cut = 0; cut < used.length; cut += 1)
      used[cut] = (used[cut] ?? 0) + sign * (weights[cut * tables + table] ?? 0);
  }
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
