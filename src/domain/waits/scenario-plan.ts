import type { ServiceDay } from '../availability/availability.ts';
import { seatingPlanOf } from '../availability/seating/day-plan.ts';
import type { TableOption } from '../availability/seating/floor.ts';
import type { Party, SeatingPlan } from '../availability/seating/seating-plan.ts';
import type { Instant } from '../venue-time.ts';
import { type QueuedParty, stayFrom } from './queue-seating.ts';

/** Tables that a party gets later. */
export interface LaterSeating {
  at: Instant;
  option: TableOption;
  /** Whose leaving makes them free; null if nobody's does. */
  after: Pick<Party, 'bookingUuid' | 'endAt'> | null;
}

/** Who sits where in one scenario of an evening. */
export class ScenarioPlan {
  readonly #plan: SeatingPlan;
  readonly #now: Instant;

  constructor(scenario: ServiceDay) {
    this.#now = scenario.now;
    this.#plan = seatingPlanOf(scenario);
    const staying = scenario.occupancies.filter(({ isSeated }) => isSeated);
    const inHouse = new Set(staying.map(({ bookingUuid }) => bookingUuid));
    this.#moveBookingsAtRisk(inHouse);
  }

  /**
   * The first moment after now, and not before another one, at which a party gets tables for its whole stay; the best
   * ones then. Nobody moves for it: this is asked of many scenarios, and bookings that begin within its stay rarely may.
   */
  find({ covers, turnAt }: QueuedParty, earliest: Instant): LaterSeating | null {
    let found: { at: Instant; option: TableOption } | null = null;
    for (const option of this.#plan.floor.optionsFor(covers, null)) {
      const before = found?.at ?? Number.POSITIVE_INFINITY;
      const at = this.#freeFrom(option.tables, turnAt, earliest, before);
      if (at !== null) found = { at, option };
    }
    return found && { ...found, after: this.#whoLeaves(found) };
  }

  /** Gives a party its tables. */
  seat({ bookingUuid, turnAt }: QueuedParty, { at, option }: LaterSeating): void {
    const stay = stayFrom(at, turnAt(at));
    const party: Party = { bookingUuid, ...stay, options: [], isMovable: false, tables: [] };
    this.#plan.seat(party, option.tables);
  }

  /** The first moment from which tables are free for a stay, if it is before another one; null otherwise. */
  #freeFrom(
    tables: readonly number[],
    turnAt: QueuedParty['turnAt'],
    earliest: Instant,
    before: Instant,
  ): Instant | null {
    let first: Instant | null = null;
    const look = (at: Instant) => {
      if (at <= this.#now || at < earliest || at >= (first ?? before)) return;
      const { startAt, endAt } = stayFrom(at, turnAt(at));
      if (this.#plan.isFree(tables, startAt, endAt)) first = at;
    };
    look(earliest);
    for (const table of tables) for (const { endAt } of this.#plan.at(table)) look(endAt);
    return first;
  }

  #whoLeaves({ at, option }: { at: Instant; option: TableOption }): LaterSeating['after'] {
    const present = option.tables.flatMap((table) => this.#plan.at(table));
    return present.find(({ endAt }) => endAt === at) ?? null;
  }

  /** Bookings whose tables are not free in time get others, if there are any, as staff would give them. */
  #moveBookingsAtRisk(inHouse: ReadonlySet<string>): void {
    const plan = this.#plan;
    for (const party of plan.parties.toSorted((a, b) => a.startAt - b.startAt)) {
      const { tables, startAt, endAt, options } = party;
      if (inHouse.has(party.bookingUuid) || endAt <= this.#now) continue;
      const isLate = tables.some((table) =>
        plan.at(table).some((each) => inHouse.has(each.bookingUuid) && each.endAt > startAt),
      );
      if (!isLate) continue;
      plan.seat(party, []);
      const other = options.find((option) => plan.isFree(option.tables, startAt, endAt));
      plan.seat(party, other?.tables ?? tables);
    }
  }
}
