import { expect, test } from 'vitest';
import { findOtherTables, listBookingsAtRisk } from '../../../src/domain/availability/at-risk.ts';
import type { Occupancy } from '../../../src/domain/availability/availability.ts';
import { aTable, aVenue } from '../../fixtures/venue.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2030-01-16T21:00:00+01:00');

function anOccupancy(bookingUuid: string, changes: Partial<Occupancy>): Occupancy {
  return {
    bookingUuid,
    startAt: NOW,
    endAt: NOW + HOUR,
    status: 'CONFIRMED',
    covers: 2,
    floorPlanAreaId: null,
    tableIds: [1],
    hasFixedTables: false,
    highChairs: 0,
    strollers: 0,
    addOns: [],
    ...changes,
  };
}

const guests = anOccupancy('guests', {
  startAt: NOW - HOUR,
  status: 'SEATED',
  isInHouse: true,
  isSeated: true,
});

function atRisk(...others: Occupancy[]) {
  const venue = aVenue({ tables: [aTable(1), aTable(2), aTable(3)], combinations: [] });
  const day = { venue, workDay: '2030-01-16', now: NOW, occupancies: [guests, ...others] };
  const uuids = new Set(others.map(({ bookingUuid }) => bookingUuid));
  return listBookingsAtRisk(day, uuids).map(({ booking }) => [
    booking.bookingUuid,
    findOtherTables(day, booking),
  ]);
}

test('a booking that begins before the guests at its table are expected to leave, with a free table', () => {
  const next = anOccupancy('next', { startAt: NOW + HOUR / 2, endAt: NOW + 2 * HOUR });
  expect(atRisk(next)).toEqual([['next', [2]]]);
  expect(atRisk(next, anOccupancy('other', { tableIds: [2], endAt: NOW + 3 * HOUR }))).toEqual([
    ['next', [3]],
  ]);
});

test('no table where all are taken by bookings that stay', () => {
  const next = anOccupancy('next', { startAt: NOW + HOUR / 2, endAt: NOW + 2 * HOUR });
  const fixed = [2, 3].map((id) =>
    anOccupancy(`at ${id}`, { tableIds: [id], endAt: NOW + 2 * HOUR, hasFixedTables: true }),
  );
  expect(atRisk(next, ...fixed)).toEqual([['next', null]]);
});

test('nobody where the guests leave in time, sit elsewhere, or are the same party', () => {
  expect(atRisk(anOccupancy('after', { startAt: NOW + HOUR, endAt: NOW + 2 * HOUR }))).toEqual([]);
  expect(atRisk(anOccupancy('elsewhere', { tableIds: [2] }))).toEqual([]);
  expect(atRisk()).toEqual([]);
});

test('the guests who wait for a table at which others still sit, not those who sit', () => {
  const arrived = anOccupancy('arrived', { status: 'ARRIVED', isInHouse: true });
  expect(atRisk(arrived)).toEqual([['arrived', [2]]]);
});

test('of two parties that have arrived for one table, the one with the later booking', () => {
  const first = anOccupancy('first', {
    startAt: NOW - HOUR / 2,
    status: 'ARRIVED',
    isInHouse: true,
    tableIds: [2],
  });
  const second = anOccupancy('second', { status: 'ARRIVED', isInHouse: true, tableIds: [2] });
  expect(atRisk(first, second)).toEqual([['second', [3]]]);
});
