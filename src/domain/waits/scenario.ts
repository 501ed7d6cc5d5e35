import type { Occupancy, ServiceDay, StaySoFar } from '../availability/availability.ts';
import { MISSED_MINUTES } from '../missed-booking.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import { ratiosFor, type Sorted, type VenueStats } from './venue-stats.ts';

/** How many ways an evening may go on are looked at. */
export const SCENARIOS = 20;

/** Fewer past values say nothing about guests who already stayed longer than nearly everybody. */
const LEAST_VALUES = 3;
/** These leave within so many minutes, in the mean. */
const OVERTIME_MINUTES = 12;
/** Of the late guests who do come, half come in each of these times. */
const LATE_MINUTES = 6;

/**
 * One way in which an evening may go on: each party in the house leaves when one of the guests of the past would have,
 * who had stayed as long and had the same status; some guests with bookings do not come. The same day has the same
 * scenarios, so that a wait does not change from one look to the next.
 */
export function scenarioOf(day: ServiceDay, stats: VenueStats, scenario: number): ServiceDay {
  const occupancies = day.occupancies.map((each): Occupancy => {
    const rank = rankOf(each.bookingUuid, scenario);
    const endAt = each.stay
      ? leavesAt(day.now, stats, each, each.stay, rank)
      : missedAt(day.now, stats, each, rank);
    return endAt === null ? each : { ...each, endAt };
  });
  return { ...day, occupancies };
}

/** Whether a party on the door list leaves it before it gets a table. */
export function leavesQueue(
  { leftQueue }: VenueStats,
  bookingUuid: string,
  scenario: number,
): boolean {
  return rankOf(bookingUuid, scenario) < leftQueue;
}

function leavesAt(
  now: Instant,
  stats: VenueStats,
  { status, covers }: Occupancy,
  { seatedAt, plannedMinutes, changedAt }: StaySoFar,
  rank: number,
): Instant {
  const minutesLeft = stats.minutesLeft[status];
  const [from, unit, values] = minutesLeft
    ? [changedAt, MS_PER_MINUTE, minutesLeft]
    : [seatedAt, plannedMinutes * MS_PER_MINUTE, ratiosFor(stats, covers)];
  const since = from - (from % MS_PER_MINUTE);
  const value = atRank(values, (now - since) / unit, rank);
  const overtime = -Math.log(1 - rank) * OVERTIME_MINUTES * MS_PER_MINUTE;
  return toMinuteAfter(now, value === null ? now + overtime : since + value * unit);
}

/** When staff see that a booking is missed; null if its guests come. */
function missedAt(
  now: Instant,
  { noShows }: VenueStats,
  { status, startAt, hold, isBlock }: Occupancy,
  rank: number,
): Instant | null {
  if (status !== 'CONFIRMED' || hold || isBlock) return null;
  const late = Math.max(0, (now - startAt) / MS_PER_MINUTE);
  const stillCome = (1 - noShows) * 2 ** (-late / LATE_MINUTES);
  if (rank >= noShows / (noShows + stillCome)) return null;
  return toMinuteAfter(now, startAt + MISSED_MINUTES * MS_PER_MINUTE);
}

/** Tables are free from a full minute on, and not before the next one. */
function toMinuteAfter(now: Instant, at: Instant): Instant {
  const minute = Math.ceil(at / MS_PER_MINUTE) * MS_PER_MINUTE;
  return Math.max(minute, now - (now % MS_PER_MINUTE) + MS_PER_MINUTE);
}

/** The value at a rank among those above a bound; null if there are too few. */
function atRank(values: Sorted, bound: number, rank: number): number | null {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) <= bound) low = middle + 1;
    else high = middle;
  }
  const count = values.length - low;
  if (count < LEAST_VALUES) return null;
  return values[low + Math.floor(rank * count)] ?? null;
}

/**
 * A number from 0 to 1 for a party in a scenario. Over all scenarios, each party has every rank once, in an order of
 * its own (a Latin hypercube sample), so that few scenarios are enough.
 */
function rankOf(bookingUuid: string, scenario: number): number {
  return (shuffledPlaces(bookingUuid)[scenario % SCENARIOS] ?? 0) / SCENARIOS + 1 / (2 * SCENARIOS);
}

const places = new Map<string, Uint8Array>();
/** Enough for an evening of a large house. */
const MAX_PLACES = 2000;

function shuffledPlaces(bookingUuid: string): Uint8Array {
  const known = places.get(bookingUuid);
  if (known) return known;
  const next = numbersFor(bookingUuid);
  const shuffled = Uint8Array.from({ length: SCENARIOS }, (_, index) => index);
  for (let last = SCENARIOS - 1; last > 0; last -= 1) {
    const other = next() % (last + 1);
    const value = shuffled[last] ?? 0;
    shuffled[last] = shuffled[other] ?? 0;
    shuffled[other] = value;
  }
  if (places.size >= MAX_PLACES) places.clear();
  places.set(bookingUuid, shuffled);
  return shuffled;
}

/** Pseudo-random whole numbers (Mulberry32), equal for equal texts (FNV-1a). */
function numbersFor(text: string): () => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
