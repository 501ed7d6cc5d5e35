import { overlaps } from '../interval.ts';
import type { Crowd, Way } from './crowd.ts';
import type { Party } from './seating-plan.ts';

/** New tables of a party that sat elsewhere or waited. */
export interface NewSeat {
  party: Party;
  tables: readonly number[];
}

/** Somebody, and the way by which they get tables. */
export interface Placement extends Way {
  number: number;
  tables: readonly number[];
}

/**
 * A seating that is tried out: who of a crowd has left their tables, and who has new ones. Everybody gets new tables
 * once at most.
 */
export class Trial {
  /** Those who have left, in this order. */
  readonly left: number[] = [];
  /** For each of those who sat: 1 if it has left. */
  readonly hasLeft: Uint8Array;
  /** The new tables, in the order in which they were given. */
  readonly seats: NewSeat[] = [];
  readonly #crowd: Crowd;
  /** For each of those who have left, the position of the seat for which it did. */
  readonly #leftFor: Uint16Array;

  constructor(crowd: Crowd) {
    this.#crowd = crowd;
    this.hasLeft = new Uint8Array(crowd.seated);
    this.#leftFor = new Uint16Array(crowd.seated);
  }

  /** The seat for which somebody has left. */
  leftFor(number: number): NewSeat {
    const seat = this.seats[this.#leftFor[number] ?? 0];
    if (!seat) throw new Error(`Nobody made ${number} leave.`);
    return seat;
  }

  /** Whether nobody with new tables is in the way. */
  isFree(party: Party, tables: readonly number[]): boolean {
    for (const seat of this.seats)
      if (overlaps(seat.party, party))
        for (const table of tables) if (seat.tables.includes(table)) return false;
    return true;
  }

  /** Seats somebody. The blockers leave who have not yet. @returns how many leave */
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

  /** Takes the last seat back. @param leaving how many left for it */
  undo(leaving: number): void {
    this.seats.pop();
    for (let count = 0; count < leaving; count += 1) this.hasLeft[this.left.pop() ?? 0] = 0;
  }
}
