import { overlaps } from '../interval.ts';
import type { Crowd } from './crowd.ts';
import { areSameTables } from './floor.ts';
import type { SeatingPlan } from './seating-plan.ts';
import type { NewSeat } from './trial.ts';

/** Tables that a party could have. */
interface Place {
  tables: readonly number[];
  isOwn: boolean;
}

/** What makes a place worse beside those who would have to leave it: that it is not the party's own. */
const AWAY = 0.5;
/** Extra costs of displacing a party: for each time that it had to leave, and if it has just got its tables. */
const LEFT = 1.2;
const JUST_SEATED = 2;
/** In placements. */
const JUST_NOW = 8;
/** The most placements. Counted, so that every machine decides alike. */
const MAX_PLACEMENTS = 1000;
/** The most placements, times the number of tables: on large floors, each takes longer. */
const MAX_WORK = 120_000;
/** The most displaced parties at a time: with more, a repair hardly ever finishes. */
const MAX_DISPLACED = 4;
/** Passes in which unnecessary moves are undone. */
const MAX_ROUNDS = 5;

/**
 * Seats each waiting party where it disturbs others least, then those that had to leave for it, and so on, until all have
 * tables. Displacing a party costs more each time, so that the search does not go in circles.
 * @returns the new tables of all parties whose tables changed; null if it did not finish
 */
export function seatByRepair(
  crowd: Crowd,
  { floor }: Pick<SeatingPlan, 'floor'>,
): readonly NewSeat[] | null {
  return new Repair(crowd, floor.tableIds.length).run();
}

class Repair {
  readonly #crowd: Crowd;
  readonly #maxPlacements: number;
  /** For each table, the parties there now. */
  readonly #at: number[][];
  /** When each party comes and leaves: arrays, because the innermost step reads them. */
  readonly #starts: Float64Array;
  readonly #ends: Float64Array;
  /** The current tables of each party; none while it waits. */
  readonly #tables: (readonly number[])[];
  readonly #places: (Place[] | undefined)[] = [];
  readonly #timesLeft: Uint16Array;
  /** When each party got its tables, as a number of placements. */
  readonly #seatedAt: Int32Array;
  #placements = 0;

  constructor(crowd: Crowd, tableCount: number) {
    this.#crowd = crowd;
    this.#maxPlacements = Math.min(MAX_PLACEMENTS, Math.ceil(MAX_WORK / tableCount));
    this.#at = Array.from({ length: tableCount }, () => []);
    const waiting = crowd.waiting();
    const count = crowd.seated + waiting.length;
    this.#tables = Array.from({ length: count }, (_, number) => crowd.party(number).tables);
    this.#starts = Float64Array.from({ length: count }, (_, number) => crowd.party(number).startAt);
    this.#ends = Float64Array.from({ length: count }, (_, number) => crowd.party(number).endAt);
    this.#timesLeft = new Uint16Array(count);
    this.#seatedAt = new Int32Array(count).fill(-JUST_NOW);
    const { from, to } = crowd.connected();
    for (let number = from; number < to; number += 1)
      for (const table of crowd.party(number).tables) this.#at[table]?.push(number);
  }

  run(): readonly NewSeat[] | null {
    const pending = this.#crowd.waiting();
    const maxPending = pending.length + MAX_DISPLACED;
    for (; this.#placements < this.#maxPlacements; this.#placements += 1) {
      const number = this.#next(pending);
      if (number === undefined) break;
      const place = this.#leastDisturbing(number);
      if (!place) return null;
      const leaving = this.#whoIsAt(place.tables, number);
      for (const other of leaving) {
        this.#leave(other);
        this.#timesLeft[other] = (this.#timesLeft[other] ?? 0) + 1;
      }
      pending.push(...leaving);
      if (pending.length > maxPending) return null;
      this.#put(number, place.tables);
      this.#seatedAt[number] = this.#placements;
    }
    if (pending.length > 0) return null;
    this.#takeBack();
    return this.#newSeats();
  }

  /** The party with the fewest options is next. */
  #next(pending: number[]): number | undefined {
    const optionsOf = (number: number) => this.#crowd.party(number).options.length;
    pending.sort((a, b) => optionsOf(b) - optionsOf(a));
    return pending.pop();
  }

  /** Undoes moves that turn out to be unnecessary. */
  #takeBack(): void {
    for (let round = 0, isChanged = true; isChanged && round < MAX_ROUNDS; round += 1) {
      isChanged = false;
      for (let number = 0; number < this.#crowd.seated; number += 1)
        if (this.#tables[number] !== this.#crowd.party(number).tables && this.#goBack(number))
          isChanged = true;
    }
  }

  /** Gives a party its own tables again, if the parties that have them now have another free place. */
  #goBack(number: number): boolean {
    const own = this.#crowd.party(number).tables;
    const before = this.#tables[number] ?? own;
    this.#leave(number);
    const others = this.#whoIsAt(own, number);
    const tablesOfOthers = others.map((other) => this.#tables[other] ?? own);
    for (const other of others) this.#leave(other);
    this.#put(number, own);
    for (const other of others) {
      const place = this.#placesOf(other).find(({ tables }) => this.#isFree(tables, other));
      if (place) this.#put(other, place.tables);
    }
    if (others.every((other) => this.#tables[other]?.length !== 0)) return true;
    for (const each of [number, ...others]) this.#leave(each);
    this.#put(number, before);
    for (const [index, other] of others.entries()) this.#put(other, tablesOfOthers[index] ?? own);
    return false;
  }

  #isFree(tables: readonly number[], number: number): boolean {
    const party = this.#crowd.party(number);
    return tables.every((table) =>
      this.#at[table]?.every((other) => !overlaps(this.#crowd.party(other), party)),
    );
  }

  #leastDisturbing(number: number): Place | null {
    let best: Place | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const place of this.#placesOf(number)) {
      const cost = this.#costOf(place, number, least);
      if (cost >= least) continue;
      best = place;
      least = cost;
    }
    return best;
  }

  /** @param least a higher cost need not be known exactly */
  #costOf({ tables, isOwn }: Place, number: number, least: number): number {
    let cost = isOwn ? 0 : AWAY;
    const startAt = this.#starts[number] ?? 0;
    const endAt = this.#ends[number] ?? 0;
    for (const table of tables)
      for (const other of this.#at[table] ?? []) {
        if ((this.#starts[other] ?? 0) >= endAt || startAt >= (this.#ends[other] ?? 0)) continue;
        // A party that has two of the tables is counted at the first one.
        if (tables.length > 1 && this.#firstOf(tables, other) !== table) continue;
        cost += 1 + LEFT * (this.#timesLeft[other] ?? 0);
        if ((this.#seatedAt[other] ?? 0) > this.#placements - JUST_NOW) cost += JUST_SEATED;
        if (cost >= least) return cost;
      }
    return cost;
  }

  #firstOf(tables: readonly number[], number: number): number | undefined {
    return tables.find((table) => this.#tables[number]?.includes(table));
  }

  #whoIsAt(tables: readonly number[], number: number): number[] {
    const party = this.#crowd.party(number);
    const there = tables.flatMap((table) => this.#at[table] ?? []);
    return [...new Set(there)].filter((other) => overlaps(this.#crowd.party(other), party));
  }

  #leave(number: number): void {
    for (const table of this.#tables[number] ?? []) {
      const others = this.#at[table];
      others?.splice(others.indexOf(number), 1);
    }
    this.#tables[number] = [];
  }

  #put(number: number, tables: readonly number[]): void {
    this.#tables[number] = tables;
    for (const table of tables) this.#at[table]?.push(number);
  }

  /** Its own tables, and those of all its ways. */
  #placesOf(number: number): Place[] {
    let places = this.#places[number];
    if (!places) {
      const crowd = this.#crowd;
      crowd.findWays(number);
      const { tables: own } = crowd.party(number);
      places = own.length > 0 ? [{ tables: own, isOwn: true }] : [];
      for (const { at } of crowd.waysOf(number))
        places.push({ tables: crowd.tablesOf(number, at), isOwn: own.length === 0 });
      this.#places[number] = places;
    }
    return places;
  }

  #newSeats(): NewSeat[] {
    const seats: NewSeat[] = [];
    for (const [number, tables] of this.#tables.entries()) {
      const party = this.#crowd.party(number);
      if (!areSameTables(tables, party.tables)) seats.push({ party, tables });
    }
    return seats;
  }
}
