import { expect, test } from 'vitest';
import { tableStates } from '../../../../src/staff/screens/walk-in/table-states.ts';
import { aBooking, aTable, at } from '../../fixtures/bookings.ts';

const NOW = Date.parse(at('20:00'));

test('taken if guests have arrived or are seated, whatever is booked later', () => {
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

test('booked from the earliest booking within three hours', () => {
  const states = tableStates(
    [
      aBooking({ bookingAt: at('22:00'), tables: [aTable(4)] }),
      aBooking({ uuid: 'b', bookingAt: at('21:00'), tables: [aTable(4)] }),
      aBooking({ uuid: 'c', bookingAt: at('23:30'), tables: [aTable(5)] }),
    ],
    NOW,
  );
  expect(states.get(4)).toEqual({ kind: 'booked', from: at('21:00') });
  expect(states.has(5)).toBe(false);
});

test('free if the bookings are over or have no table yet', () => {
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
