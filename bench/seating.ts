import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Occupancy, ServiceDay } from '../src/domain/availability/availability.ts';
import { evaluateCalendarDay } from '../src/domain/availability/evaluate-day.ts';
import { seatingPlanOf } from '../src/domain/availability/seating/day-plan.ts';
import { findSeating, type SeatingPath } from '../src/domain/availability/seating/seat.ts';
import type { Venue } from '../src/domain/venue.ts';
import { instantOnWorkDay, MS_PER_MINUTE } from '../src/domain/venue-time.ts';
import { measureMicroseconds } from './processor-time.ts';
import { quantile } from './quantiles.ts';
import {
  DAY,
  DAYS_OF_A_FAMILY,
  generatedRequests,
  generatedVenue,
  type PartyRequest,
} from './seating-days.ts';
import { measureRefusal, type RefusalTime, refusingVenue } from './seating-refusals.ts';
import { isTogether, seatedByBestFit, seatedByFirstFit } from './usual-methods.ts';

/**
 * `npm run bench:seating`: how many of the requested covers are seated on generated days, beside the two
 * usual methods, and the time that an answer takes, and a refusal with its fallback options. Exits with 1 if two parties get
 * one table, or if a figure is below its floor. `--quick` runs it on few days, as a smoke test. `--tables 60,200`,
 * `--loads 2` and `--families 2` restrict it to these.
 */

/** Covers seated of those requested at a load of 2, in percent: at least this in each family of days. */
const FLOORS: Record<number, number> = { 20: 81, 60: 91.8, 200: 93.9 };
const FLOOR_LOAD = 2;
const MAX_MEAN_MOVES = 3;
const MAX_MOVES = 20;
const MONTH_DAYS = 31;
const MONTH_TABLES = 60;
const MONTH_LOAD = 3;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    tables: { type: 'string' },
    loads: { type: 'string' },
    families: { type: 'string' },
  },
});
const DAYS = values.quick ? 1 : 20;
const TABLES = numbersOf(values.tables) ?? (values.quick ? [20] : [20, 60, 200]);
const FAMILIES = numbersOf(values.families) ?? (values.quick ? [0] : [0, 1, 2, 3, 4]);
// Families are compared at one load.
const LOADS =
  numbersOf(values.loads) ??
  (values.quick || values.families ? [FLOOR_LOAD] : [1.5, FLOOR_LOAD, 2.5, 3]);
const IS_WHOLE = !values.quick && !values.tables && !values.loads && !values.families;
const WARM_UP_DAY = 99;

interface Totals {
  requested: number;
  seated: Record<Method, number>;
  decisions: number;
  paths: Map<SeatingPath, number>;
  /** Of each answer that needed moves, how many. */
  moves: number[];
  microseconds: number[];
  refusals: RefusalTime[];
  clashes: string[];
}
type Method = 'firstFit' | 'bestFit' | 'product';

const midnight = instantOnWorkDay({ timezone: 'UTC', dayStartsAt: '00:00:00' }, DAY, '00:00:00');
const startOfDay = midnight ?? 0;
const now = startOfDay - 7 * 24 * 60 * MS_PER_MINUTE;
let hasFailed = false;

const rows: string[] = [];
for (const tables of TABLES) {
  const venue = generatedVenue(tables);
  // A first run warms up the code, as on a server.
  seatedByProduct(venue, generatedRequests(venue, WARM_UP_DAY, FLOOR_LOAD), null);
  for (const load of LOADS)
    for (const family of load === FLOOR_LOAD ? FAMILIES : FAMILIES.slice(0, 1)) {
      const name = `${tables} tables, load ${load}, family ${family}`;
      process.stderr.write(`${name}\n`);
      const totals = measureDays(venue, load, family);
      rows.push(rowOf([tables, load, family], totals));
      check(name, { tables, load }, totals);
    }
}

const [{ model } = { model: 'unknown' }] = cpus();
process.stdout.write(
  `${[
    `${model}, ${cpus().length} cores, Node ${process.version}, ${process.platform}`,
    '',
    '| tables | load | family | first fit % | best fit % | Maitre % | direct | proved full | few moves | likely moves | repair | sweep | undecided | mean moves | most moves | p50 µs | p95 µs | p99 µs | refusal p50 ms | refusal p99 ms | longest step ms |',
    `|${' ---: |'.repeat(21)}`,
    ...rows,
    '',
    ...(IS_WHOLE ? monthLines() : []),
  ].join('\n')}\n`,
);
process.exitCode = hasFailed ? 1 : 0;

/** Of "60,200"; null if the option is not there. */
function numbersOf(list: string | undefined): number[] | null {
  if (list === undefined) return null;
  const numbers = list.split(',').map(Number);
  if (numbers.some((each) => !(each >= 0))) throw new Error(`${list} is not a list of numbers.`);
  return numbers;
}

function measureDays(venue: Venue, load: number, family: number): Totals {
  const totals: Totals = {
    requested: 0,
    seated: { firstFit: 0, bestFit: 0, product: 0 },
    decisions: 0,
    paths: new Map(),
    moves: [],
    microseconds: [],
    refusals: [],
    clashes: [],
  };
  for (let day = 0; day < DAYS; day += 1) {
    const requests = generatedRequests(venue, family * DAYS_OF_A_FAMILY + day, load);
    totals.requested += coversOf(requests);
    totals.seated.firstFit += coversOf(seatedByFirstFit(venue, requests));
    totals.seated.bestFit += coversOf(seatedByBestFit(venue, requests));
    totals.seated.product += coversOf(
      seatedByProduct(venue, requests, totals).map(({ request }) => request),
    );
  }
  return totals;
}

interface Seated {
  request: PartyRequest;
  occupancy: Occupancy;
}

function seatedByProduct(
  venue: Venue,
  requests: readonly PartyRequest[],
  totals: Totals | null,
): Seated[] {
  const seated: Seated[] = [];
  const refusing = refusingVenue(venue);
  for (const [number, request] of requests.entries()) {
    const occupancies = seated.map(({ occupancy }) => occupancy);
    const plan = seatingPlanOf({ venue, occupancies, now });
    const { covers, areaId } = request;
    const { startAt, endAt } = timesOf(request);
    const areas = areaId === null ? null : [areaId];
    const { result, microseconds } = measureMicroseconds(() =>
      findSeating(plan, { covers, startAt, endAt, floorPlanAreaIds: areas }),
    );
    const { seating, path } = result;
    if (totals) {
      totals.microseconds.push(microseconds);
      totals.decisions += 1;
      totals.paths.set(path, (totals.paths.get(path) ?? 0) + 1);
      if (!seating) totals.refusals.push(measureRefusal(refusing, { occupancies, now }, request));
    }
    if (!seating) continue;
    if (seating.moves.length > 0) totals?.moves.push(seating.moves.length);
    for (const { bookingUuid, tableIds } of seating.moves) {
      const moved = seated.find(({ occupancy }) => occupancy.bookingUuid === bookingUuid);
      if (moved) moved.occupancy = { ...moved.occupancy, tableIds };
    }
    seated.push({ request, occupancy: occupancyOf(request, String(number), seating.tableIds) });
  }
  totals?.clashes.push(...clashesOf(seated));
  return seated;
}

/** Pairs of parties at one table at the same time; shares nothing with the product. */
function clashesOf(seated: readonly Seated[]): string[] {
  return seated.flatMap((a, index) =>
    seated
      .slice(0, index)
      .filter(
        (b) =>
          isTogether(a.request, b.request) &&
          a.occupancy.tableIds.some((id) => b.occupancy.tableIds.includes(id)),
      )
      .map((b) => `${a.occupancy.bookingUuid} and ${b.occupancy.bookingUuid}`),
  );
}

function timesOf({ startMinute, turnMinutes }: PartyRequest) {
  const startAt = startOfDay + startMinute * MS_PER_MINUTE;
  return { startAt, endAt: startAt + turnMinutes * MS_PER_MINUTE };
}

function occupancyOf(
  request: PartyRequest,
  bookingUuid: string,
  tableIds: readonly number[],
): Occupancy {
  return {
    bookingUuid,
    ...timesOf(request),
    status: 'CONFIRMED',
    covers: request.covers,
    floorPlanAreaId: request.areaId,
    tableIds,
    hasFixedTables: request.isFixed,
    highChairs: 0,
    strollers: 0,
    addOns: [],
  };
}

/** The calendar of a month of busy days, of which nothing was calculated before. */
function monthLines(): string[] {
  const venue = {
    ...generatedVenue(MONTH_TABLES),
    timezone: 'UTC',
    dayStartsAt: '00:00:00',
    maxAdvanceDays: 60,
  };
  const days = Array.from({ length: MONTH_DAYS }, (_, day): ServiceDay => {
    const seated = seatedByProduct(venue, generatedRequests(venue, day, MONTH_LOAD), null);
    return { venue, workDay: DAY, now, occupancies: seated.map(({ occupancy }) => occupancy) };
  });
  const none = { experienceIds: [], floorPlanAreaIds: [], shiftTypes: [] };
  // The first one only warms up the code.
  return [7, 2, 3, 4, 5, 6, 8]
    .map((pax) => {
      const criteria = {
        status: 'CONFIRMED' as const,
        pax,
        paxChildren: 0,
        floorPlanAreaId: null,
        experience: null,
        addOns: [],
        highChairs: 0,
        strollers: 0,
      };
      const { result: codes, microseconds } = measureMicroseconds(() =>
        days.map((day) => evaluateCalendarDay(day, criteria, none).code),
      );
      const available = codes.filter((code) => code === 'AVAILABLE').length;
      return `- A month of ${MONTH_DAYS} days at ${MONTH_TABLES} tables and load ${MONTH_LOAD} for ${pax}: ${inMs(microseconds)} ms, ${available} days available.`;
    })
    .slice(1);
}

function coversOf(requests: readonly PartyRequest[]): number {
  return requests.reduce((sum, { covers }) => sum + covers, 0);
}

function rowOf(names: readonly number[], totals: Totals): string {
  const percent = (covers: number) => ((100 * covers) / totals.requested).toFixed(2);
  const paths = [
    'DIRECT',
    'PROVED_FULL',
    'FEW_MOVES',
    'LIKELY_MOVES',
    'REPAIR',
    'SWEEP',
    'UNDECIDED',
  ] as const;
  const ofAnswers = (share: number) => quantile(totals.microseconds, share).toFixed(1);
  const ofRefusals = totals.refusals.map(({ total }) => total);
  const cells = [
    ...names,
    percent(totals.seated.firstFit),
    percent(totals.seated.bestFit),
    percent(totals.seated.product),
    ...paths.map((path) => totals.paths.get(path) ?? 0),
    meanOf(totals.moves).toFixed(2),
    Math.max(0, ...totals.moves),
    ofAnswers(0.5),
    ofAnswers(0.95),
    ofAnswers(0.99),
    ...(ofRefusals.length === 0
      ? ['–', '–', '–']
      : [
          inMs(quantile(ofRefusals, 0.5)),
          inMs(quantile(ofRefusals, 0.99)),
          inMs(Math.max(...totals.refusals.map(({ longestStep }) => longestStep))),
        ]),
  ];
  return `| ${cells.join(' | ')} |`;
}

function inMs(microseconds: number): string {
  return (microseconds / 1000).toFixed(1);
}

function meanOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

function check(
  name: string,
  { tables, load }: { tables: number; load: number },
  { clashes, moves, requested, seated }: Totals,
): void {
  const fail = (what: string) => {
    hasFailed = true;
    process.stderr.write(`${name}: ${what}\n`);
  };
  for (const clash of clashes) fail(`one table for ${clash}`);
  if (load === FLOOR_LOAD && meanOf(moves) > MAX_MEAN_MOVES)
    fail(`${meanOf(moves)} moves on average`);
  if (Math.max(0, ...moves) > MAX_MOVES) fail(`${Math.max(...moves)} moves for one party`);
  const floor = FLOORS[tables];
  const percent = (100 * seated.product) / requested;
  if (!values.quick && load === FLOOR_LOAD && floor !== undefined && percent < floor)
    fail(`${percent.toFixed(2)} % of the covers seated instead of ${floor}`);
}
