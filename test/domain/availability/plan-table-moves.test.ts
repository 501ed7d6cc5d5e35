import { describe, expect, it } from 'vitest';
import { planTableMoves } from '../../../src/domain/availability/plan-table-moves.ts';
import { anExperience, aTable, aVenue } from '../../fixtures/venue.ts';
import { anOccupancy, at, MONDAY_NOON } from './an-evening.ts';

const tableOne = {
  tableIds: [1],
  startAt: at('21:00'),
  endAt: at('22:30'),
  now: MONDAY_NOON,
};

describe('planTableMoves', () => {
  it('no moves when the tables are free', () => {
    expect(planTableMoves(aVenue(), [], tableOne)).toEqual([]);
  });

  it('no moves, and no refusal, when the tables are too small or not a combination', () => {
    const requested = { ...tableOne, tableIds: [1, 3] };
    expect(planTableMoves(aVenue(), [], requested)).toEqual([]);
  });

  it('a move when another table is free for the booking', () => {
    const occupancy = anOccupancy('21:30');
    expect(planTableMoves(aVenue(), [occupancy], tableOne)).toEqual([
      { bookingUuid: occupancy.bookingUuid, tableIds: [2] },
    ]);
  });

  it('several moves, the largest party first, when several bookings conflict', () => {
    const couple = anOccupancy('20:30', { tableIds: [1], minutes: 60 });
    const four = anOccupancy('21:30', { tableIds: [1, 2], covers: 4 });
    expect(planTableMoves(aVenue(), [couple, four], tableOne)).toEqual([
      { bookingUuid: four.bookingUuid, tableIds: [3] },
      { bookingUuid: couple.bookingUuid, tableIds: [2] },
    ]);
  });

  it('null when no other table is free for the booking', () => {
    const venue = aVenue({ tables: [aTable(1)], combinations: [] });
    expect(planTableMoves(venue, [anOccupancy('21:30')], tableOne)).toBeNull();
  });

  it.each([
    ['its tables are fixed', { hasFixedTables: true }],
    ['its guests are here', { status: 'ARRIVED' }],
    ['its guests are seated', { status: 'SEATED' }],
  ] as const)('null when %s', (_, overrides) => {
    expect(planTableMoves(aVenue(), [anOccupancy('21:30', overrides)], tableOne)).toBeNull();
  });

  it('null when the booking starts within the freeze window', () => {
    const occupancy = anOccupancy('21:30');
    const soon = { ...tableOne, now: at('19:31') };
    expect(planTableMoves(aVenue(), [occupancy], soon)).toBeNull();
    expect(planTableMoves(aVenue(), [occupancy], { ...soon, now: at('19:30') })).not.toBeNull();
    expect(planTableMoves(aVenue({ freezeMinutes: 0 }), [occupancy], soon)).not.toBeNull();
  });

  it('null when a table is free only outside the booked area', () => {
    const tables = [aTable(1), aTable(2, { floorPlanAreaId: 2 })];
    const venue = aVenue({ tables, combinations: [] });
    expect(
      planTableMoves(venue, [anOccupancy('21:30', { floorPlanAreaId: 1 })], tableOne),
    ).toBeNull();
    expect(planTableMoves(venue, [anOccupancy('21:30')], tableOne)).toHaveLength(1);
  });

  it('null when a table is free only outside the areas of the booked experience', () => {
    const tables = [aTable(1), aTable(2, { floorPlanAreaId: 2 })];
    const experiences = [anExperience({ floorPlanAreaIds: [1] })];
    const venue = aVenue({ tables, combinations: [], experiences });
    expect(planTableMoves(venue, [anOccupancy('21:30', { experienceId: 7 })], tableOne)).toBeNull();
  });
});
