import type { ServiceDay } from '../availability/availability.ts';
import { turnMinutesOf } from '../availability/party.ts';
import { seatingPlanOf } from '../availability/seating/day-plan.ts';
import type { TableOption } from '../availability/seating/floor.ts';
import type { Party, SeatingPlan } from '../availability/seating/seating-plan.ts';
import { finish, type Steps } from '../availability/steps.ts';
import { shiftAt } from '../shift-at.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import { type QueuedParty, seatNow, stayFrom, withSeated } from './queue-seating.ts';
import { leavesQueue, SCENARIOS, scenarioOf } from './scenario.ts';
import { TYPICAL_STATS, type VenueStats } from './venue-stats.ts';

/** Tables that a party gets later. */
interface LaterSeating {
  at: Instant;
  option: TableOption;
  /** Whose leaving makes them free; null if nobody's does. */
  after: Pick<Party, 'bookingUuid' | 'endAt'> | null;
}

/** Who sits where in one scenario of an evening. */
class ScenarioPlan {
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

/** A party on the door list. */
export interface WaitingParty {
  bookingUuid: string;
  covers: number;
  turnMinutes: number;
}

/** When a walk-in is expected to get tables. */
export interface ExpectedWait {
  /** Minutes, in steps of five; `to` is what the guests are told. Both are 0 if tables are free now. */
  minutes: { from: number; to: number };
  /** The tables that they get then, most likely. */
  tableIds: readonly number[];
  /**
   * Whose leaving they wait for, most likely, and until when; null if tables are free now. Parties on the door list can be
   * among them.
   */
  after: { bookingUuid: string; endAt: Instant } | null;
}

const STEP_MINUTES = 5;
/** In one of five scenarios, the party waits less than it is told at least. */
const FROM_RANK = 1 / 5;
/** In two of three, it waits at most what it is told. */
const TO_RANK = 2 / 3;

/**
 * How long a walk-in waits behind the parties on the door list. First those of them sit down who can now, in their
 * order, by the seating that a walk-in gets. For the others, the evening goes on in many ways
 * ({@link scenarioOf}): in each, they get tables in their order as guests leave, at the first moment at which tables are
 * free for their whole stay, and the walk-in does after them. A place further back never has a shorter wait.
 * @returns null if the party fits no tables
 */
export function* expectedWaitInSteps(
  day: ServiceDay,
  ahead: readonly WaitingParty[],
  covers: number,
  stats: VenueStats = TYPICAL_STATS,
): Steps<ExpectedWait | null> {
  const own: QueuedParty = {
    bookingUuid: '',
    covers,
    turnAt: (at) => turnMinutesOf(day.venue, shiftAt(day.venue, day.workDay, at), null, covers),
  };
  let present = day;
  let free = seatNow(present, own);
  yield;
  let found: readonly Found[] = Array.from({ length: SCENARIOS }, () => undefined);
  const later: QueuedParty[] = [];
  const look = function* (): Steps<void> {
    const next: Found[] = [];
    for (const [scenario, before] of found.entries()) {
      if (before === null) {
        next.push(null);
        continue;
      }
      const queue = later.filter(({ bookingUuid }) => !leavesQueue(stats, bookingUuid, scenario));
      const earliest = before?.at ?? day.now;
      next.push(seatBehind(scenarioOf(present, stats, scenario), queue, own, earliest));
      yield;
    }
    found = next;
  };
  for (const { bookingUuid, covers: size, turnMinutes } of ahead) {
    const party = { bookingUuid, covers: size, turnAt: () => turnMinutes };
    const now = seatNow(present, party);
    yield;
    if (!now) {
      later.push(party);
      continue;
    }
    // Others move for those who sit down now, so a wait could be shorter with one of them ahead than without.
    if (!free) yield* look();
    present = withSeated(present, party, now);
    if (free) free = seatNow(present, own);
    yield;
  }
  if (free) return { minutes: { from: 0, to: 0 }, tableIds: free.tableIds, after: null };
  yield* look();
  return summaryOf(day, found);
}

/** All steps of {@link expectedWaitInSteps} at once. */
export function expectedWait(
  ...input: Parameters<typeof expectedWaitInSteps>
): ExpectedWait | null {
  return finish(expectedWaitInSteps(...input));
}

/** When the party gets tables in a scenario; null if it does not, undefined before that was asked. */
type Found = LaterSeating | null | undefined;

/** When a party gets tables in a scenario, after those in the queue and not before a moment. */
function seatBehind(
  scenario: ServiceDay,
  queue: readonly QueuedParty[],
  own: QueuedParty,
  earliest: Instant,
): LaterSeating | null {
  const plan = new ScenarioPlan(scenario);
  let found = plan.find(own, earliest);
  for (const party of queue) {
    const seating = found && plan.find(party, scenario.now);
    if (!found || !seating) continue;
    plan.seat(party, seating);
    found = plan.find(own, found.at);
  }
  return found;
}

function summaryOf({ now }: ServiceDay, found: readonly Found[]): ExpectedWait | null {
  const waits = found.map((each) => each && (each.at - now) / MS_PER_MINUTE);
  const sorted = waits.map((each) => each ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  const atRank = (rank: number) => toStep(sorted[Math.floor(rank * sorted.length)] ?? 0);
  const [from, to] = [atRank(FROM_RANK), atRank(TO_RANK)];
  if (to === Number.POSITIVE_INFINITY) return null;
  return { minutes: { from, to: Math.max(to, from + STEP_MINUTES) }, ...likeliest(found) };
}

function toStep(minutes: number): number {
  return Math.max(1, Math.ceil(minutes / STEP_MINUTES)) * STEP_MINUTES;
}

/** The tables that the party gets in most scenarios, and whose leaving frees them, at the time in the middle. */
function likeliest(found: readonly Found[]): Pick<ExpectedWait, 'tableIds' | 'after'> {
  const seatings = found.flatMap((each) => each ?? []);
  const groups = Map.groupBy(seatings, ({ after }) => after?.bookingUuid);
  const [group = []] = [...groups.values()].sort((a, b) => b.length - a.length);
  const middle = group.toSorted((a, b) => a.at - b.at)[group.length >> 1];
  return { tableIds: middle?.option.tableIds ?? [], after: middle?.after ?? null };
}
