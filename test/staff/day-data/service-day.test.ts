import { describe, expect, test } from 'vitest';
import {
  type ServiceDay,
  versionOfTag,
  withBookings,
  withChanges,
} from '../../../src/staff/day-data/service-day.ts';
import { aBooking, TODAY } from '../fixtures/bookings.ts';

const one = aBooking({ uuid: 'one', version: 3 });
const other = aBooking({ uuid: 'other' });
const day: ServiceDay = {
  date: TODAY,
  bookings: [one, other],
  tag: '"a.v1"',
  version: 'v1',
  readAt: 0,
};
const uuids = ({ bookings }: ServiceDay) => bookings.map(({ uuid }) => uuid);

test.each([
  ['"v1.8c1f.9a.0"', '8c1f'],
  ['W/"v1.8c1f.9a.0"', '8c1f'],
  ['"something"', null],
  [null, null],
])('the tag %s names the version %s', (tag, version) => {
  expect(versionOfTag(tag)).toBe(version);
});

describe('an answer to a change', () => {
  test('replaces the booking at its place', () => {
    const seated = { ...one, version: 4, status: 'SEATED' } as const;
    expect(withBookings(day, [seated]).bookings).toEqual([seated, other]);
  });

  test('changes nothing if a newer version is known', () => {
    expect(withBookings(day, [{ ...one, version: 2 }]).bookings).toEqual([one, other]);
  });

  test('adds a new booking', () => {
    expect(uuids(withBookings(day, [aBooking({ uuid: 'new' })]))).toEqual(['one', 'other', 'new']);
  });

  test('takes a deleted booking out, and one that is on another day', () => {
    const deleted = { ...one, version: 4, status: 'DELETED' } as const;
    expect(uuids(withBookings(day, [deleted]))).toEqual(['other']);
    expect(uuids(withBookings(day, [{ ...one, version: 4, workDay: '2026-11-21' }]))).toEqual([
      'other',
    ]);
    expect(uuids(withBookings({ ...day, date: '2026-11-21' }, [deleted]))).toEqual(['other']);
  });

  test('leaves the tag behind, so that the next read brings the whole list', () => {
    expect(withBookings(day, [one])).toMatchObject({ tag: null, version: 'v1' });
  });
});

test('an event brings the bookings that were found, takes out those that were not, and its version', () => {
  const fresh = { ...one, version: 4 };
  const changed = withChanges(day, { version: 'v2', changed: ['one', 'other'] }, [fresh]);
  expect(changed).toEqual({ date: TODAY, bookings: [fresh], tag: null, version: 'v2', readAt: 0 });
});
