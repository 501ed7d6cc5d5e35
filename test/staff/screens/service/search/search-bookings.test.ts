import { expect, test } from 'vitest';
import {
  findBookings,
  searchBookings,
} from '../../../../../src/staff/screens/service/search/search-bookings.ts';
import { aBooking, aCustomer, aTable } from '../../../fixtures/bookings.ts';

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
    hotelRoom: '1204',
    bookingExternalId: 'POS-77',
  }),
  aBooking({ uuid: 'walk-in', customer: null, isWalkIn: true, tables: [aTable(21)] }),
];

test.each([
  ['inaki', ['iñaki']],
  ['ANNA bosch', ['anna']],
  ['bosch cake', ['anna']],
  ['611 222', ['iñaki']],
  ['611222333', ['iñaki']],
  ['611 22 23 33', ['iñaki']],
  ['+34 (0) 611 222 333', ['iñaki']],
  ['\u2068٠٠٣٤ ٦١١ ٢٢٢ ٣٣٣\u2069', ['iñaki']],
  ['611 222 334', []],
  ['t1', ['iñaki']],
  ['t12', ['anna']],
  ['cake', ['anna']],
  ['9998', ['anna']],
  ['1204', ['anna']],
  ['pos-77', ['anna']],
  ['nobody', []],
  ['   ', ['iñaki', 'anna', 'walk-in']],
])('%j finds %j', (search, uuids) => {
  expect(searchBookings(BOOKINGS, search).map(({ uuid }) => uuid)).toEqual(uuids);
});

test('what was found is shown unless it is in the name or the table', () => {
  const because = (search: string) => findBookings(BOOKINGS, search).map((each) => each.because);
  expect(because('9998')).toEqual(['+34600999888']);
  expect(because('anna cake')).toEqual(['Cake at ten']);
  expect(because('anna')).toEqual([null]);
  expect(because('t12')).toEqual([null]);
});

test('a booking is found by what was given with it, and by what differs in the profile', () => {
  const profile = { name: 'Clara Puig', email: 'desk@hotel.example', phone: '+34931110000' };
  const ada = aCustomer({ name: 'Ada Marsh', email: null, phone: '+447911123456' });
  const bookings = [aBooking({ uuid: 'ada', customer: { ...ada, profile } })];
  const because = (search: string) => findBookings(bookings, search).map((each) => each.because);
  expect(because('marsh')).toEqual([null]);
  expect(because('123456')).toEqual(['+447911123456']);
  expect(because('07911 123456')).toEqual(['+447911123456']);
  expect(because('puig')).toEqual(['Clara Puig']);
  expect(because('desk@hotel')).toEqual(['desk@hotel.example']);
  expect(because('110000')).toEqual(['+34931110000']);
  expect(because('moss')).toEqual([]);
});

test('names that begin with the search come before names that contain it, notes come last', () => {
  const bookings = [
    aBooking({ uuid: 'note', privateNotes: 'With Rosa' }),
    aBooking({ uuid: 'inside', customer: aCustomer({ name: 'Prosas' }) }),
    aBooking({ uuid: 'second', customer: aCustomer({ name: 'Ana Rosales' }) }),
    aBooking({ uuid: 'first', customer: aCustomer({ name: 'Rosa Ferrer' }) }),
  ];
  const found = findBookings(bookings, 'rosa').map(({ booking }) => booking.uuid);
  expect(found).toEqual(['second', 'first', 'inside', 'note']);
});

test('an empty search finds nothing to list', () => {
  expect(findBookings(BOOKINGS, ' ')).toEqual([]);
});
