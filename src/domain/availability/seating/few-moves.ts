import { type Crowd, isIn, MAX_BLOCKERS } from './crowd.ts';
import { LastMoves } from './last-moves.ts';
import { type NewSeat, type Placement, Trial } from './trial.ts';

/** The most parties that leave their tables. */
export const MOST_FEW_MOVES = 3;
/**
 * The most ways that are tried for one decision. Generated days of a venue with 200 tables never need as many, so there the
 * search is complete. On a larger floor, or with many waiting parties, it may stop early and miss a seating; the searches
 * that follow may find one with more moves. A count and not a time, so that every machine decides alike.
 */
const MAX_TRIES = 200_000;

/**
 * Seats the waiting parties by moving up to three others, as few as possible. Unless it stops after `maxTries`, it finds
 * such a seating whenever there is one: a party moves only because another one gets its tables, so it suffices to follow who
 * has to leave for whom.
 * @returns the new tables of the parties that waited or moved; null if there is no such seating
 */
export function seatWithFewMoves(
  crowd: Crowd,
  maxTries: number = MAX_TRIES,
): readonly NewSeat[] | null {
  const search = new FewMoves(crowd, maxTries);
  for (let moves = 0; moves <= MOST_FEW_MOVES; moves += 1) {
    const seats = search.run(moves);
    if (seats) return seats;
  }
  return null;
}

class FewMoves {
  readonly #crowd: Crowd;
  readonly #trial: Trial;
  /** The parties that have left or wait, and have no new tables yet. */
  readonly #pending: number[];
  /** Null for fewer than two moves: trying them takes less time than building it. */
  #lastMoves: LastMoves | null = null;
  #triesLeft: number;

  constructor(crowd: Crowd, maxTries: number) {
    this.#triesLeft = maxTries;
    this.#crowd = crowd;
    this.#trial = new Trial(crowd);
    this.#pending = crowd.waiting().reverse();
  }

  run(moves: number): readonly NewSeat[] | null {
    if (moves > 1) this.#lastMoves ??= new LastMoves(this.#crowd, this.#trial, MOST_FEW_MOVES);
    return this.#seatPending(moves) ? this.#trial.seats : null;
  }

  #seatPending(movesLeft: number): boolean {
    const number = this.#pending.pop();
    if (number === undefined) return true;
    this.#crowd.findWays(number);
    if (movesLeft !== 1 || !this.#lastMoves || this.#lastMoves.mayFindSeat(number))
      for (let blockers = 0; blockers <= MAX_BLOCKERS; blockers += 1)
        if (this.#isWorthTrying(number, blockers, movesLeft))
          if (this.#seat(number, blockers, movesLeft)) return true;
    this.#pending.push(number);
    return false;
  }

  /** A way with more blockers than moves left can only work if one of its blockers has left already. */
  #isWorthTrying(number: number, blockers: number, movesLeft: number): boolean {
    if (blockers <= movesLeft) return true;
    const { singles, doubles, words } = this.#crowd;
    const { left } = this.#trial;
    if (blockers - movesLeft > left.length) return false;
    if (blockers > 2) return true;
    const sets = blockers === 1 ? singles : doubles;
    for (const each of left) if (isIn(sets, number * words, each)) return true;
    return false;
  }

  /** Seats a party by a way with this many blockers, and then all other pending parties. */
  #seat(number: number, blockers: number, movesLeft: number): boolean {
    const crowd = this.#crowd;
    const trial = this.#trial;
    const party = crowd.party(number);
    const end = crowd.firstWay(number, blockers + 1);
    for (let at = crowd.firstWay(number, blockers); at < end; at += blockers + 1) {
      if (!this.#mayLeave(at, blockers, movesLeft)) continue;
      this.#triesLeft -= 1;
      if (this.#triesLeft < 0) return false;
      const tables = crowd.tablesOf(number, at);
      const placement = { number, tables, at, blockers };
      if (movesLeft === 2 && !this.#mayFollow(placement)) continue;
      if (!trial.isFree(party, tables)) continue;
      const leaving = trial.seat(placement);
      for (let index = 1; index <= leaving; index += 1)
        this.#pending.push(trial.left[trial.left.length - index] ?? 0);
      if (this.#mayGoOn(leaving, movesLeft - leaving))
        if (this.#seatPending(movesLeft - leaving)) return true;
      this.#pending.length -= leaving;
      trial.undo(leaving);
    }
    return false;
  }

  /** Whether the moves that are left suffice for the blockers of a way. */
  #mayLeave(way: number, blockers: number, movesLeft: number): boolean {
    const { ways } = this.#crowd;
    const { hasLeft } = this.#trial;
    let leaving = 0;
    for (let at = way + 1; at <= way + blockers; at += 1) {
      const blocker = ways[at] ?? 0;
      if (hasLeft[blocker] === 1) continue;
      leaving += 1;
      if (leaving > movesLeft) return false;
      if (movesLeft === 1 && this.#lastMoves && !this.#lastMoves.canSeatNow(blocker)) return false;
    }
    return true;
  }

  /** Whether the blockers could go somewhere: one alone with one more move, two without any. */
  #mayFollow({ number, tables, at, blockers }: Placement): boolean {
    const crowd = this.#crowd;
    if (!this.#lastMoves || this.#pending.length > 0) return true;
    const [one = 0, other = 0] = [crowd.ways[at + 1], crowd.ways[at + 2]];
    if (blockers === 0 || this.#trial.hasLeft[one] === 1) return true;
    const taken = { party: crowd.party(number), tables };
    if (blockers === 1) return this.#lastMoves.mayFindSeatAfter(one, taken);
    if (blockers > 2 || this.#trial.hasLeft[other] === 1) return true;
    return this.#lastMoves.mayBothFindSeatsAfter([one, other], taken);
  }

  /** Whether all pending parties could get tables with the moves that are left, after `leaving` more have left. */
  #mayGoOn(leaving: number, movesLeft: number): boolean {
    if (!this.#lastMoves) {
      if (movesLeft > 0) return true;
      for (const number of this.#pending) if (!this.#canSeatNow(number)) return false;
      return true;
    }
    // The last one was checked before it left.
    if (movesLeft === 0 && this.#pending.length === 1 && leaving === 1) return true;
    this.#lastMoves.update(leaving);
    if (movesLeft > 0) return true;
    for (const number of this.#pending)
      if (number < this.#crowd.seated && !this.#lastMoves.canSeatNow(number)) return false;
    return true;
  }

  /** Whether a party could go somewhere at once, beside the parties with new tables. */
  #canSeatNow(number: number): boolean {
    const crowd = this.#crowd;
    crowd.findWays(number);
    if (crowd.firstWay(number, 1) > crowd.firstWay(number, 0)) return true;
    const { left } = this.#trial;
    for (const each of left) if (isIn(crowd.singles, number * crowd.words, each)) return true;
    // Without `lastMoves`, at most one party has left.
    return false;
  }
}
