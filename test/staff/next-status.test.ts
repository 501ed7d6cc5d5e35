import { expect, test } from 'vitest';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  movesFrom,
} from '../../src/domain/booking-status.ts';
import { canUndo, goesBack, isFinal, nextStatus } from '../../src/staff/next-status.ts';

test('the evening goes from confirmed to gone, one tap at a time', () => {
  const course: BookingStatus[] = ['CONFIRMED'];
  for (let next = nextStatus('CONFIRMED'); next; next = nextStatus(next)) course.push(next);
  expect(course).toEqual([
    'CONFIRMED',
    'ARRIVED',
    'SEATED',
    'DESSERTS',
    'ACCOUNT_SENT',
    'ACCOUNT_PAID',
    'ATTENDED',
  ]);
});

test.each(BOOKING_STATUSES)('only an allowed move is offered as the next: %s', (status) => {
  const next = nextStatus(status);
  expect(next === null || movesFrom(status).includes(next)).toBe(true);
});

test('a party at the door is seated straight away', () => {
  expect(nextStatus('WAIT_LIST_WALK_IN')).toBe('SEATED');
});

test('nothing follows for those who left, did not come or were turned down', () => {
  for (const status of ['ATTENDED', 'NO_SHOW', 'CANCELED', 'DECLINED_BY_MERCHANT'] as const) {
    expect(nextStatus(status)).toBeNull();
  }
});

test('a move can be undone where the moves lead straight back', () => {
  expect(canUndo('CONFIRMED', 'ARRIVED')).toBe(true);
  expect(canUndo('CONFIRMED', 'NO_SHOW')).toBe(true);
  expect(canUndo('CONFIRMED', 'SEATED')).toBe(false);
  expect(canUndo('REQUESTED', 'CONFIRMED')).toBe(false);
  expect(canUndo('CONFIRMED', 'CANCELED')).toBe(false);
});

test('canceling, declining and deleting are final', () => {
  const final = BOOKING_STATUSES.filter((status) => isFinal(status));
  expect(final).toEqual(['CANCELED', 'DECLINED_BY_MERCHANT', 'DELETED']);
});

test('a move against the course of the evening goes back', () => {
  expect(goesBack('ARRIVED', 'CONFIRMED')).toBe(true);
  expect(goesBack('ATTENDED', 'SEATED')).toBe(true);
  expect(goesBack('NO_SHOW', 'CONFIRMED')).toBe(true);
  expect(goesBack('REQUESTED', 'CONFIRMED')).toBe(false);
  expect(goesBack('SEATED', 'ACCOUNT_PAID')).toBe(false);
});
