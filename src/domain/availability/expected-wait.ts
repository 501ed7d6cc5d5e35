import { occupiedInterval } from '../occupied-interval.ts';
import { shiftAt } from '../shift-at.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import type { Occupancy, ServiceDay } from './availability.ts';
import type { Interval } from './interval.ts';
import { turnMinutesOf } from './party.ts';
import { blocksTables, seatingPlanOf } from './seating/day-plan.ts';
import { type Seating, seat } from './seating/seat.ts';
import type { SeatingPlan } from './seating/seating-plan.ts';

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
  /** The tables that they get then. */
  tableIds: readonly number[];
  /** Whose leaving they wait for; null if tables are free now. Parties on the door list can be among them. */
  after: Occupancy | null;
}

const STEP_MINUTES = 5;
/** Guests rarely leave when they are expected to: a wait may be longer by this much. */
const LATENESS = 1.25;

/**
 * How long a walk-in waits behind the parties on the door list. First those of them sit down who can now, in their
 * order; then each of the others gets tables at the first moment at which they are expected to be free for its whole
 * stay; then the walk-in does. All by the seating that a walk-in gets. A place further back never has a shorter wait.
 * @returns null if the party fits no tables
 */
export function expectedWait(
  day: ServiceDay,
  ahead: readonly WaitingParty[],
  covers: number,
): ExpectedWait | null {
  const own: Placement = {
    party: {
      bookingUuid: '',
      covers,
      turnAt: (at) => turnMinutesOf(day.venue, shiftAt(day.venue, day.workDay, at), null, covers),
    },
    earliest: day.now,
  };
  let present = day;
  const later: Placement[] = [];
  let found = place(present, later, own);
  for (const { bookingUuid, covers: size, turnMinutes } of ahead) {
    const party: Party = { bookingUuid, covers: size, turnAt: () => turnMinutes };
    const now = seatAt(present, party, day.now);
    if (now) present = withSeated(present, party, now);
    else later.push({ party, earliest: day.now });
    found = found && place(present, later, own);
  }
  return found;
}

/** A party that asks for tables, with how long it stays from a moment on. */
interface Party {
  bookingUuid: string;
  covers: number;
  turnAt: (at: Instant) => number;
}

interface Placement {
  party: Party;
  /** Before this moment, it had no tables with fewer parties ahead. */
  earliest: Instant;
}

interface ExpectedSeating {
  at: Instant;
  interval: Interval;
  seating: Seating;
}

/** @param present the day with the parties who sit down now; `later` are those ahead who cannot */
function place(
  present: ServiceDay,
  later: readonly Placement[],
  own: Placement,
): ExpectedWait | null {
  const now = own.earliest === present.now ? seatAt(present, own.party, present.now) : null;
  if (now) return { minutes: { from: 0, to: 0 }, tableIds: now.seating.tableIds, after: null };
  let day = present;
  for (const placement of later) {
    const seated = seatLater(day, placement);
    if (seated) day = withSeated(day, placement.party, seated);
  }
  const seated = seatLater(day, own);
  if (!seated) return null;
  const { at, seating } = seated;
  return {
    minutes: minutesUntil(at, day.now),
    tableIds: seating.tableIds,
    after: whoLeaves(day.occupancies, at, seating.tableIds),
  };
}

/** The first moment after now at which a party gets tables, which is one at which somebody leaves. */
function seatLater(day: ServiceDay, placement: Placement): ExpectedSeating | null {
  const plan = seatingPlanOf(day);
  const ends = day.occupancies.filter(blocksTables).map(({ endAt }) => endAt);
  const moments = [...new Set([placement.earliest, ...ends])]
    .filter((at) => at > day.now && at >= placement.earliest)
    .sort((a, b) => a - b);
  for (const at of moments) {
    const seated = seatIn(plan, placement.party, at);
    if (!seated) continue;
    placement.earliest = at;
    return seated;
  }
  return null;
}

function seatAt(day: ServiceDay, party: Party, at: Instant): ExpectedSeating | null {
  return seatIn(seatingPlanOf(day), party, at);
}

function seatIn(plan: SeatingPlan, { covers, turnAt }: Party, at: Instant): ExpectedSeating | null {
  const interval = stayFrom(at, turnAt(at));
  const seating = seat(plan, { ...interval, covers, floorPlanAreaIds: null });
  return seating && { at, interval, seating };
}

/** When a walk-in that sits down at a moment has its tables. */
function stayFrom(at: Instant, turnMinutes: number): Interval {
  const bookingAt = at - (at % MS_PER_MINUTE);
  const interval = occupiedInterval(
    {
      status: 'SEATED',
      isWalkIn: true,
      bookingAt,
      turnMinutes,
      seatedAt: at,
      endedAt: null,
      updatedAt: at,
    },
    at,
    false,
  );
  if (!interval) throw new Error('Seated guests occupy tables.');
  return interval;
}

/** The day once a waiting party sits, and others have moved for it. */
function withSeated(
  day: ServiceDay,
  { bookingUuid, covers }: Party,
  { at, interval, seating }: ExpectedSeating,
): ServiceDay {
  const moved = new Map(seating.moves.map((move) => [move.bookingUuid, move.tableIds]));
  const isInHouse = at === day.now;
  const seated: Occupancy = {
    ...interval,
    bookingUuid,
    status: 'SEATED',
    covers,
    floorPlanAreaId: null,
    tableIds: seating.tableIds,
    hasFixedTables: false,
    isInHouse,
    isSeated: isInHouse,
    highChairs: 0,
    strollers: 0,
    addOns: [],
  };
  const others = day.occupancies.map((each) => {
    const tableIds = moved.get(each.bookingUuid);
    return tableIds ? { ...each, tableIds } : each;
  });
  return { ...day, occupancies: [...others, seated] };
}

function minutesUntil(at: Instant, now: Instant): ExpectedWait['minutes'] {
  const minutes = (at - now) / MS_PER_MINUTE;
  const from = toStep(minutes);
  return { from, to: Math.max(from + STEP_MINUTES, toStep(minutes * LATENESS)) };
}

function toStep(minutes: number): number {
  return Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES;
}

/** Who leaves at a moment: from these tables, else from others, to which a booking moves. */
function whoLeaves(
  occupancies: readonly Occupancy[],
  at: Instant,
  tableIds: readonly number[],
): Occupancy | null {
  const leaving = occupancies.filter((each) => each.endAt === at && blocksTables(each));
  const isThere = (each: Occupancy) => each.tableIds.some((id) => tableIds.includes(id));
  return leaving.find(isThere) ?? leaving[0] ?? null;
}
