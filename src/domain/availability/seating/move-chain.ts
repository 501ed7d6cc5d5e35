import type { TableOption } from './floor.ts';
import type { Party, SeatingPlan } from './seating-plan.ts';

/** The most parties that leave their tables. */
const MAX_MOVES = 3;
/** The most placements that are tried for each number of moves. Counted, so that every machine decides alike. */
const MAX_PLACEMENTS = 150;

/**
 * Seats the waiting parties by moving up to three others, each at most once: one that has to leave its
 * tables may make another one leave in turn. Tries without moves first, then with one, two and three.
 *
 * @returns whether it succeeded; the plan then has the moves, otherwise it is unchanged
 */
export function seatByChain(plan: SeatingPlan, waiting: readonly Party[]): boolean {
  const freeOptions = new Map<Party, readonly TableOption[]>();
  for (let moves = 0; moves <= MAX_MOVES; moves += 1)
    if (new ChainSearch(plan, freeOptions).seatAll(waiting, moves)) return true;
  return false;
}

class ChainSearch {
  readonly #plan: SeatingPlan;
  /**
   * Where each party could go at once when it was first considered. It only guides the search: whether
   * tables are free is checked again.
   */
  readonly #freeOptions: Map<Party, readonly TableOption[]>;
  readonly #seated = new Set<Party>();
  #placementsLeft = MAX_PLACEMENTS;

  constructor(plan: SeatingPlan, freeOptions: Map<Party, readonly TableOption[]>) {
    this.#plan = plan;
    this.#freeOptions = freeOptions;
  }

  seatAll(waiting: readonly Party[], movesLeft: number): boolean {
    const [party, ...others] = waiting;
    if (!party) return true;
    this.#seated.add(party);
    for (const { option, blockers } of this.#waysToSeat(party, movesLeft)) {
      this.#placementsLeft -= 1;
      if (this.#placementsLeft < 0) break;
      const tables = blockers.map((blocker) => blocker.tables);
      for (const blocker of blockers) this.#plan.seat(blocker, []);
      this.#plan.seat(party, option.tables);
      if (this.seatAll([...others, ...blockers], movesLeft - blockers.length)) return true;
      this.#plan.seat(party, []);
      for (const [index, blocker] of blockers.entries())
        this.#plan.seat(blocker, tables[index] ?? []);
    }
    this.#seated.delete(party);
    return false;
  }

  /**
   * Each option with those who would have to leave it: free ones first, then with the fewest to leave. For
   * the last moves, only parties leave that can go to a free table.
   */
  #waysToSeat(party: Party, movesLeft: number) {
    const ways: { option: TableOption; blockers: readonly Party[] }[] = [];
    const mayLeave = (blocker: Party) => blocker.isMovable && !this.#seated.has(blocker);
    const options = movesLeft === 0 ? this.#freeOptionsOf(party) : party.options;
    for (const option of options) {
      const blockers = this.#plan.blockers(option.tables, party, movesLeft, mayLeave);
      if (!blockers) continue;
      const takesLastMoves = blockers.length === movesLeft;
      if (!takesLastMoves || blockers.every((blocker) => this.#freeOptionsOf(blocker).length > 0))
        ways.push({ option, blockers });
    }
    return ways.sort((a, b) => a.blockers.length - b.blockers.length);
  }

  #freeOptionsOf(party: Party): readonly TableOption[] {
    let found = this.#freeOptions.get(party);
    if (!found) {
      const { startAt, endAt, options } = party;
      found = options.filter(({ tables }) => this.#plan.isFree(tables, startAt, endAt));
      this.#freeOptions.set(party, found);
    }
    return found;
  }
}
