import { expect, test } from 'vitest';
import { tableStates } from '../../src/staff/table-states.ts';
import { aBooking, aTable, at } from './bookings.ts';

const NOW = Date.parse(at('20:00'));

test('taken where guests have arrived or sit, whatever was promised later', () => {
  const states = tableStates(
    [
      aBooking({ bookingAt: at('22:00'), tables: [aTable(4)] }),
      aBooking({ uuid: 'b', status: 'SEATED', tables: [aTable(4)] }),
      aBooking({ uuid: 'c', status: 'ARRIVED', tables: [aTable(5)] }),
    ],
    NOW,
  );
  expect(states.get(4)).toEqual({ kind: 'taken' });
  expect(states.get(5)).toEqual({ kind: 'taken' });
});

test('promised to the earliest booking within three hours', () => {
  const states = tableStates(
    [
      aBooking({ bookingAt: at('22:00'), tables: [aTable(4)] }),
      aBooking({ uuid: 'b', bookingAt: at('21:00'), tables: [aTable(4)] }),
      aBooking({ uuid: 'c', bookingAt: at('23:30'), tables: [aTable(5)] }),
    ],
    NOW,
  );
  expect(states.get(4)).toEqual({ kind: 'promised', from: at('21:00') });
  expect(states.has(5)).toBe(false);
});

test('free where guests have left, did not come, or hold no table', () => {
  const states = tableStates(
    [
      aBooking({ status: 'ATTENDED' }),
      aBooking({ uuid: 'b', status: 'NO_SHOW' }),
      aBooking({ uuid: 'c', status: 'REQUESTED' }),
    ],
    NOW,
  );
  expect(states.size).toBe(0);
});
