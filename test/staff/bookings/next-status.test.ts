import { expect, test } from 'vitest';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  nextStatuses,
  staffStatuses,
} from '../../../src/domain/booking-status.ts';
import { goesBack, isFinal, nextStatus } from '../../../src/staff/bookings/next-status.ts';

const TODAY = '2030-01-18';
const today = (status: BookingStatus) => nextStatus(TODAY, { status, workDay: TODAY });

test('next statuses lead from CONFIRMED to ATTENDED', () => {
  const statuses: BookingStatus[] = ['CONFIRMED'];
  for (let next = today('CONFIRMED'); next; next = today(next)) statuses.push(next);
  expect(statuses).toEqual([
    'CONFIRMED',
    'ARRIVED',
    'SEATED',
    'DESSERTS',
    'ACCOUNT_SENT',
    'ACCOUNT_PAID',
    'ATTENDED',
  ]);
});

test.each(BOOKING_STATUSES)('the next status of %s is null or an allowed move', (status) => {
  const next = today(status);
  expect(next === null || nextStatuses(status).includes(next)).toBe(true);
});

test('a waiting walk-in is seated next', () => {
  expect(today('WAIT_LIST_WALK_IN')).toBe('SEATED');
});

test('bookings that are over have no next status', () => {
  for (const status of ['ATTENDED', 'NO_SHOW', 'CANCELED', 'DECLINED_BY_MERCHANT'] as const) {
    expect(today(status)).toBeNull();
  }
});

test('a booking of a coming day can only be canceled or deleted', () => {
  const booking = { status: 'CONFIRMED', workDay: '2030-01-19' } as const;
  expect(staffStatuses(booking, TODAY)).toEqual(['CANCELED', 'DELETED']);
  expect(nextStatus(TODAY, booking)).toBeNull();
});

test('a booking of a coming day that a partner has seated too early can be confirmed again', () => {
  const workDay = '2030-01-19';
  expect(staffStatuses({ status: 'SEATED', workDay }, TODAY)).toEqual(['CONFIRMED']);
  expect(staffStatuses({ status: 'ATTENDED', workDay }, TODAY)).toEqual(['DELETED', 'CONFIRMED']);
  expect(staffStatuses({ status: 'SEATED', workDay: TODAY }, TODAY)).not.toContain('CONFIRMED');
});

test('guests of a past day have left, or did not come', () => {
  const workDay = '2030-01-17';
  expect(staffStatuses({ status: 'CONFIRMED', workDay }, TODAY)).toEqual([
    'NO_SHOW',
    'CANCELED',
    'DELETED',
    'ATTENDED',
  ]);
  expect(staffStatuses({ status: 'SEATED', workDay }, TODAY)).toEqual(['ATTENDED', 'NO_SHOW']);
  expect(staffStatuses({ status: 'ATTENDED', workDay }, TODAY)).toEqual(['DELETED', 'NO_SHOW']);
  expect(staffStatuses({ status: 'NO_SHOW', workDay }, TODAY)).toEqual([
    'CONFIRMED',
    'DELETED',
    'ATTENDED',
  ]);
});

test('canceling, declining and deleting are final', () => {
  const final = BOOKING_STATUSES.filter((status) => isFinal(status));
  expect(final).toEqual(['CANCELED', 'DECLINED_BY_MERCHANT', 'DELETED']);
});

test('goesBack: to an earlier status of the visit, and from NO_SHOW', () => {
  expect(goesBack('ARRIVED', 'CONFIRMED')).toBe(true);
  expect(goesBack('ATTENDED', 'SEATED')).toBe(true);
  expect(goesBack('NO_SHOW', 'CONFIRMED')).toBe(true);
  expect(goesBack('REQUESTED', 'CONFIRMED')).toBe(false);
  expect(goesBack('SEATED', 'ACCOUNT_PAID')).toBe(false);
});
