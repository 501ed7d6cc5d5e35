import { addTo, type Crowd, isIn, MAX_BLOCKERS } from './crowd.ts';
import type { NewSeat, Trial } from './trial.ts';

/** Only the first three tables of a combination are distinguished. */
const MAX_TABLES = 3;

/**
 * The parties that could be the last to move in a trial, and the last but one, as sets. Nearly all branches of a search end
 * at these moves without a seating, and sets rule out many parties at once. The sets are upper bounds: every party that
 * could move is in its set, but not every party in a set can.
 */
export class LastMoves {
  readonly #crowd: Crowd;
  readonly #trial: Trial;
  /** The words of the sets that matter. */
  readonly #firstWord: number;
  readonly #endWord: number;
  /**
   * For each party, a row for each subset of its tables, from its first row on: the parties that would take this subset, and
   * could if the party alone left. The number of the subset has a bit for each table.
   */
  readonly #heirs: Uint32Array;
  readonly #firstRows: Int32Array;
  /** For each party, those that could get some of its tables if it alone left. */
  readonly #allHeirs: Uint32Array;
  /** For each party, those of them that are the only blocker of one of its own ways: the two could swap. */
  readonly #swaps: Uint32Array;
  /** For each party, those that could get its tables if it and one other left. */
  readonly #halfHeirs: Uint32Array;
  /** Row n: the parties that could go somewhere once n parties have left. */
  readonly #able: Uint32Array;
  /** For each party that has left, those of its half heirs that no new seat keeps from its tables. */
  readonly #half: Uint32Array;

  /** @param maxMoves the most parties that leave in the trial */
  constructor(crowd: Crowd, trial: Trial, maxMoves: number) {
    const { seated, words } = crowd;
    this.#crowd = crowd;
    this.#trial = trial;
    this.#able = new Uint32Array(words * (maxMoves + 1));
    this.#half = new Uint32Array(words * (maxMoves + 1));
    const { from, to } = crowd.connected();
    this.#firstWord = from >>> 5;
    this.#endWord = (to + 31) >>> 5;
    this.#firstRows = new Int32Array(seated + 1);
    for (let number = 0; number < seated; number += 1)
      this.#firstRows[number + 1] =
        (this.#firstRows[number] ?? 0) + partsOf(crowd.party(number).tables);
    this.#heirs = new Uint32Array((this.#firstRows[seated] ?? 0) * words);
    this.#allHeirs = new Uint32Array(seated * words);
    this.#halfHeirs = new Uint32Array(seated * words);
    for (let number = from; number < to; number += 1) this.#add(number);
    this.#swaps = this.#allHeirs.map((heirs, word) => heirs & (crowd.singles[word] ?? 0));
  }

  #add(number: number): void {
    const crowd = this.#crowd;
    const { words } = crowd;
    crowd.findWays(number);
    if (crowd.firstWay(number, 1) > crowd.firstWay(number, 0)) addTo(this.#able, 0, number);
    const { ways } = crowd;
    const { options } = crowd.party(number);
    const [one, two, three] = [
      crowd.firstWay(number, 1),
      crowd.firstWay(number, 2),
      crowd.firstWay(number, 3),
    ];
    for (let way = one; way < two; way += 2) {
      const blocker = ways[way + 1] ?? 0;
      const { tables } = crowd.party(blocker);
      const part =
        tables.length === 1 ? 1 : partOf(tables, options[ways[way] ?? 0]?.tables ?? tables);
      addTo(this.#heirs, ((this.#firstRows[blocker] ?? 0) + part) * words, number);
      addTo(this.#allHeirs, blocker * words, number);
    }
    for (let way = two; way < three; way += 3) {
      addTo(this.#halfHeirs, (ways[way + 1] ?? 0) * words, number);
      addTo(this.#halfHeirs, (ways[way + 2] ?? 0) * words, number);
    }
  }

  /** Updates the sets after this many more parties have left. */
  update(leaving: number): void {
    const { left } = this.#trial;
    for (let index = left.length - leaving; index < left.length; index += 1) {
      this.#enter(index, this.#trial.leftFor(left[index] ?? 0));
    }
  }

  /** Whether a party could go somewhere at once. */
  canSeatNow(number: number): boolean {
    return isIn(this.#able, this.#trial.left.length * this.#crowd.words, number);
  }

  /** Whether a party could go somewhere if one more left. */
  mayFindSeat(number: number): boolean {
    return number >= this.#crowd.seated || this.#mayFindSeatIn(this.#trial.left.length, number);
  }

  /**
   * Whether a party that left for another one's new seat could go somewhere if one more left. A cheaper check than letting it
   * leave and looking then, but less exact: it is true more often.
   */
  mayFindSeatAfter(number: number, { party, tables }: NewSeat): boolean {
    const { singles, doubles, words } = this.#crowd;
    const { left } = this.#trial;
    const able = left.length * words;
    if (isIn(this.#able, able, number)) return true;
    for (const each of left) if (isIn(doubles, number * words, each)) return true;
    const isAllTaken = this.#isAllTaken(number, tables);
    const there = this.#crowd.presentDuring(party);
    for (let word = this.#firstWord; word < this.#endWord; word += 1) {
      const away = isAllTaken ? ~(there[word] ?? 0) : -1;
      const at = number * words + word;
      let set = (this.#able[able + word] ?? 0) & (singles[at] ?? 0);
      set |= (this.#swaps[at] ?? 0) & away;
      for (let other = 0; other < left.length; other += 1)
        set |=
          (this.#halfHeirs[at] ?? 0) &
          away &
          (this.#half[other * words + word] ?? 0) &
          (singles[at] ?? 0);
      if (set !== 0) return true;
    }
    return false;
  }

  /** Whether each of two parties that left for a new seat could go somewhere at once. As {@link mayFindSeatAfter}. */
  mayBothFindSeatsAfter([one, other]: readonly [number, number], seat: NewSeat): boolean {
    return this.#mayFindSeatBeside(one, other, seat) && this.#mayFindSeatBeside(other, one, seat);
  }

  /** Whether one of two parties that left together could go somewhere at once, perhaps to tables of the other. */
  #mayFindSeatBeside(number: number, other: number, { party, tables }: NewSeat): boolean {
    const { words } = this.#crowd;
    const { left } = this.#trial;
    if (isIn(this.#able, left.length * words, number)) return true;
    if (isIn(this.#allHeirs, other * words, number)) {
      const isKept = isIn(this.#crowd.presentDuring(party), 0, number);
      if (!isKept || !this.#isAllTaken(other, tables)) return true;
    }
    if (!isIn(this.#halfHeirs, other * words, number)) return false;
    for (let index = 0; index < left.length; index += 1)
      if (isIn(this.#half, index * words, number)) return true;
    return false;
  }

  #isAllTaken(number: number, tables: readonly number[]): boolean {
    for (const table of this.#crowd.party(number).tables) if (!tables.includes(table)) return false;
    return true;
  }

  /**
   * Finds who could go somewhere once the party at this position of `left` has left: those that could before, and those that
   * could get its tables without overlapping with the new seat's party there.
   */
  #enter(index: number, { party, tables }: NewSeat): void {
    const { words } = this.#crowd;
    const number = this.#trial.left[index] ?? 0;
    // Local variables, because this is the innermost step of the search for three moves.
    const able = this.#able;
    const half = this.#half;
    const heirs = this.#heirs;
    const halfHeirs = this.#halfHeirs;
    const own = this.#crowd.party(number).tables;
    const taken = partOf(own, tables);
    const isAllTaken = this.#isAllTaken(number, tables);
    const there = this.#crowd.presentDuring(party);
    const firstRow = this.#firstRows[number] ?? 0;
    const parts = partsOf(own);
    for (let word = this.#firstWord; word < this.#endWord; word += 1) {
      const away = ~(there[word] ?? 0);
      let set = able[index * words + word] ?? 0;
      const halves = (halfHeirs[number * words + word] ?? 0) & (isAllTaken ? away : -1);
      half[index * words + word] = halves;
      for (let other = 0; other < index; other += 1)
        set |= halves & (half[other * words + word] ?? 0);
      for (let part = 0; part < parts; part += 1)
        set |= (heirs[(firstRow + part) * words + word] ?? 0) & ((part & taken) === 0 ? -1 : away);
      able[(index + 1) * words + word] = set;
    }
  }

  #mayFindSeatIn(row: number, number: number): boolean {
    const { singles, words } = this.#crowd;
    if (isIn(this.#able, row * words, number)) return true;
    for (let word = this.#firstWord; word < this.#endWord; word += 1)
      if ((singles[number * words + word] ?? 0) & (this.#able[row * words + word] ?? 0))
        return true;
    return this.#mayFindSeatAmong(row, number);
  }

  /** Whether a way with two or three blockers, all but one of which have left, leads to a seat. */
  #mayFindSeatAmong(row: number, number: number): boolean {
    const crowd = this.#crowd;
    const { left, hasLeft } = this.#trial;
    const { doubles, ways, words } = crowd;
    for (let blockers = 2; blockers <= MAX_BLOCKERS && blockers <= left.length + 1; blockers += 1) {
      if (blockers === 2 && !left.some((each) => isIn(doubles, number * words, each))) continue;
      const end = crowd.firstWay(number, blockers + 1);
      for (let way = crowd.firstWay(number, blockers); way < end; way += blockers + 1) {
        let staying = 0;
        let isAble = true;
        for (let at = way + 1; at <= way + blockers; at += 1) {
          const blocker = ways[at] ?? 0;
          if (hasLeft[blocker] === 1) continue;
          staying += 1;
          isAble = isIn(this.#able, row * words, blocker);
        }
        if (staying === 0 || (staying === 1 && isAble)) return true;
      }
    }
    return false;
  }
}

/** A bit for each of its tables that is among the others. */
function partOf(own: readonly number[], tables: readonly number[]): number {
  let part = 0;
  for (let index = 0; index < own.length && index < MAX_TABLES; index += 1)
    if (tables.includes(own[index] ?? -1)) part |= 1 << index;
  return part;
}

function partsOf({ length }: readonly number[]): number {
  return 1 << Math.min(length, MAX_TABLES);
}
