import { describe, expect, it } from 'vitest';
import type { Occupancy } from '../../../../src/domain/availability/availability.ts';
import { seatingPlanOf } from '../../../../src/domain/availability/seating/day-plan.ts';
import { type SeatingRequest, seat } from '../../../../src/domain/availability/seating/seat.ts';
import type { Venue } from '../../../../src/domain/venue.ts';
import { aTable, aVenue } from '../../../fixtures/venue.ts';
import { aMovableOccupancy, anOccupancy, at, MONDAY_NOON } from '../an-evening.ts';

/** The tables that a party gets; null if it cannot be seated. */
function tablesFor(
  venue: Venue,
  occupancies: readonly Occupancy[],
  request: SeatingRequest,
  excludeBookingUuid?: string,
) {
  const plan = seatingPlanOf({ venue, occupancies, now: MONDAY_NOON }, excludeBookingUuid);
  return seat(plan, request)?.tableIds ?? null;
}

function request(covers: number, floorPlanAreaIds: readonly number[] | null = null) {
  return { covers, startAt: at('21:00'), endAt: at('22:30'), floorPlanAreaIds };
}

describe('the best free seating', () => {
  it('the table with the fewest empty seats when several are free', () => {
    expect(tablesFor(aVenue(), [], request(3))).toEqual([3]);
    expect(tablesFor(aVenue(), [], request(1))).toEqual([1]);
  });

  it('a larger single table rather than a combination that fits exactly', () => {
    const tables = [aTable(1), aTable(2), aTable(3, { maxCovers: 6 })];
    expect(tablesFor(aVenue({ tables }), [], request(4))).toEqual([3]);
  });

  it('a combination when no single table is free', () => {
    const occupancies = [anOccupancy('20:00', { tableIds: [3] })];
    expect(tablesFor(aVenue(), occupancies, request(4))).toEqual([1, 2]);
  });

  it('the table in fewer combinations when two tables have the same size', () => {
    const tables = [aTable(1), aTable(2), aTable(3)];
    const venue = aVenue({
      tables,
      combinations: [{ tableIds: [1, 2], minCovers: 3, maxCovers: 4 }],
    });
    expect(tablesFor(venue, [], request(2))).toEqual([3]);
  });

  it('the table for fewer party sizes when two tables are otherwise equal', () => {
    const tables = [aTable(1), aTable(2, { minCovers: 2 })];
    expect(tablesFor(aVenue({ tables, combinations: [] }), [], request(2))).toEqual([2]);
  });

  it("the venue's first table when two are equal", () => {
    const tables = [aTable(9), aTable(4)];
    expect(tablesFor(aVenue({ tables, combinations: [] }), [], request(2))).toEqual([9]);
  });

  it('null when no table or combination is for a party of this size', () => {
    const tables = [aTable(1, { minCovers: 2 })];
    expect(tablesFor(aVenue({ tables, combinations: [] }), [], request(1))).toBeNull();
    expect(tablesFor(aVenue(), [], request(5))).toBeNull();
  });

  it('null when a combination names a table that the venue does not have', () => {
    const combinations = [{ tableIds: [1, 99], minCovers: 5, maxCovers: 6 }];
    expect(tablesFor(aVenue({ combinations }), [], request(5))).toBeNull();
  });
});

describe('areas', () => {
  const venue = aVenue({
    tables: [
      aTable(1, { floorPlanAreaId: 1 }),
      aTable(2, { floorPlanAreaId: 2 }),
      aTable(3, { floorPlanAreaId: 2 }),
      aTable(4, { floorPlanAreaId: null }),
    ],
    combinations: [
      { tableIds: [1, 2], minCovers: 3, maxCovers: 3 },
      { tableIds: [2, 3], minCovers: 3, maxCovers: 4 },
    ],
  });

  it('a table of the area when one is requested', () => {
    expect(tablesFor(venue, [], request(2, [2]))).toEqual([3]);
  });

  it('only a combination whose tables are all in the same area', () => {
    expect(tablesFor(venue, [], request(3, [1]))).toBeNull();
    expect(tablesFor(venue, [], request(3, [2]))).toEqual([2, 3]);
    expect(tablesFor(venue, [], request(3, [1, 2]))).toEqual([2, 3]);
  });

  it('any table, across areas or in none, when no area is requested', () => {
    expect(tablesFor(venue, [], request(3))).toEqual([1, 2]);
    expect(tablesFor(venue, [], request(2))).toEqual([4]);
  });

  it('null when the list of areas is empty', () => {
    expect(tablesFor(venue, [], request(2, []))).toBeNull();
  });
});

describe('what blocks a table', () => {
  const tableOne = aVenue({ tables: [aTable(1)], combinations: [] });

  it('no booking that ends when the party comes or starts when it leaves', () => {
    expect(tablesFor(tableOne, [anOccupancy('19:30')], request(2))).not.toBeNull();
    expect(tablesFor(tableOne, [anOccupancy('22:30')], request(2))).not.toBeNull();
  });

  it('a booking that overlaps by a minute', () => {
    expect(tablesFor(tableOne, [anOccupancy('19:30', { minutes: 91 })], request(2))).toBeNull();
    expect(tablesFor(tableOne, [anOccupancy('22:29')], request(2))).toBeNull();
    expect(tablesFor(tableOne, [anOccupancy('21:15', { minutes: 15 })], request(2))).toBeNull();
  });

  it.each(['CONFIRMED', 'ARRIVED', 'SEATED', 'DESSERTS', 'ACCOUNT_SENT', 'ACCOUNT_PAID'] as const)(
    'a booking that is %s',
    (status) =>
      expect(tablesFor(tableOne, [anOccupancy('21:00', { status })], request(2))).toBeNull(),
  );

  it.each([
    'REQUESTED',
    'PENDING_WAIT_LIST_BOOKING',
    'WAIT_LIST_WALK_IN',
    'CANCELED',
    'NO_SHOW',
  ] as const)('not a booking that is %s', (status) =>
    expect(tablesFor(tableOne, [anOccupancy('21:00', { status })], request(2))).not.toBeNull(),
  );

  it('guests who have left, until the time they left', () => {
    const left = anOccupancy('20:30', { status: 'ATTENDED', minutes: 30 });
    expect(tablesFor(tableOne, [left], request(2))).not.toBeNull();
    expect(tablesFor(tableOne, [{ ...left, endAt: left.endAt + 60_000 }], request(2))).toBeNull();
  });

  it('not guests who left before their booking began', () => {
    const left = anOccupancy('21:15', { status: 'ATTENDED', minutes: 0 });
    expect(tablesFor(tableOne, [left], request(2))).not.toBeNull();
  });

  it('not the booking that is being changed', () => {
    const occupancy = anOccupancy('21:00');
    expect(tablesFor(tableOne, [occupancy], request(2), occupancy.bookingUuid)).not.toBeNull();
  });
});

describe('moves', () => {
  /** Two tables for two, which together seat four, and one for four. */
  const venue = aVenue();

  function seated(occupancies: readonly Occupancy[], covers: number) {
    return seat(seatingPlanOf({ venue, occupancies, now: MONDAY_NOON }), request(covers));
  }

  it('none when a table is free', () => {
    expect(seated([aMovableOccupancy('21:00')], 2)).toEqual({ tableIds: [2], moves: [] });
  });

  it('a couple that leaves the table for four to four', () => {
    const couple = aMovableOccupancy('21:00', { tableIds: [3] });
    const other = aMovableOccupancy('21:00', { tableIds: [2] });
    expect(seated([couple, other], 4)).toEqual({
      tableIds: [3],
      moves: [{ bookingUuid: couple.bookingUuid, tableIds: [1] }],
    });
  });

  it.each([
    ['its tables are fixed', { hasFixedTables: true }],
    ['its guests are here', { status: 'ARRIVED' }],
  ] as const)('no move of a booking when %s', (_, overrides) => {
    const couple = aMovableOccupancy('21:00', { tableIds: [3], ...overrides });
    expect(seated([couple, aMovableOccupancy('21:00', { tableIds: [2] })], 4)).toBeNull();
  });

  it('a couple still moves when another booking sits at a table that no longer suits it', () => {
    const tooMany = aMovableOccupancy('21:00', { tableIds: [2], covers: 9 });
    const couple = aMovableOccupancy('21:00', { tableIds: [3] });
    expect(seated([tooMany, couple], 4)).toEqual({
      tableIds: [3],
      moves: [{ bookingUuid: couple.bookingUuid, tableIds: [1] }],
    });
  });

  it('the plan is as before, whatever the answer', () => {
    const couple = aMovableOccupancy('21:00', { tableIds: [3] });
    const occupancies = [couple, aMovableOccupancy('21:00', { tableIds: [2] })];
    const plan = seatingPlanOf({ venue, occupancies, now: MONDAY_NOON });
    const tables = () => plan.parties.map((party) => party.tables.join());
    const before = tables();
    for (const covers of [4, 5, 2, 4]) {
      const answer = seat(plan, request(covers));
      expect(tables()).toEqual(before);
      expect(seat(plan, request(covers))).toEqual(answer);
    }
  });
});
