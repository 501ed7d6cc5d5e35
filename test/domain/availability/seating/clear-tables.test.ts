import { describe, expect, it } from 'vitest';
import type { Occupancy } from '../../../../src/domain/availability/availability.ts';
import {
  clearTables,
  type RequestedTables,
} from '../../../../src/domain/availability/seating/clear-tables.ts';
import { seatingPlanOf } from '../../../../src/domain/availability/seating/day-plan.ts';
import type { Venue } from '../../../../src/domain/venue.ts';
import { anExperience, aTable, aVenue } from '../../../fixtures/venue.ts';
import { aMovableOccupancy, at, MONDAY_NOON } from '../an-evening.ts';

const tableOne = {
  tableIds: [1],
  startAt: at('21:00'),
  endAt: at('22:30'),
};

function cleared(
  venue: Venue,
  occupancies: readonly Occupancy[],
  { now = MONDAY_NOON, ...requested }: RequestedTables & { now?: number },
) {
  return clearTables(seatingPlanOf({ venue, occupancies, now }), requested);
}

describe('clearTables', () => {
  it('no moves when the tables are free', () => {
    expect(cleared(aVenue(), [], tableOne)).toEqual([]);
  });

  it('no moves, and no refusal, when the tables are too small or not a combination', () => {
    const requested = { ...tableOne, tableIds: [1, 3] };
    expect(cleared(aVenue(), [], requested)).toEqual([]);
  });

  it('a move when another table is free for the booking', () => {
    const occupancy = aMovableOccupancy('21:30');
    expect(cleared(aVenue(), [occupancy], tableOne)).toEqual([
      { bookingUuid: occupancy.bookingUuid, tableIds: [2] },
    ]);
  });

  it('several moves, the largest party first, when several bookings conflict', () => {
    const couple = aMovableOccupancy('20:30', { tableIds: [1], minutes: 60 });
    const four = aMovableOccupancy('21:30', { tableIds: [1, 2], covers: 4 });
    expect(cleared(aVenue(), [couple, four], tableOne)).toEqual([
      { bookingUuid: four.bookingUuid, tableIds: [3] },
      { bookingUuid: couple.bookingUuid, tableIds: [2] },
    ]);
  });

  it('further moves when the booking fits only where another one is', () => {
    const four = aMovableOccupancy('21:30', { tableIds: [1, 2], covers: 4 });
    const couple = aMovableOccupancy('21:30', { tableIds: [3] });
    expect(cleared(aVenue(), [four, couple], tableOne)).toEqual([
      { bookingUuid: four.bookingUuid, tableIds: [3] },
      { bookingUuid: couple.bookingUuid, tableIds: [2] },
    ]);
  });

  it('null when no other table is free for the booking', () => {
    const venue = aVenue({ tables: [aTable(1)], combinations: [] });
    expect(cleared(venue, [aMovableOccupancy('21:30')], tableOne)).toBeNull();
  });

  it.each([
    ['its tables are fixed', { hasFixedTables: true }],
    ['its guests are here', { status: 'ARRIVED' }],
    ['its guests are seated', { status: 'SEATED' }],
  ] as const)('null when %s', (_, overrides) => {
    expect(cleared(aVenue(), [aMovableOccupancy('21:30', overrides)], tableOne)).toBeNull();
  });

  it('null when the booking starts within the freeze window', () => {
    const occupancy = aMovableOccupancy('21:30');
    const soon = { ...tableOne, now: at('19:31') };
    expect(cleared(aVenue(), [occupancy], soon)).toBeNull();
    expect(cleared(aVenue(), [occupancy], { ...soon, now: at('19:30') })).not.toBeNull();
    expect(cleared(aVenue({ freezeMinutes: 0 }), [occupancy], soon)).not.toBeNull();
  });

  it('null when a table is free only outside the booked area', () => {
    const tables = [aTable(1), aTable(2, { floorPlanAreaId: 2 })];
    const venue = aVenue({ tables, combinations: [] });
    expect(
      cleared(venue, [aMovableOccupancy('21:30', { floorPlanAreaId: 1 })], tableOne),
    ).toBeNull();
    expect(cleared(venue, [aMovableOccupancy('21:30')], tableOne)).toHaveLength(1);
  });

  it('null when a table is free only outside the areas of the booked experience', () => {
    const tables = [aTable(1), aTable(2, { floorPlanAreaId: 2 })];
    const experiences = [anExperience({ floorPlanAreaIds: [1] })];
    const venue = aVenue({ tables, combinations: [], experiences });
    expect(cleared(venue, [aMovableOccupancy('21:30', { experienceId: 7 })], tableOne)).toBeNull();
  });
});
