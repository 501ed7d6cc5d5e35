import { expect, test } from 'vitest';
import type { BookingStatus } from '../../../../src/domain/booking-status.ts';
import { groupDay } from '../../../../src/staff/screens/day/day-groups.ts';
import { aBooking, at } from '../../fixtures/bookings.ts';

const SHIFTS = [
  { id: 'lunch', name: 'Almuerzo' },
  { id: 'dinner', name: 'Cena' },
];
const of = (uuid: string, status: BookingStatus, changes = {}) =>
  aBooking({ uuid, status, ...changes });

test('every booking is in one group, depending on its status', () => {
  const groups = groupDay(
    [
      of('request', 'REQUESTED'),
      of('review', 'PENDING_MERCHANT_CONFIRMATION'),
      of('wait-list', 'PENDING_WAIT_LIST_BOOKING'),
      of('door', 'WAIT_LIST_WALK_IN'),
      of('confirmed', 'CONFIRMED'),
      of('left', 'ATTENDED'),
      of('canceled', 'CANCELED'),
      of('no-show', 'NO_SHOW'),
      of('declined', 'DECLINED_BY_MERCHANT'),
      of('deleted', 'DELETED'),
    ],
    SHIFTS,
  );
  const uuids = (bookings: { uuid: string }[]) => bookings.map(({ uuid }) => uuid).sort();
  expect(uuids(groups.toAnswer)).toEqual(['request', 'review', 'wait-list']);
  expect(uuids(groups.waiting)).toEqual(['door']);
  expect(groups.shifts.map((shift) => uuids(shift.bookings))).toEqual([['confirmed', 'left']]);
  expect(uuids(groups.inactive)).toEqual(['canceled', 'declined', 'no-show']);
});

test('shifts have the venue’s order, and removed ones come last', () => {
  const groups = groupDay(
    [
      of('old', 'CONFIRMED', {
        shiftType: { id: 'brunch', name: 'Brunch' },
        bookingAt: at('11:00'),
      }),
      of('evening', 'CONFIRMED'),
      of('noon', 'CONFIRMED', { shiftType: SHIFTS[0], bookingAt: at('13:00') }),
    ],
    SHIFTS,
  );
  expect(groups.shifts.map(({ name }) => name)).toEqual(['Almuerzo', 'Cena', 'Brunch']);
});

test('bookings past midnight come after those before it', () => {
  const [dinner] = groupDay(
    [
      of('after', 'CONFIRMED', { bookingAt: '2026-11-21T00:30:00+01:00' }),
      of('before', 'CONFIRMED', { bookingAt: at('23:30') }),
    ],
    SHIFTS,
  ).shifts;
  expect(dinner?.bookings.map(({ uuid }) => uuid)).toEqual(['before', 'after']);
});

test('a shift’s totals: covers with children, expected and present parties', () => {
  const [dinner] = groupDay(
    [
      of('a', 'CONFIRMED', { pax: 4, paxChildren: 2 }),
      of('b', 'ARRIVED', { pax: 2 }),
      of('c', 'ACCOUNT_SENT', { pax: 3 }),
      of('d', 'ATTENDED', { pax: 2 }),
    ],
    SHIFTS,
  ).shifts;
  expect(dinner?.counts).toEqual({ bookings: 4, covers: 13, expected: 1, present: 2 });
});
