import type { Instant } from '../../venue-time.ts';
import type { Floor, TableOption } from './floor.ts';

/** Guests with their tables for a time, or without any yet. Tables are positions in `Floor.tableIds`. */
export interface Party {
  readonly bookingUuid: string;
  readonly startAt: Instant;
  readonly endAt: Instant;
  /** Where it may sit, best first. */
  readonly options: readonly TableOption[];
  /** Whether it may be moved to other tables. */
  readonly isMovable: boolean;
  /** Where it sits; empty for nowhere. Only the plan changes it. */
  tables: readonly number[];
}

/**
 * Who sits at which tables when. A search tries out changes in it and undoes them, so that one plan serves
 * all requests for a day.
 */
export class SeatingPlan {
  readonly floor: Floor;
  readonly parties: readonly Party[];
  readonly #atTable: Party[][];
  #changes = 0;

  constructor(floor: Floor, parties: readonly Party[]) {
    this.floor = floor;
    this.parties = parties;
    this.#atTable = floor.tableIds.map(() => []);
    for (const party of parties) this.#add(party);
  }

  /** The number of moves in it so far. */
  get changes(): number {
    return this.#changes;
  }

  /** Everyone who sits at a table at some time. */
  at(table: number): readonly Party[] {
    return this.#atTable[table] ?? NOBODY;
  }

  /** Whether nobody sits at any of these tables in the interval. */
  isFree(tables: readonly number[], startAt: Instant, endAt: Instant): boolean {
    // Loops rather than callbacks: this is the innermost step of every decision.
    for (const table of tables)
      for (const party of this.at(table))
        if (party.startAt < endAt && startAt < party.endAt) return false;
    return true;
  }

  /**
   * Who would have to leave the tables for a party; null if one of them may not, or if they are more than
   * `max`.
   */
  blockers(
    tables: readonly number[],
    { startAt, endAt }: Pick<Party, 'startAt' | 'endAt'>,
    max: number,
    mayLeave: (party: Party) => boolean,
  ): readonly Party[] | null {
    let found: Party[] | null = null;
    for (const table of tables) {
      for (const party of this.at(table)) {
        if (party.startAt >= endAt || startAt >= party.endAt || found?.includes(party)) continue;
        if (!mayLeave(party) || (found?.length ?? 0) === max) return null;
        found ??= [];
        found.push(party);
      }
    }
    return found ?? NOBODY;
  }

  /** Moves a party to tables, or with an empty list to nowhere. */
  seat(party: Party, tables: readonly number[]): void {
    for (const table of party.tables) {
      const others = this.#atTable[table];
      others?.splice(others.indexOf(party), 1);
    }
    party.tables = tables;
    this.#changes += 1;
    this.#add(party);
  }

  #add(party: Party): void {
    for (const table of party.tables) this.#atTable[table]?.push(party);
  }
}

const NOBODY: readonly Party[] = [];
