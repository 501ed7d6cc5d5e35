import { expect, test } from 'vitest';
import { occupiedTables } from '../../../../src/staff/screens/booking-sheet/occupied-tables.ts';
import { aBooking, aTable, at } from '../../fixtures/bookings.ts';

const STAY = { from: Date.parse(at('20:00')), until: Date.parse(at('22:00')) };
const idsOf = (...bookings: ReturnType<typeof aBooking>[]) => [
  ...occupiedTables(bookings, STAY, 'own').keys(),
];

test('a booking that overlaps the stay has its tables', () => {
  expect(idsOf(aBooking({ bookingAt: at('21:45'), tables: [aTable(4), aTable(5)] }))).toEqual([
    4, 5,
  ]);
});

test('a booking that ends when the stay begins, or begins when it ends, does not matter', () => {
  expect(idsOf(aBooking({ bookingAt: at('18:15'), turnMinutes: 105 }))).toEqual([]);
  expect(idsOf(aBooking({ bookingAt: at('22:00') }))).toEqual([]);
});

test('the booking that is being changed, and one without a claim to a table, do not matter', () => {
  expect(idsOf(aBooking({ uuid: 'own' }), aBooking({ status: 'CANCELED' }))).toEqual([]);
});

test('guests have their table from when they sat down', () => {
  const late = aBooking({ bookingAt: at('18:00'), seatedAt: at('18:30'), status: 'SEATED' });
  expect(idsOf(late)).toEqual([4]);
});
