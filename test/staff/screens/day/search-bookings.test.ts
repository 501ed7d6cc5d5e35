import { expect, test } from 'vitest';
import { searchBookings } from '../../../../src/staff/screens/day/search-bookings.ts';
import { aBooking, aCustomer, aTable } from '../../fixtures/bookings.ts';

const BOOKINGS = [
  aBooking({
    uuid: 'iñaki',
    customer: aCustomer({ name: 'Iñaki Etxeberria', phone: '+34 611 222 333' }),
    tables: [aTable(1)],
  }),
  aBooking({
    uuid: 'anna',
    customer: aCustomer({ name: 'Anna Bosch', phone: '+34600999888' }),
    tables: [aTable(12)],
    privateNotes: 'Cake at ten',
  }),
  aBooking({ uuid: 'walk-in', customer: null, isWalkIn: true, tables: [aTable(21)] }),
];

test.each([
  ['inaki', ['iñaki']],
  ['ANNA bosch', ['anna']],
  ['bosch cake', ['anna']],
  ['611 222', ['iñaki']],
  ['611222333', ['iñaki']],
  ['t1', ['iñaki']],
  ['t12', ['anna']],
  ['cake', ['anna']],
  ['nobody', []],
  ['   ', ['iñaki', 'anna', 'walk-in']],
])('%j finds %j', (search, uuids) => {
  expect(searchBookings(BOOKINGS, search).map(({ uuid }) => uuid)).toEqual(uuids);
});
