import { describe, expect, it } from 'vitest';
import { findSeating } from '../../../src/domain/availability/seating.ts';
import { areTablesFree, indexByTable } from '../../../src/domain/availability/table-index.ts';
import { aTable, aVenue } from '../../fixtures/venue.ts';
import { anOccupancy, at } from './an-evening.ts';

function request(covers: number, floorPlanAreaIds: readonly number[] | null = null) {
  return { covers, startAt: at('21:00'), endAt: at('22:30'), floorPlanAreaIds };
}

describe('the best free seating', () => {
  it('the table with the fewest empty seats when several are free', () => {
    expect(findSeating(aVenue(), [], request(3))).toEqual([3]);
    expect(findSeating(aVenue(), [], request(1))).toEqual([1]);
  });

  it('a larger single table rather than a combination that fits exactly', () => {
    const tables = [aTable(1), aTable(2), aTable(3, { maxCovers: 6 })];
    expect(findSeating(aVenue({ tables }), [], request(4))).toEqual([3]);
  });

  it('a combination when no single table is free', () => {
    const occupancies = [anOccupancy('20:00', { tableIds: [3] })];
    expect(findSeating(aVenue(), occupancies, request(4))).toEqual([1, 2]);
  });

  it('the table in fewer combinations when two tables have the same size', () => {
    const tables = [aTable(1), aTable(2), aTable(3)];
    const venue = aVenue({
      tables,
      combinations: [{ tableIds: [1, 2], minCovers: 3, maxCovers: 4 }],
    });
    expect(findSeating(venue, [], request(2))).toEqual([3]);
  });

  it('the table for fewer party sizes when two tables are otherwise equal', () => {
    const tables = [aTable(1), aTable(2, { minCovers: 2 })];
    expect(findSeating(aVenue({ tables, combinations: [] }), [], request(2))).toEqual([2]);
  });

  it("the venue's first table when two are equal", () => {
    const tables = [aTable(9), aTable(4)];
    expect(findSeating(aVenue({ tables, combinations: [] }), [], request(2))).toEqual([9]);
  });

  it('null when no table or combination is for a party of this size', () => {
    const tables = [aTable(1, { minCovers: 2 })];
    expect(findSeating(aVenue({ tables, combinations: [] }), [], request(1))).toBeNull();
    expect(findSeating(aVenue(), [], request(5))).toBeNull();
  });

  it('null when a combination names a table that the venue does not have', () => {
    const combinations = [{ tableIds: [1, 99], minCovers: 5, maxCovers: 6 }];
    expect(findSeating(aVenue({ combinations }), [], request(5))).toBeNull();
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
    expect(findSeating(venue, [], request(2, [2]))).toEqual([3]);
  });

  it('only a combination whose tables are all in the same area', () => {
    expect(findSeating(venue, [], request(3, [1]))).toBeNull();
    expect(findSeating(venue, [], request(3, [2]))).toEqual([2, 3]);
    expect(findSeating(venue, [], request(3, [1, 2]))).toEqual([2, 3]);
  });

  it('any table, across areas or in none, when no area is requested', () => {
    expect(findSeating(venue, [], request(3))).toEqual([1, 2]);
    expect(findSeating(venue, [], request(2))).toEqual([4]);
  });

  it('null when the list of areas is empty', () => {
    expect(findSeating(venue, [], request(2, []))).toBeNull();
  });
});

describe('what blocks a table', () => {
  const tableOne = aVenue({ tables: [aTable(1)], combinations: [] });

  it('no booking that ends when the party comes or starts when it leaves', () => {
    expect(findSeating(tableOne, [anOccupancy('19:30')], request(2))).not.toBeNull();
    expect(findSeating(tableOne, [anOccupancy('22:30')], request(2))).not.toBeNull();
  });

  it('a booking that overlaps by a minute', () => {
    expect(findSeating(tableOne, [anOccupancy('19:30', { minutes: 91 })], request(2))).toBeNull();
    expect(findSeating(tableOne, [anOccupancy('22:29')], request(2))).toBeNull();
    expect(findSeating(tableOne, [anOccupancy('21:15', { minutes: 15 })], request(2))).toBeNull();
  });

  it.each(['CONFIRMED', 'ARRIVED', 'SEATED', 'DESSERTS', 'ACCOUNT_SENT', 'ACCOUNT_PAID'] as const)(
    'a booking that is %s',
    (status) =>
      expect(findSeating(tableOne, [anOccupancy('21:00', { status })], request(2))).toBeNull(),
  );

  it.each([
    'REQUESTED',
    'PENDING_WAIT_LIST_BOOKING',
    'WAIT_LIST_WALK_IN',
    'CANCELED',
    'NO_SHOW',
  ] as const)('not a booking that is %s', (status) =>
    expect(findSeating(tableOne, [anOccupancy('21:00', { status })], request(2))).not.toBeNull(),
  );

  it('guests who have left, until the time they left', () => {
    const left = anOccupancy('20:30', { status: 'ATTENDED', minutes: 30 });
    expect(findSeating(tableOne, [left], request(2))).not.toBeNull();
    expect(findSeating(tableOne, [{ ...left, endAt: left.endAt + 60_000 }], request(2))).toBeNull();
  });

  it('not guests who left before their booking began', () => {
    const left = anOccupancy('21:15', { status: 'ATTENDED', minutes: 0 });
    expect(findSeating(tableOne, [left], request(2))).not.toBeNull();
  });

  it('not the booking that is being changed', () => {
    const occupancy = anOccupancy('21:00');
    const excludeBookingUuid = occupancy.bookingUuid;
    expect(
      findSeating(tableOne, [occupancy], { ...request(2), excludeBookingUuid }),
    ).not.toBeNull();
  });

  it('the same bookings when the occupancies were indexed beforehand', () => {
    const tableIndex = indexByTable([anOccupancy('21:00')]);
    expect(findSeating(tableOne, tableIndex, request(2))).toBeNull();
    expect(findSeating(aVenue(), tableIndex, request(2))).toEqual([2]);
  });
});

describe('areTablesFree', () => {
  it('false when any of the tables is occupied, unless by the excluded booking', () => {
    const occupancy = anOccupancy('21:00', { tableIds: [1, 2] });
    const [from, to] = [at('21:30'), at('22:00')];
    expect(areTablesFree([occupancy], [2, 3], from, to)).toBe(false);
    expect(areTablesFree([occupancy], [3], from, to)).toBe(true);
    expect(areTablesFree([occupancy], [1, 2], from, to, occupancy.bookingUuid)).toBe(true);
  });
});
