import { expect, test } from 'vitest';
import { nearestFree } from '../../../../src/staff/screens/booking-sheet/use-proposed-time.ts';
import { at } from '../../fixtures/bookings.ts';
import { aTime, FULL } from './times.ts';

const ASKED = { bookingAt: at('20:30') };

test('the free time that is nearest to the one that was asked for', () => {
  const times = [
    aTime('19:30'),
    aTime('20:15', { areTablesTaken: true }),
    aTime('20:30'),
    aTime('20:45', { rules: [FULL] }),
    aTime('21:00'),
  ];
  expect(nearestFree(times, ASKED)).toBe('21:00:00');
});

test('of two that are as near, the earlier one', () => {
  expect(nearestFree([aTime('20:15'), aTime('20:45')], ASKED)).toBe('20:15:00');
});

test('none if only the time that was asked for is free', () => {
  expect(nearestFree([aTime('20:30'), aTime('21:00', { rules: [FULL] })], ASKED)).toBeUndefined();
});
