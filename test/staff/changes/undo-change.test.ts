import { expect, test } from 'vitest';
import { undoneBooking } from '../../../src/staff/changes/undo-change.ts';
import { aBooking, aTable } from '../fixtures/bookings.ts';
import { aDoneChange } from '../outbox/an-entry.ts';

const done = aDoneChange();

test('what the change changed is as before, and everything else as it is now', () => {
  const now = { ...done.after, version: 3, privateNotes: 'regulars', tables: [aTable(5)] };
  expect(undoneBooking(done, now)).toEqual({ ...now, status: 'CONFIRMED', arrivedAt: null });
});

test('null once somebody else has changed the same', () => {
  expect(undoneBooking(done, { ...done.after, version: 3, status: 'SEATED' })).toBeNull();
});

test('a walk-in is deleted', () => {
  expect(undoneBooking({ ...done, before: null }, aBooking())?.status).toBe('DELETED');
});
