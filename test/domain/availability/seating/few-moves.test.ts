import { expect, test } from 'vitest';
import {
  generatedRequests,
  generatedVenue,
  type PartyRequest,
} from '../../../../bench/seating-days.ts';
import type { Occupancy } from '../../../../src/domain/availability/availability.ts';
import { crowdOf } from '../../../../src/domain/availability/seating/crowd.ts';
import { seatingPlanOf } from '../../../../src/domain/availability/seating/day-plan.ts';
import { seatWithFewMoves } from '../../../../src/domain/availability/seating/few-moves.ts';
import { findSeating, type SeatingPath } from '../../../../src/domain/availability/seating/seat.ts';
import type { Venue } from '../../../../src/domain/venue.ts';
import { MS_PER_MINUTE } from '../../../../src/domain/venue-time.ts';
import { isLong } from '../../../fixtures/long-tests.ts';
import type { PlainParty } from './brute-force.ts';
import { fewestMoves } from './every-subset.ts';
import { plainTablesOf } from './plain-tables.ts';

const DAYS = isLong ? 2000 : 20;
/** Seeds of days that no benchmark has. */
const FIRST_DAY = 7_000_000;
const MOST = 3;
const NOW = -7 * 24 * 60 * MS_PER_MINUTE;

interface Decision {
  what: string;
  path: SeatingPath;
  moves: number | null;
  occupancies: readonly Occupancy[];
  request: PartyRequest;
}

/**
 * All decisions of a generated day.
 * @param makesMoves whether the engine's moves are made; otherwise only parties that need none get tables
 */
function* decisionsOf(
  venue: Venue,
  day: number,
  load: number,
  makesMoves = true,
): Generator<Decision> {
  let occupancies: Occupancy[] = [];
  for (const [index, request] of generatedRequests(venue, FIRST_DAY + day, load).entries()) {
    const plan = seatingPlanOf({ venue, occupancies, now: NOW });
    const { seating, path } = findSeating(plan, { ...stayOf(request), ...wishOf(request) });
    const what = `day ${day}, request ${index}`;
    yield { what, path, moves: seating?.moves.length ?? null, occupancies, request };
    if (!seating || (seating.moves.length > 0 && !makesMoves)) continue;
    const moved = new Map(seating.moves.map((move) => [move.bookingUuid, move.tableIds]));
    occupancies = occupancies.map((each) => ({
      ...each,
      tableIds: moved.get(each.bookingUuid) ?? each.tableIds,
    }));
    occupancies.push(occupancyOf(request, `party-${index}`, seating.tableIds));
  }
}

function stayOf({ startMinute, turnMinutes }: PartyRequest) {
  const startAt = startMinute * MS_PER_MINUTE;
  return { startAt, endAt: startAt + turnMinutes * MS_PER_MINUTE };
}

function wishOf({ covers, areaId }: PartyRequest) {
  return { covers, floorPlanAreaIds: areaId === null ? null : [areaId] };
}

function occupancyOf(
  request: PartyRequest,
  bookingUuid: string,
  tableIds: readonly number[],
): Occupancy {
  return {
    ...stayOf(request),
    bookingUuid,
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

function plain({ startAt, endAt, covers, floorPlanAreaId, tableIds, hasFixedTables }: Occupancy) {
  const areas = floorPlanAreaId === null ? null : [floorPlanAreaId];
  const party: PlainParty = {
    from: startAt,
    to: endAt,
    covers,
    areas,
    at: tableIds,
    staysThere: hasFixedTables,
  };
  return party;
}

test('a seating with the fewest moves if three are enough, compared with an exhaustive search', () => {
  const venue = generatedVenue(20);
  const tables = plainTablesOf(venue);
  const wrong: string[] = [];
  const counts = new Map<number | null, number>();
  for (let day = 0; day < DAYS; day += 1)
    for (const { what, moves, occupancies, request } of decisionsOf(venue, day, 2, day % 2 === 0)) {
      if (moves === 0) continue;
      const parties = occupancies.map(plain);
      const asking = { ...plain(occupancyOf(request, '', [])), staysThere: false };
      const fewest = fewestMoves(tables, parties, asking, MOST);
      const found = moves !== null && moves > MOST ? null : moves;
      if (found !== fewest) wrong.push(`${what}: ${moves} moves, but ${fewest} are enough`);
      counts.set(fewest, (counts.get(fewest) ?? 0) + 1);
    }
  expect(wrong).toEqual([]);
  for (const moves of [1, 2, 3]) expect(counts.get(moves)).toBeGreaterThan(DAYS / 20);
  expect(counts.get(null)).toBeGreaterThan(DAYS);
});

test('seatings with more moves are found on large floors, and never with more than the maximum', () => {
  const venue = generatedVenue(60);
  const paths = new Map<SeatingPath, number[]>();
  for (let day = 0; day < 4; day += 1)
    for (const { path, moves } of decisionsOf(venue, day, 2.5))
      paths.set(path, [...(paths.get(path) ?? []), moves ?? 0]);
  expect(Math.max(...(paths.get('FEW_MOVES') ?? []))).toBe(MOST);
  expect(Math.min(...(paths.get('LIKELY_MOVES') ?? []))).toBeGreaterThan(MOST);
  const repaired = paths.get('REPAIR') ?? [];
  expect(repaired.length).toBeGreaterThan(0);
  expect(Math.max(...repaired)).toBeLessThanOrEqual(20);
});

test('with 200 tables, a search for three moves completes long before its limit', () => {
  const venue = generatedVenue(200);
  let searches = 0;
  for (const { path, occupancies, request } of decisionsOf(venue, 0, 2.5)) {
    if (path === 'DIRECT' || path === 'PROVED_FULL') continue;
    const plan = seatingPlanOf({ venue, occupancies, now: NOW });
    const { covers, floorPlanAreaIds } = wishOf(request);
    const options = plan.floor.optionsFor(covers, floorPlanAreaIds);
    const party = { bookingUuid: '', ...stayOf(request), options, isMovable: true, tables: [] };
    const crowd = crowdOf(plan);
    crowd.setWaiting([party]);
    expect(seatWithFewMoves(crowd, 50_000)).toEqual(seatWithFewMoves(crowd, 1_000_000));
    searches += 1;
  }
  expect(searches).toBeGreaterThan(20);
});
