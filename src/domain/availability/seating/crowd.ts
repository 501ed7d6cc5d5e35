import type { Instant } from '../../venue-time.ts';
import { areSameTables, type TableOption } from './floor.ts';
import type { Party, SeatingPlan } from './seating-plan.ts';

/** The most parties whose tables one placement takes. */
export const MAX_BLOCKERS = 3;
/** The blockers, and the party itself. */
const MAX_PRESENT = MAX_BLOCKERS + 1;
/** Instead of a count, for a table that cannot be cleared: a party there may not move, or there are too many. */
const KEPT = -1;
/** Per party: the positions at which its ways with 0, 1, 2 and 3 blockers begin, and the end of the last. */
const SECTIONS = MAX_BLOCKERS + 2;

/** A way to seat a party: its position in {@link Crowd.ways}, and how many others (blockers) would have to leave. */
export interface Way {
  at: number;
  blockers: number;
}

/** For each table, how many parties are there during an interval, and their numbers. */
interface Presence {
  counts: Int8Array;
  numbers: Uint16Array;
}

/** What finding the ways of a party needs for each option. */
interface WaySearch {
  number: number;
  presence: Presence;
  listed: ListedTables;
}

/**
 * The parties of a plan, as the searches see them: the seated ones that may move, and those that wait for tables. Each has
 * a number: first the seated ones, by arrival, then the waiting ones. A party's ways to sit elsewhere are found once per
 * plan, because searches ask for them repeatedly. They are in a few arrays: an object per way would take several times as
 * long. A set of seated parties is a bit set in a row of 32-bit words.
 */
export class Crowd {
  /** The number of seated parties. The numbers of waiting parties begin there. */
  readonly seated: number;
  /** The words of each set. */
  readonly words: number;
  /**
   * The ways to seat each party elsewhere, from {@link firstWay} on: the position of the option, and the numbers of its
   * blockers.
   */
  ways = new Uint16Array(1024);
  /** For each party, the set of those that are the only blocker of one of its ways. */
  singles: Uint32Array;
  /** For each party, the set of those that are one of two blockers of one of its ways. */
  doubles: Uint32Array;
  readonly #parties: Party[];
  readonly #tableCount: number;
  /** Of the seated parties, followed by those that may not move. */
  readonly #starts: Float64Array;
  readonly #ends: Float64Array;
  readonly #firstTables: Int32Array;
  readonly #tables: number[];
  readonly #presences = new Map<Instant, Map<Instant, Presence>>();
  readonly #stays = new Map<Instant, Map<Instant, Uint32Array>>();
  #sections: Int32Array;
  #isKnown: Uint8Array;
  #waysEnd = 0;
  readonly #blockers = new Uint16Array(MAX_BLOCKERS);
  /** Ways of the current party, by their number of blockers. */
  readonly #found: readonly number[][] = Array.from({ length: MAX_BLOCKERS + 1 }, () => []);

  constructor({ parties, floor }: SeatingPlan) {
    const movable: Party[] = [];
    const others: Party[] = [];
    for (const party of parties)
      if (party.tables.length > 0) (party.isMovable ? movable : others).push(party);
    movable.sort(byArrival);
    this.#parties = movable;
    this.#tableCount = floor.tableIds.length;
    this.seated = movable.length;
    this.words = Math.ceil(movable.length / 32);
    const count = movable.length + others.length;
    this.#starts = new Float64Array(count);
    this.#ends = new Float64Array(count);
    this.#firstTables = new Int32Array(count + 1);
    this.#tables = [];
    for (let number = 0; number < count; number += 1) {
      const party = movable[number] ?? others[number - movable.length];
      if (!party) continue;
      this.#starts[number] = party.startAt;
      this.#ends[number] = party.endAt;
      this.#tables.push(...party.tables);
      this.#firstTables[number + 1] = this.#tables.length;
    }
    this.#isKnown = new Uint8Array(movable.length);
    this.#sections = new Int32Array(movable.length * SECTIONS);
    this.singles = new Uint32Array(movable.length * this.words);
    this.doubles = new Uint32Array(movable.length * this.words);
  }

  /** Replaces the waiting parties. */
  setWaiting(waiting: readonly Party[]): void {
    this.#parties.length = this.seated;
    this.#parties.push(...waiting);
    const count = this.#parties.length;
    if (count > this.#isKnown.length) {
      this.#isKnown = grown(this.#isKnown, new Uint8Array(count));
      this.#sections = grown(this.#sections, new Int32Array(count * SECTIONS));
      this.singles = grown(this.singles, new Uint32Array(count * this.words));
      this.doubles = grown(this.doubles, new Uint32Array(count * this.words));
    }
    this.#isKnown.fill(0, this.seated);
    this.singles.fill(0, this.seated * this.words);
    this.doubles.fill(0, this.seated * this.words);
  }

  /** The numbers of the waiting parties. */
  waiting(): number[] {
    return Array.from(
      { length: this.#parties.length - this.seated },
      (_, index) => this.seated + index,
    );
  }

  party(number: number): Party {
    const party = this.#parties[number];
    if (!party) throw new Error(`No party has the number ${number}.`);
    return party;
  }

  /**
   * The position of a party's first way with this number of blockers; they end where those with one more begin. For loops
   * that run so often that {@link waysOf} would take too long.
   */
  firstWay(number: number, blockers: number): number {
    return this.#sections[number * SECTIONS + blockers] ?? 0;
  }

  /** The ways of a party, those with the fewest blockers first. */
  *waysOf(number: number): Generator<Way> {
    for (let blockers = 0; blockers <= MAX_BLOCKERS; blockers += 1) {
      const end = this.firstWay(number, blockers + 1);
      for (let at = this.firstWay(number, blockers); at < end; at += blockers + 1)
        yield { at, blockers };
    }
  }

  /** The tables that a party gets by a way. */
  tablesOf(number: number, at: number): readonly number[] {
    return this.party(number).options[this.ways[at] ?? 0]?.tables ?? [];
  }

  /** Finds the ways of a party, unless they are known. */
  findWays(number: number): void {
    if (this.#isKnown[number] === 1) return;
    this.#isKnown[number] = 1;
    const party = this.party(number);
    const presence = this.#presenceDuring(party);
    const { options, tables } = party;
    const search = { number, presence, listed: listedTablesOf(options) };
    for (const ways of this.#found) ways.length = 0;
    for (let position = 0; position < options.length; position += 1) {
      const count = this.#findBlockers(search, position);
      // A party that has to leave cannot come back to the same tables.
      if (count === KEPT || (count === 0 && areSameTables(options[position]?.tables ?? [], tables)))
        continue;
      this.#addWay(number, position, count);
    }
    this.#pack(number);
  }

  /**
   * The seated parties that overlap in time with the waiting ones, directly or through others, as a range of numbers: only
   * their moves can matter.
   */
  connected(): { from: number; to: number } {
    const waiting = this.#parties.slice(this.seated);
    let startAt = Math.min(...waiting.map((each) => each.startAt));
    let endAt = Math.max(...waiting.map((each) => each.endAt));
    for (;;) {
      const [startBefore, endBefore] = [startAt, endAt];
      let from = 0;
      let to = 0;
      for (let number = 0; number < this.seated; number += 1) {
        const start = this.#starts[number] ?? 0;
        const end = this.#ends[number] ?? 0;
        if (start >= endAt || startAt >= end) continue;
        if (to === 0) from = number;
        to = number + 1;
        startAt = Math.min(startAt, start);
        endAt = Math.max(endAt, end);
      }
      if (startBefore === startAt && endBefore === endAt) return { from, to };
    }
  }

  /** The set of seated parties that overlap in time with a party. */
  presentDuring({ startAt, endAt }: Pick<Party, 'startAt' | 'endAt'>): Uint32Array {
    const sameStart = atStart(this.#stays, startAt);
    let set = sameStart.get(endAt);
    if (!set) {
      set = new Uint32Array(this.words);
      for (let other = 0; other < this.seated; other += 1)
        if ((this.#starts[other] ?? 0) < endAt && startAt < (this.#ends[other] ?? 0))
          addTo(set, 0, other);
      sameStart.set(endAt, set);
    }
    return set;
  }

  #presenceDuring({ startAt, endAt }: Party): Presence {
    const sameStart = atStart(this.#presences, startAt);
    let presence = sameStart.get(endAt);
    if (!presence) {
      presence = this.#newPresence(startAt, endAt);
      sameStart.set(endAt, presence);
    }
    return presence;
  }

  #newPresence(startAt: Instant, endAt: Instant): Presence {
    const counts = new Int8Array(this.#tableCount);
    const numbers = new Uint16Array(this.#tableCount * MAX_PRESENT);
    for (let other = 0; other < this.#starts.length; other += 1) {
      if ((this.#starts[other] ?? 0) >= endAt || startAt >= (this.#ends[other] ?? 0)) continue;
      const end = this.#firstTables[other + 1] ?? 0;
      for (let at = this.#firstTables[other] ?? 0; at < end; at += 1) {
        const table = this.#tables[at] ?? 0;
        const count = counts[table] ?? KEPT;
        if (other >= this.seated || count === MAX_PRESENT || count === KEPT) counts[table] = KEPT;
        else {
          numbers[table * MAX_PRESENT + count] = other;
          counts[table] = count + 1;
        }
      }
    }
    return { counts, numbers };
  }

  /** Puts the blockers of an option into `#blockers`. This is the innermost step. @returns how many, or KEPT */
  #findBlockers({ number, presence, listed }: WaySearch, position: number): number {
    const { counts, numbers } = presence;
    const blockers = this.#blockers;
    let count = 0;
    const to = listed.firsts[position + 1] ?? 0;
    for (let index = listed.firsts[position] ?? 0; index < to; index += 1) {
      const table = listed.tables[index] ?? 0;
      const here = counts[table] ?? KEPT;
      if (here === KEPT) return KEPT;
      for (let at = table * MAX_PRESENT; at < table * MAX_PRESENT + here; at += 1) {
        const other = numbers[at] ?? 0;
        if (other === number) continue;
        if (count > 0 && (other === blockers[0] || (count > 1 && other === blockers[1]))) continue;
        if (count > 2 && other === blockers[2]) continue;
        if (count === MAX_BLOCKERS) return KEPT;
        blockers[count] = other;
        count += 1;
      }
    }
    return count;
  }

  #addWay(number: number, position: number, count: number): void {
    const ways = this.#found[count];
    ways?.push(position);
    for (let index = 0; index < count; index += 1) ways?.push(this.#blockers[index] ?? 0);
    const sets = count === 1 ? this.singles : this.doubles;
    if (count === 1 || count === 2)
      for (let index = 0; index < count; index += 1)
        addTo(sets, number * this.words, this.#blockers[index] ?? 0);
  }

  #pack(number: number): void {
    const length = this.#found.reduce((sum, ways) => sum + ways.length, this.#waysEnd);
    if (length > this.ways.length) this.ways = grown(this.ways, new Uint16Array(2 * length));
    let at = this.#waysEnd;
    for (let leaving = 0; leaving <= MAX_BLOCKERS; leaving += 1) {
      const ways = this.#found[leaving] ?? [];
      this.#sections[number * SECTIONS + leaving] = at;
      for (let index = 0; index < ways.length; index += 1) this.ways[at + index] = ways[index] ?? 0;
      at += ways.length;
    }
    this.#sections[number * SECTIONS + MAX_BLOCKERS + 1] = at;
    this.#waysEnd = at;
  }
}

const crowds = new WeakMap<SeatingPlan, { crowd: Crowd; changes: number }>();

/** The crowd of a plan, cached until a party moves in it. */
export function crowdOf(plan: SeatingPlan): Crowd {
  let known = crowds.get(plan);
  if (known?.changes !== plan.changes) {
    known = { crowd: new Crowd(plan), changes: plan.changes };
    crowds.set(plan, known);
  }
  return known.crowd;
}

/** The tables of options, one after the other, and where those of each begin. */
interface ListedTables {
  firsts: Uint16Array;
  tables: Uint16Array;
}

const listedTables = new WeakMap<readonly TableOption[], ListedTables>();

function listedTablesOf(options: readonly TableOption[]): ListedTables {
  let found = listedTables.get(options);
  if (!found) {
    const firsts = new Uint16Array(options.length + 1);
    for (const [position, { tables }] of options.entries())
      firsts[position + 1] = (firsts[position] ?? 0) + tables.length;
    found = { firsts, tables: Uint16Array.from(options.flatMap(({ tables }) => tables)) };
    listedTables.set(options, found);
  }
  return found;
}

/** Adds a party to the set that begins at a word. */
export function addTo(sets: Uint32Array, word: number, number: number): void {
  const at = word + (number >>> 5);
  sets[at] = (sets[at] ?? 0) | (1 << (number & 31));
}

/** Whether a party is in the set that begins at a word. */
export function isIn(sets: Uint32Array, word: number, number: number): boolean {
  return (((sets[word + (number >>> 5)] ?? 0) >>> (number & 31)) & 1) === 1;
}

/** The results for one start, by end: many parties have the same interval. */
function atStart<T>(known: Map<Instant, Map<Instant, T>>, startAt: Instant): Map<Instant, T> {
  let found = known.get(startAt);
  if (!found) {
    found = new Map();
    known.set(startAt, found);
  }
  return found;
}

function grown<T extends Uint8Array | Uint16Array | Int32Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** A total order, so that the same bookings give the same answer in whatever order they were read. */
function byArrival(a: Party, b: Party): number {
  return a.startAt - b.startAt || (a.bookingUuid < b.bookingUuid ? -1 : 1);
}
