import { expect, test } from 'vitest';
import { shiftsWithTimes } from '../../../src/diner/times/bookable-times.ts';
import { unavailableReason } from '../../../src/diner/times/unavailable-reason.ts';
import { FREE, unavailable, workDay } from '../answers.ts';

const DATE = '2030-05-10';
const PAST = unavailable('PAST', 'CHOOSE_ANOTHER_DATE');
const FULL = unavailable('FULL', 'JOIN_WAIT_LIST');

const SHIFTS = [
  ...shiftsWithTimes(
    workDay(DATE, [], { type: { id: 'LUNCH', name: 'Lunch' }, availability: PAST }),
  ),
  ...shiftsWithTimes(workDay(DATE, [], { availability: FULL })),
];
const DAY = { lostReason: null, shifts: SHIFTS, dayAvailability: undefined, isLoaded: true };

test('the shift to come explains the day, not the lunch that is over', () => {
  expect(unavailableReason(DAY)).toBe(FULL);
  // The month was loaded before the last times went.
  expect(unavailableReason({ ...DAY, dayAvailability: FREE })).toBe(FULL);
});

test('the day of the calendar explains it, and a lost time before everything else', () => {
  const dayAvailability = unavailable('CLOSED', 'CHOOSE_ANOTHER_DATE');
  expect(unavailableReason({ ...DAY, dayAvailability })).toBe(dayAvailability);
  expect(unavailableReason({ ...DAY, dayAvailability, lostReason: PAST })).toBe(PAST);
});

test('nothing to explain while the times are loading', () => {
  expect(unavailableReason({ ...DAY, isLoaded: false })).toBeNull();
});
