import { demoVenue } from '../src/demo/demo-venue.ts';
import { seededRandom } from '../src/demo/seeded-random.ts';
import type { Shift, Table, TableCombination, Venue } from '../src/domain/venue.ts';
import type { WallDate } from '../src/domain/venue-time.ts';
import {
  AREA_WEIGHTS,
  aTable,
  chainsOf,
  DINNER,
  LUNCH,
  LUNCH_SHARE,
  PARTY_SIZES,
} from './typical-venue.ts';

/**
 * Days to measure seating on, generated from a seed, so that anyone can repeat the figures or compare another
 * engine with them.
 */

/** The work day of all requests. */
export const DAY: WallDate = '2030-05-17';

export interface PartyRequest {
  covers: number;
  /** Minutes after midnight. */
  startMinute: number;
  turnMinutes: number;
  /** The area that the guests want; null if they do not mind. */
  areaId: number | null;
  /** Whether the party stays at its tables once it has them. */
  isFixed: boolean;
}

const SEATS = [
  [2, 0.5],
  [4, 0.35],
  [6, 0.1],
  [8, 0.05],
] as const;

/** The first and last minute at which a party comes. */
const LUNCH_TIMES = { first: 13 * 60, last: 15.5 * 60 };
const DINNER_TIMES = { first: 19.5 * 60, last: 22.5 * 60 };
const STEP_MINUTES = 15;
const AREA_SHARE = 0.3;
const FIXED_SHARE = 0.05;

/** A venue with so many tables: shares of areas and sizes as above, two thirds of the small ones in threes. */
export function generatedVenue(tableCount: number): Venue {
  const tables: Table[] = [];
  const combinations: TableCombination[] = [];
  for (const [index, [areaId, weight]] of AREA_WEIGHTS.entries())
    for (const [seats, share] of SEATS) {
      const countUpTo = (percent: number) => Math.round((tableCount * share * percent) / 100);
      const before = AREA_WEIGHTS.slice(0, index).reduce((sum, [, each]) => sum + each, 0);
      const count = countUpTo(before + weight) - countUpTo(before);
      const ids = Array.from({ length: count }, (_, number) => tables.length + number + 1);
      tables.push(...ids.map((id) => aTable(id, areaId, seats)));
      combinations.push(...chainsOf(ids, seats));
    }
  const demo = demoVenue({
    accountId: `tables-${tableCount}`,
    today: DAY,
    promoCode: 'BENCH',
    redemptionCode: 'BENCH-1',
    publicUrl: 'http://127.0.0.1',
  });
  const [anyShift] = demo.shifts;
  if (!anyShift) throw new Error('The demo venue has shifts.');
  return {
    ...demo,
    minAdvanceMinutes: 0,
    separatesAdultsAndChildren: false,
    turnMinutes: [
      { maxCovers: 2, minutes: 90 },
      { maxCovers: 4, minutes: 105 },
      { maxCovers: 6, minutes: 120 },
      { maxCovers: 100, minutes: 150 },
    ],
    tables,
    combinations,
    shifts: [
      aShift(anyShift, 'LUNCH', '13:00:00', '15:30:00'),
      aShift(anyShift, 'DINNER', '19:30:00', '22:30:00'),
    ],
    exceptions: [],
    experiences: [],
    cancellationPolicies: [],
  };
}

function aShift(shift: Shift, id: string, first: string, last: string): Shift {
  return {
    ...shift,
    id,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    firstBookingTime: first,
    lastBookingTime: last,
    stepMinutes: STEP_MINUTES,
    minCovers: 1,
    maxCovers: 20,
    turnMinutes: null,
    pacing: { maxCovers: null, maxParties: null },
    needsManualConfirmation: false,
    floorPlanAreaIds: [],
    experienceIds: [],
    isExperienceRequired: false,
    addOnGroupId: null,
  };
}

/** The distance between the first day numbers of two families (sets of generated days). */
export const DAYS_OF_A_FAMILY = 100_000;

/** The requests of a day, in the order in which they come. @param load the requested covers per seat */
export function generatedRequests(venue: Venue, day: number, load: number): PartyRequest[] {
  const random = seededRandom(1000 * venue.tables.length + day);
  const seats = venue.tables.reduce((sum, { maxCovers }) => sum + maxCovers, 0);
  const requests: PartyRequest[] = [];
  for (let covers = 0; covers < seats * load; ) {
    const request = someRequest(random);
    requests.push(request);
    covers += request.covers;
  }
  return random.shuffled(requests);
}

function someRequest(random: ReturnType<typeof seededRandom>): PartyRequest {
  const covers = random.weighted(PARTY_SIZES);
  const meal = random.chance(LUNCH_SHARE)
    ? { ...LUNCH, ...LUNCH_TIMES }
    : { ...DINNER, ...DINNER_TIMES };
  let minute: number;
  do minute = meal.around + random.normal() * meal.within;
  while (minute < meal.first || minute > meal.last);
  return {
    covers,
    startMinute: Math.round(minute / STEP_MINUTES) * STEP_MINUTES,
    turnMinutes: covers <= 2 ? 90 : covers <= 4 ? 105 : covers <= 6 ? 120 : 150,
    areaId: random.chance(AREA_SHARE) ? random.weighted(AREA_WEIGHTS) : null,
    isFixed: random.chance(FIXED_SHARE),
  };
}
