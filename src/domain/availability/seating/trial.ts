import { overlaps } from '../interval.ts';
import type { Crowd, Way } from './crowd.ts';
import type { Party } from './seating-plan.ts';

/** New tables of a party that was seated elsewhere or waited. */
export interface NewSeat {
  party: Party;
  tables: readonly number[];
}

/** A party, and the way by which it gets tables. */
export interface Placement extends Way {
  number: number;
  tables: readonly number[];
}

/**
 * A seating that is tried out: which parties of a crowd have left their tables, and which have new ones. Each party gets
 * new tables at most once.
 */
export class Trial {
  /** The parties that have left, in this order. */
  readonly left: number[] = [];
  /** For each seated party: 1 if it has left. */
  readonly hasLeft: Uint8Array;
  /** The new tables, in the order in which they were given. */
  readonly seats: NewSeat[] = [];
  readonly #crowd: Crowd;
  /** For each party that has left, the position of the seat for which it did. */
  readonly #leftFor: Uint16Array;

  constructor(crowd: Crowd) {
    this.#crowd = crowd;
    this.hasLeft = new Uint8Array(crowd.seated);
    this.#leftFor = new Uint16Array(crowd.seated);
  }

  /** The seat for which a party has left. */
  leftFor(number: number): NewSeat {
    const seat = this.seats[this.#leftFor[number] ?? 0];
    if (!seat) throw new Error(`Party ${number} has not left.`);
    return seat;
  }

  /** Whether the tables are free of parties with new seats. */
  isFree(party: Party, tables: readonly number[]): boolean {
    for (const seat of this.seats)
      if (overlaps(seat.party, party))
        for (const table of tables) if (seat.tables.includes(table)) return false;
    return true;
  }

  /** Seats a party. Its blockers leave, unless they have already. @returns how many leave */
  seat({ number, tables, at, blockers }: Placement): number {
    const { ways } = this.#crowd;
    let leaving = 0;
    for (let index = at + 1; index <= at + blockers; index += 1) {
      const blocker = ways[index] ?? 0;
      if (this.hasLeft[blocker] === 1) continue;
      this.hasLeft[blocker] = 1;
      this.#leftFor[blocker] = this.seats.length;
      this.left.push(blocker);
      leaving += 1;
    }
    this.seats.push({ party: this.#crowd.party(number), tables });
    return leaving;
  }

  /** Removes the last seat. @param leaving how many left for it */
  undo(leaving: number): void {
    this.seats.pop();
    for (let count = 0; count < leaving; count += 1) this.hasLeft[this.left.pop() ?? 0] = 0;
  }
}
