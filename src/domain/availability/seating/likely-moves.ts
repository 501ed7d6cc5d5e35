import { type Crowd, MAX_BLOCKERS, type Way } from './crowd.ts';
import { MOST_FEW_MOVES } from './few-moves.ts';
import { type NewSeat, Trial } from './trial.ts';

/** Seatings with fewer moves are found by the search before. */
const MIN_MOVES = MOST_FEW_MOVES + 1;
/** More are seldom needed, and then the repair finds them. */
const MAX_MOVES = 12;
/** For each number of moves. A count and not a time, so that every machine decides alike. */
const MAX_SEATS = 50;
/** A cost that exceeds every limit. */
const NEVER = 99;

/**
 * Seats the waiting parties with as many moves as needed, cheapest first. The cost of a party's move is the number of others
 * that have to move for it, each counted as if it moved alone. This finds most seatings with four to eight moves at once, and
 * misses others.
 * @returns the new tables of the parties that waited or moved; null if no seating was found
 */
export function seatWithLikelyMoves(crowd: Crowd): readonly NewSeat[] | null {
  const waiting = crowd.waiting();
  const costs = costsOf(crowd);
  const least = Math.max(MIN_MOVES, ...waiting.map((number) => costs[number] ?? NEVER));
  for (let moves = least; moves <= MAX_MOVES; moves += 1) {
    const seats = new LikelyMoves(crowd, costs).run(moves);
    if (seats) return seats;
  }
  return null;
}

class LikelyMoves {
  readonly #crowd: Crowd;
  readonly #costs: Uint8Array;
  readonly #trial: Trial;
  #seatsLeft = MAX_SEATS;

  constructor(crowd: Crowd, costs: Uint8Array) {
    this.#crowd = crowd;
    this.#costs = costs;
    this.#trial = new Trial(crowd);
  }

  run(moves: number): readonly NewSeat[] | null {
    return this.#seatAll(this.#crowd.waiting(), moves) ? this.#trial.seats : null;
  }

  /** Seats whoever costs most, and then the others. */
  #seatAll(pending: readonly number[], movesLeft: number): boolean {
    const trial = this.#trial;
    const number = pending.reduce<number | undefined>(
      (most, each) => (most === undefined || this.#costOf(each) > this.#costOf(most) ? each : most),
      undefined,
    );
    if (number === undefined) return true;
    const others = pending.filter((each) => each !== number);
    const party = this.#crowd.party(number);
    for (const { at, blockers } of this.#cheapestFirst(number, movesLeft)) {
      const tables = this.#crowd.tablesOf(number, at);
      if (!trial.isFree(party, tables)) continue;
      this.#seatsLeft -= 1;
      if (this.#seatsLeft < 0) return false;
      const leaving = trial.seat({ number, tables, at, blockers });
      const next = leaving === 0 ? others : [...others, ...trial.left.slice(-leaving)];
      if (this.#seatAll(next, movesLeft - leaving)) return true;
      trial.undo(leaving);
    }
    return false;
  }

  /** The ways that may be possible with so many moves. */
  #cheapestFirst(number: number, movesLeft: number): Way[] {
    const { ways } = this.#crowd;
    const found: (Way & { cost: number })[] = [];
    for (const way of this.#crowd.waysOf(number)) {
      let cost = 0;
      for (let index = way.at + 1; index <= way.at + way.blockers; index += 1) {
        const blocker = ways[index] ?? 0;
        if (this.#trial.hasLeft[blocker] !== 1) cost += 1 + this.#costOf(blocker);
      }
      if (cost <= movesLeft) found.push({ ...way, cost });
    }
    return found.sort((a, b) => a.cost - b.cost);
  }

  #costOf(number: number): number {
    return this.#costs[number] ?? NEVER;
  }
}

/** For everybody, how many others have to move for it to get other tables, if each moved alone. */
function costsOf(crowd: Crowd): Uint8Array {
  const { from, to } = crowd.connected();
  const waiting = crowd.waiting();
  const costs = new Uint8Array(crowd.seated + waiting.length).fill(NEVER);
  const numbers = Array.from({ length: to - from }, (_, index) => from + index);
  for (const number of [...numbers, ...waiting]) {
    crowd.findWays(number);
    if (crowd.firstWay(number, 1) > crowd.firstWay(number, 0)) costs[number] = 0;
  }
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const number of [...numbers, ...waiting]) {
      const cost = costOf(crowd, costs, number);
      if (cost >= (costs[number] ?? 0)) continue;
      costs[number] = cost;
      isChanged = true;
    }
  }
  return costs;
}

function costOf(crowd: Crowd, costs: Uint8Array, number: number): number {
  const { ways } = crowd;
  let least = costs[number] ?? NEVER;
  for (let blockers = 1; blockers <= MAX_BLOCKERS && blockers < least; blockers += 1) {
    const end = crowd.firstWay(number, blockers + 1);
    for (let way = crowd.firstWay(number, blockers); way < end; way += blockers + 1) {
      let cost = blockers;
      for (let at = way + 1; at <= way + blockers; at += 1) cost += costs[ways[at] ?? 0] ?? NEVER;
      if (cost < least) least = cost;
    }
  }
  return least;
}
