import { type Instant, MS_PER_MINUTE } from '../../venue-time.ts';
import { areSameTables, type Floor, type TableOption } from './floor.ts';
import type { Party, SeatingPlan } from './seating-plan.ts';
import type { NewSeat } from './trial.ts';

/**
 * The most placements that are tried, times the square of the number of tables: on large floors there are
 * too many to come to an end, and each takes longer. Counted, so that every machine decides alike.
 */
const MAX_WORK = 108_000;
const MIN_PLACEMENTS_EACH = 20;
/** So that sums of states stay exact. */
const MAX_KEY = 2 ** 52;

/**
 * Seats everyone anew who can be moved, in the order in which they come, and remembers dead ends. Unless
 * it has to stop early, it finds a seating of everyone whenever there is one.
 *
 * @param waiting parties without a table
 * @returns the tables of the waiting and of all movable parties; null if there is no seating, or if it stopped early
 */
export function seatBySweep(
  plan: SeatingPlan,
  waiting: readonly Party[],
): readonly NewSeat[] | null {
  const moving = [...connectedParties(plan, waiting), ...waiting];
  const maxPlacements = Math.ceil(MAX_WORK / Math.max(1, plan.floor.tableIds.length) ** 2);
  // With fewer placements for each of them, it would hardly ever finish.
  if (moving.length * MIN_PLACEMENTS_EACH > maxPlacements) return null;
  return new Sweep(plan, moving, maxPlacements).run();
}

interface Visit {
  party: Party;
  /** Where it sits now, then the others. */
  options: readonly TableOption[];
  /** The tables that it gets. */
  tables: readonly number[];
}

class Sweep {
  readonly #floor: Floor;
  readonly #visits: readonly Visit[];
  /** For each table, those who keep it while everyone else moves. */
  readonly #keepers: readonly (readonly Party[])[];
  /** For each table, a number that tells apart when others keep it. */
  readonly #keeperHashes: readonly number[];
  /** Until when each table is taken by those seated so far. */
  readonly #takenUntil: Instant[];
  readonly #deadEnds = new Set<number>();
  #placementsLeft: number;

  constructor(plan: SeatingPlan, moving: readonly Party[], maxPlacements: number) {
    const isMoving = new Set(moving);
    this.#floor = plan.floor;
    this.#visits = moving
      .toSorted(byArrival)
      .map((party) => ({ party, options: ownFirst(party), tables: [] }));
    this.#keepers = plan.floor.tableIds.map((_, table) =>
      plan.at(table).filter((party) => !isMoving.has(party)),
    );
    this.#keeperHashes = this.#keepers.map((parties) =>
      parties.reduce((hash, { startAt, endAt }) => mix(mix(hash, startAt), endAt), 0),
    );
    this.#takenUntil = plan.floor.tableIds.map(() => Number.NEGATIVE_INFINITY);
    this.#placementsLeft = maxPlacements;
  }

  /** Null if there is no seating, or if it had to stop early. */
  run(): readonly Visit[] | null {
    return this.#seatFrom(0, null) ? this.#visits : null;
  }

  /**
   * Seats the parties from this one on.
   * @param earlier the states of the groups before the last party was seated, if it came at the same time
   */
  #seatFrom(
    index: number,
    earlier: { states: Float64Array; changedGroup: number } | null,
  ): boolean {
    const visit = this.#visits[index];
    if (!visit) return true;
    const { party, options } = visit;
    const states = earlier
      ? Float64Array.from(earlier.states)
      : Float64Array.from(this.#floor.groups, (_, group) => this.#stateOf(group, party.startAt));
    if (earlier) states[earlier.changedGroup] = this.#stateOf(earlier.changedGroup, party.startAt);
    // A sum, because it does not matter which of several groups in the same state is which.
    const key = states.reduce((sum, state) => (sum + state) % MAX_KEY, index);
    if (this.#deadEnds.has(key)) return false;
    const next = this.#visits[index + 1]?.party;
    const tried: number[] = [];
    for (const { tables, group, role } of options) {
      if (!this.#isFree(tables, party)) continue;
      // Another group of the same kind in the same state has the same option.
      const alike = (states[group] ?? 0) + role;
      if (tried.includes(alike)) continue;
      tried.push(alike);
      this.#placementsLeft -= 1;
      if (this.#placementsLeft < 0) return false;
      const untilBefore = tables.map((table) => this.#takenUntil[table] ?? 0);
      for (const table of tables) this.#takenUntil[table] = party.endAt;
      visit.tables = tables;
      const isSameTime = next?.startAt === party.startAt;
      const known = isSameTime ? { states, changedGroup: group } : null;
      if (this.#seatFrom(index + 1, known)) return true;
      for (const [position, table] of tables.entries())
        this.#takenUntil[table] = untilBefore[position] ?? 0;
      if (this.#placementsLeft < 0) return false;
    }
    this.#deadEnds.add(key);
    return false;
  }

  /** Whether those who come now can sit there. */
  #isFree(tables: readonly number[], { startAt, endAt }: Party): boolean {
    for (const table of tables) {
      if ((this.#takenUntil[table] ?? 0) > startAt) return false;
      for (const keeper of this.#keepers[table] ?? [])
        if (keeper.startAt < endAt && startAt < keeper.endAt) return false;
    }
    return true;
  }

  /**
   * A number for what matters of a group of tables from this moment on: its kind, and until when its tables
   * are taken. Groups with the same number can stand in for each other. Two states with the same number by
   * accident could only hide a seating, never produce a wrong one.
   */
  #stateOf(group: number, at: Instant): number {
    const { kind, tables } = this.#floor.groups[group] ?? { kind: 0, tables: [] };
    let low = mix(17, kind);
    let high = mix(kind, 29);
    for (const table of tables) {
      const until = this.#takenUntil[table] ?? 0;
      const minutes = until > at ? (until - at) / MS_PER_MINUTE + 1 : 0;
      low = mix(mix(low, minutes), this.#keeperHashes[table] ?? 0);
      high = mix(high + minutes, low);
    }
    return (high & 0x7ffff) * 2 ** 32 + (low >>> 0);
  }
}

/** Mixes a number into a hash of 32 bits. */
function mix(hash: number, value: number): number {
  let mixed = Math.imul(hash ^ value, 0x9e3779b1);
  mixed ^= mixed >>> 15;
  return Math.imul(mixed, 0x85ebca6b) ^ (mixed >>> 13);
}

/** Those who can be moved, and whose moves could matter because they overlap, directly or through others. */
function connectedParties(plan: SeatingPlan, waiting: readonly Party[]): readonly Party[] {
  const movable = plan.parties.filter(({ isMovable, tables }) => isMovable && tables.length > 0);
  let from = Math.min(...waiting.map(({ startAt }) => startAt));
  let to = Math.max(...waiting.map(({ endAt }) => endAt));
  for (;;) {
    const connected = movable.filter(({ startAt, endAt }) => startAt < to && from < endAt);
    const first = Math.min(from, ...connected.map(({ startAt }) => startAt));
    const last = Math.max(to, ...connected.map(({ endAt }) => endAt));
    if (first === from && last === to) return connected;
    from = first;
    to = last;
  }
}

function byArrival(a: Party, b: Party): number {
  return (
    a.startAt - b.startAt ||
    a.options.length - b.options.length ||
    (a.bookingUuid < b.bookingUuid ? -1 : 1)
  );
}

function ownFirst({ tables, options }: Party): readonly TableOption[] {
  const own = options.find((option) => areSameTables(option.tables, tables));
  return own ? [own, ...options.filter((option) => option !== own)] : options;
}
