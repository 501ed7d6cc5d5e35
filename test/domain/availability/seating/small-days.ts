import { type SeededRandom, seededRandom } from '../../../../src/demo/seeded-random.ts';
import type { Occupancy } from '../../../../src/domain/availability/availability.ts';
import { clearTables } from '../../../../src/domain/availability/seating/clear-tables.ts';
import { seatingPlanOf } from '../../../../src/domain/availability/seating/day-plan.ts';
import { findSeating } from '../../../../src/domain/availability/seating/seat.ts';
import type { Table, TableCombination, Venue } from '../../../../src/domain/venue.ts';
import { MS_PER_MINUTE } from '../../../../src/domain/venue-time.ts';
import { aTable, aVenue } from '../../../fixtures/venue.ts';
import { canSeatEveryone, clashes, type PlainParty, type PlainTables } from './brute-force.ts';
import { plainTablesOf } from './plain-tables.ts';

const MAX_TABLES = 6;
const MAX_PARTIES = 10;
const EVENTS = 26;
const STEP = 15 * MS_PER_MINUTE;
const FREEZE_MINUTES = 60;
const AREAS = [null, [1], [2], [1, 2]] as const;

export interface Findings {
  decisions: number;
  falseYes: string[];
  falseNo: string[];
  /** Two parties at one table, or a party that was moved although it may not be. */
  broken: string[];
  /** How the answers were found. */
  paths: Map<string, number>;
  moves: number;
}

/** Lives through random days of small venues, and compares each answer with a search of everything. */
export function liveSmallDays(from: number, to: number): Findings {
  const findings: Findings = {
    decisions: 0,
    falseYes: [],
    falseNo: [],
    broken: [],
    paths: new Map(),
    moves: 0,
  };
  for (let seed = from; seed < to; seed += 1) new SmallDay(seed, findings).live();
  return findings;
}

/** A day on which guests book, come early or late, stay, leave, cancel and change their bookings. */
class SmallDay {
  readonly #random: SeededRandom;
  readonly #findings: Findings;
  readonly #name: string;
  readonly #venue: Venue;
  readonly #tables: PlainTables;
  /** In quarters of an hour from the first possible booking on. */
  #now = -30;
  #occupancies: Occupancy[] = [];

  constructor(seed: number, findings: Findings) {
    this.#random = seededRandom(seed);
    this.#findings = findings;
    this.#name = `day ${seed}`;
    const { tables, combinations } = someTables(this.#random);
    this.#venue = aVenue({ tables, combinations, freezeMinutes: FREEZE_MINUTES, experiences: [] });
    this.#tables = plainTablesOf(this.#venue);
  }

  live(): void {
    for (let event = 0; event < EVENTS; event += 1) {
      if (event > EVENTS / 2) this.#now += this.#random.integer(0, 6);
      const some = this.#random.weighted([
        ['book', 10],
        ['walk in', this.#now < 0 ? 0 : 3],
        ['change', 2],
        ['end', 1],
        ['seat', this.#now < 0 ? 0 : 3],
      ]);
      if (some === 'book')
        this.#book(`b${event}`, Math.max(this.#now, this.#random.integer(0, 14)));
      else if (some === 'walk in') this.#walkIn(`w${event}`);
      else if (some === 'change') this.#change();
      else if (some === 'end') this.#end();
      else this.#seatSomeone();
    }
  }

  get #plan() {
    const now = this.#now * STEP;
    return { venue: this.#venue, occupancies: this.#occupancies, now };
  }

  #book(bookingUuid: string, start: number): void {
    if (this.#occupancies.length >= MAX_PARTIES) return;
    const booking = this.#someBooking(bookingUuid, start);
    const seated = this.#seat(booking);
    if (seated) this.#occupancies.push(seated);
  }

  /** Named tables, or any. */
  #walkIn(bookingUuid: string): void {
    if (this.#occupancies.length >= MAX_PARTIES) return;
    const guests = { ...this.#someBooking(bookingUuid, this.#now), status: 'SEATED' as const };
    if (this.#random.chance(0.5)) {
      const seated = this.#seat({ ...guests, floorPlanAreaId: null });
      if (seated) this.#occupancies.push(seated);
      return;
    }
    const { startAt, endAt } = guests;
    const tableIds = [this.#random.integer(1, this.#venue.tables.length)];
    const moves = clearTables(seatingPlanOf(this.#plan), { tableIds, startAt, endAt });
    if (!moves) return;
    this.#move(moves);
    this.#occupancies.push({ ...guests, tableIds, hasFixedTables: true });
    this.#expectNoClash('a walk-in at a named table');
  }

  /** Another time or another number of guests. */
  #change(): void {
    const booking = this.#someOf('CONFIRMED');
    if (!booking) return;
    const changed = this.#someBooking(
      booking.bookingUuid,
      Math.max(this.#now, this.#random.integer(0, 14)),
    );
    const seated = this.#seat({ ...changed, floorPlanAreaId: booking.floorPlanAreaId }, booking);
    if (!seated) return;
    this.#occupancies = this.#occupancies.map((each) =>
      each.bookingUuid === booking.bookingUuid ? seated : each,
    );
    this.#expectNoClash('a change');
  }

  /** Guests leave, cancel or do not come. */
  #end(): void {
    const one = this.#someOf('CONFIRMED') ?? this.#someOf('SEATED');
    this.#occupancies = this.#occupancies.filter((each) => each !== one);
  }

  #seatSomeone(): void {
    const one = this.#someOf('CONFIRMED');
    this.#occupancies = this.#occupancies.map((each) =>
      each === one ? { ...each, status: this.#random.pick(['SEATED', 'ARRIVED']) } : each,
    );
  }

  /** Asks the engine and the brute force, and makes the moves. */
  #seat(booking: Occupancy, instead?: Occupancy): Occupancy | null {
    const { covers, startAt, endAt, floorPlanAreaId } = booking;
    const areas = floorPlanAreaId === null ? null : [floorPlanAreaId];
    const others = this.#occupancies.filter((each) => each !== instead);
    const request: PlainParty = {
      from: startAt,
      to: endAt,
      covers,
      areas,
      at: [],
      staysThere: false,
    };
    const truth = canSeatEveryone(this.#tables, [
      ...others.map((each) => this.#plain(each)),
      request,
    ]);
    const plan = seatingPlanOf(this.#plan, instead?.bookingUuid);
    const { seating, path } = findSeating(plan, {
      covers,
      startAt,
      endAt,
      floorPlanAreaIds: areas,
    });
    this.#findings.decisions += 1;
    this.#findings.paths.set(path, (this.#findings.paths.get(path) ?? 0) + 1);
    const what = `${this.#name}, ${booking.bookingUuid} (${path})`;
    if (truth && !seating) this.#findings.falseNo.push(what);
    if (!truth && seating) this.#findings.falseYes.push(what);
    if (!seating) return null;
    this.#findings.moves += seating.moves.length;
    this.#move(seating.moves);
    const seated = { ...booking, tableIds: seating.tableIds };
    const all = [
      ...this.#occupancies.filter((each) => each.bookingUuid !== instead?.bookingUuid),
      seated,
    ];
    for (const clash of clashes(all.map((each) => this.#plain(each))))
      this.#findings.broken.push(`${what}: ${clash}`);
    return seated;
  }

  #move(moves: readonly { bookingUuid: string; tableIds: readonly number[] }[]): void {
    for (const { bookingUuid, tableIds } of moves) {
      const index = this.#occupancies.findIndex((each) => each.bookingUuid === bookingUuid);
      const booking = this.#occupancies[index];
      if (!booking || this.#plain(booking).staysThere)
        this.#findings.broken.push(`${this.#name}: ${bookingUuid} was moved`);
      else this.#occupancies[index] = { ...booking, tableIds };
    }
  }

  #expectNoClash(what: string): void {
    const found = clashes(this.#occupancies.map((each) => this.#plain(each)));
    for (const clash of found) this.#findings.broken.push(`${this.#name}, ${what}: ${clash}`);
  }

  #plain({
    startAt,
    endAt,
    covers,
    floorPlanAreaId,
    tableIds,
    status,
    hasFixedTables,
  }: Occupancy): PlainParty {
    const isFrozen = startAt < this.#now * STEP + FREEZE_MINUTES * 60_000;
    return {
      from: startAt,
      to: endAt,
      covers,
      areas: floorPlanAreaId === null ? null : [floorPlanAreaId],
      at: tableIds,
      staysThere: status !== 'CONFIRMED' || hasFixedTables || isFrozen,
    };
  }

  #someBooking(bookingUuid: string, start: number): Occupancy {
    const startAt = start * STEP;
    return {
      bookingUuid,
      startAt,
      endAt: startAt + this.#random.integer(2, 8) * STEP,
      status: 'CONFIRMED',
      covers: this.#random.integer(1, 8),
      floorPlanAreaId: this.#random.pick(AREAS)?.[0] ?? null,
      tableIds: [],
      hasFixedTables: this.#random.chance(0.15),
      highChairs: 0,
      strollers: 0,
      addOns: [],
    };
  }

  #someOf(status: Occupancy['status']): Occupancy | undefined {
    const [first] = this.#random.shuffled(
      this.#occupancies.filter((each) => each.status === status),
    );
    return first;
  }
}

/** One to six tables, some of them in combinations. */
function someTables(random: SeededRandom): { tables: Table[]; combinations: TableCombination[] } {
  const count = random.integer(1, MAX_TABLES);
  const tables = Array.from({ length: count }, (_, index) => {
    const minCovers = random.integer(1, 3);
    return aTable(index + 1, {
      floorPlanAreaId: random.pick([null, 1, 1, 2]),
      minCovers,
      maxCovers: minCovers + random.integer(0, 3),
    });
  });
  const ids = tables.map(({ id }) => id);
  const combinations = Array.from({ length: count > 1 ? random.integer(0, 4) : 0 }, () => {
    const minCovers = random.integer(2, 6);
    return {
      tableIds: random.shuffled(ids).slice(0, random.integer(2, Math.min(3, count))),
      minCovers,
      maxCovers: minCovers + random.integer(0, 4),
    };
  });
  return { tables, combinations };
}
