import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Occupancy, ServiceDay } from '../src/domain/availability/availability.ts';
import { evaluateCalendarDay } from '../src/domain/availability/evaluate-day.ts';
import { seatingPlanOf } from '../src/domain/availability/seating/day-plan.ts';
import { findSeating, type SeatingPath } from '../src/domain/availability/seating/seat.ts';
import type { Venue } from '../src/domain/venue.ts';
import { instantOnWorkDay, MS_PER_MINUTE } from '../src/domain/venue-time.ts';
import { DAY, generatedRequests, generatedVenue, type PartyRequest } from './seating-days.ts';

/**
 * `npm run bench:seating`: how many of the requested covers are seated on generated days, beside the two
 * usual methods, and how long an answer takes. Exits with 1 if two parties get one table, or if a
 * figure is below its floor. `--quick` runs it on few days, as a smoke test.
 */

/** Covers seated of those requested at a load of 2, in percent: at least this. */
const FLOORS: Record<number, number> = { 20: 81, 60: 91.7, 200: 93.8 };
const FLOOR_LOAD = 2;
const MAX_MEAN_MOVES = 3;
const MAX_MOVES = 20;
const MONTH_DAYS = 31;
const MONTH_TABLES = 60;
const MONTH_LOAD = 3;

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const DAYS = values.quick ? 1 : 20;
const TABLES = values.quick ? [20] : [20, 60, 200];
const LOADS = values.quick ? [FLOOR_LOAD] : [1.5, 2, 2.5, 3];

interface Totals {
  requested: number;
  seated: Record<Method, number>;
  decisions: number;
  paths: Map<SeatingPath, number>;
  /** Of each answer that needed moves, how many. */
  moves: number[];
  microseconds: number[];
  clashes: string[];
}
type Method = 'firstFit' | 'bestFit' | 'product';

const midnight = instantOnWorkDay({ timezone: 'UTC', dayStartsAt: '00:00:00' }, DAY, '00:00:00');
const startOfDay = midnight ?? 0;
const now = startOfDay - 7 * 24 * 60 * MS_PER_MINUTE;
let hasFailed = false;

const rows: string[] = [];
for (const tables of TABLES)
  for (const load of LOADS) {
    process.stderr.write(`${tables} tables, load ${load}\n`);
    const totals = measureDays(generatedVenue(tables), load);
    rows.push(rowOf(tables, load, totals));
    check(tables, load, totals);
  }

const [{ model } = { model: 'unknown' }] = cpus();
process.stdout.write(
  `${[
    `${model}, ${cpus().length} cores, Node ${process.version}, ${process.platform}`,
    '',
    '| tables | load | first fit % | best fit % | Maitre % | direct | proved full | chain | repair | sweep | undecided | mean moves | most moves | p50 µs | p95 µs | p99 µs |',
    `|${' ---: |'.repeat(16)}`,
    ...rows,
    '',
    ...(values.quick ? [] : monthLines()),
  ].join('\n')}\n`,
);
process.exitCode = hasFailed ? 1 : 0;

function measureDays(venue: Venue, load: number): Totals {
  const totals: Totals = {
    requested: 0,
    seated: { firstFit: 0, bestFit: 0, product: 0 },
    decisions: 0,
    paths: new Map(),
    moves: [],
    microseconds: [],
    clashes: [],
  };
  for (let day = 0; day < DAYS; day += 1) {
    const requests = generatedRequests(venue, day, load);
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
  for (const [number, request] of requests.entries()) {
    const occupancies = seated.map(({ occupancy }) => occupancy);
    const plan = seatingPlanOf({ venue, occupancies, now });
    const { covers, areaId } = request;
    const { startAt, endAt } = timesOf(request);
    const areas = areaId === null ? null : [areaId];
    const before = performance.now();
    const { seating, path } = findSeating(plan, {
      covers,
      startAt,
      endAt,
      floorPlanAreaIds: areas,
    });
    totals?.microseconds.push((performance.now() - before) * 1000);
    if (totals) {
      totals.decisions += 1;
      totals.paths.set(path, (totals.paths.get(path) ?? 0) + 1);
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

/** The first table or combination of the document that fits and is free. */
function seatedByFirstFit(venue: Venue, requests: readonly PartyRequest[]): PartyRequest[] {
  return seatedByOrder(venue, requests, () => 0);
}

/** Single tables first, then by the fewest empty seats. */
function seatedByBestFit(venue: Venue, requests: readonly PartyRequest[]): PartyRequest[] {
  return seatedByOrder(
    venue,
    requests,
    (a, b) =>
      Number(a.tableIds.length > 1) - Number(b.tableIds.length > 1) || a.maxCovers - b.maxCovers,
  );
}

interface Layout {
  tableIds: readonly number[];
  minCovers: number;
  maxCovers: number;
  areaId: number | null;
}

/** Shares nothing with the product: the two usual methods on plain lists. */
function seatedByOrder(
  venue: Venue,
  requests: readonly PartyRequest[],
  order: (a: Layout, b: Layout) => number,
): PartyRequest[] {
  const areaOf = (id: number) =>
    venue.tables.find((table) => table.id === id)?.floorPlanAreaId ?? null;
  const layouts = [
    ...venue.tables.map(({ id, ...table }) => ({ ...table, tableIds: [id] })),
    ...venue.combinations,
  ].map(
    ({ tableIds, minCovers, maxCovers }): Layout => ({
      tableIds,
      minCovers,
      maxCovers,
      areaId: areaOf(tableIds[0] ?? 0),
    }),
  );
  layouts.sort(order);
  const taken = new Map<number, PartyRequest[]>();
  return requests.filter((request) => {
    const found = layouts.find(
      ({ tableIds, minCovers, maxCovers, areaId }) =>
        minCovers <= request.covers &&
        request.covers <= maxCovers &&
        (request.areaId === null || areaId === request.areaId) &&
        tableIds.every((id) => (taken.get(id) ?? []).every((other) => !isTogether(other, request))),
    );
    for (const id of found?.tableIds ?? []) taken.set(id, [...(taken.get(id) ?? []), request]);
    return found !== undefined;
  });
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

function isTogether(a: PartyRequest, b: PartyRequest): boolean {
  return (
    a.startMinute < b.startMinute + b.turnMinutes && b.startMinute < a.startMinute + a.turnMinutes
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
      const before = performance.now();
      const codes = days.map((day) => evaluateCalendarDay(day, criteria, none).code);
      const milliseconds = performance.now() - before;
      const available = codes.filter((code) => code === 'AVAILABLE').length;
      return `- A month of ${MONTH_DAYS} days at ${MONTH_TABLES} tables and load ${MONTH_LOAD} for ${pax}: ${milliseconds.toFixed(1)} ms, ${available} days available.`;
    })
    .slice(1);
}

function coversOf(requests: readonly PartyRequest[]): number {
  return requests.reduce((sum, { covers }) => sum + covers, 0);
}

function rowOf(tables: number, load: number, totals: Totals): string {
  const percent = (covers: number) => ((100 * covers) / totals.requested).toFixed(2);
  const paths = ['DIRECT', 'PROVED_FULL', 'CHAIN', 'REPAIR', 'SWEEP', 'UNDECIDED'] as const;
  const sorted = totals.microseconds.sort((a, b) => a - b);
  const quantile = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const cells = [
    tables,
    load,
    percent(totals.seated.firstFit),
    percent(totals.seated.bestFit),
    percent(totals.seated.product),
    ...paths.map((path) => totals.paths.get(path) ?? 0),
    meanOf(totals.moves).toFixed(2),
    Math.max(0, ...totals.moves),
    quantile(0.5),
    quantile(0.95),
    quantile(0.99),
  ];
  return `| ${cells.join(' | ')} |`;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

function check(tables: number, load: number, { clashes, moves, requested, seated }: Totals): void {
  const fail = (what: string) => {
    hasFailed = true;
    process.stderr.write(`${tables} tables, load ${load}: ${what}\n`);
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
