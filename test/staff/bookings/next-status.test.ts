import { expect, test } from 'vitest';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  nextStatuses,
} from '../../../src/domain/booking-status.ts';
import { goesBack, isFinal, nextStatus } from '../../../src/staff/bookings/next-status.ts';

test('next statuses lead from CONFIRMED to ATTENDED', () => {
  const statuses: BookingStatus[] = ['CONFIRMED'];
  for (let next = nextStatus('CONFIRMED'); next; next = nextStatus(next)) statuses.push(next);
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
  const next = nextStatus(status);
  expect(next === null || nextStatuses(status).includes(next)).toBe(true);
});

test('a waiting walk-in is seated next', () => {
  expect(nextStatus('WAIT_LIST_WALK_IN')).toBe('SEATED');
});

test('bookings that are over have no next status', () => {
  for (const status of ['ATTENDED', 'NO_SHOW', 'CANCELED', 'DECLINED_BY_MERCHANT'] as const) {
    expect(nextStatus(status)).toBeNull();
  }
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
