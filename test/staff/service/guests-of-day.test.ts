import { expect, test } from 'vitest';
import { guestsOfDay } from '../../../src/staff/service/guests-of-day.ts';
import { aBooking, aCustomer, at } from '../fixtures/bookings.ts';

const booked = (time: string, name: string, changes: Parameters<typeof aBooking>[0] = {}) =>
  aBooking({
    uuid: `${time} ${name}`,
    bookingAt: at(time),
    customer: aCustomer({ uuid: name, name }),
    ...changes,
  });
const namesOf = (...bookings: ReturnType<typeof booked>[]) =>
  guestsOfDay(bookings).map(({ customer }) => customer.name);

test('guests are in the order of their bookings', () => {
  expect(namesOf(booked('21:00', 'Rosa'), booked('13:00', 'Anna'))).toEqual(['Anna', 'Rosa']);
});

test('a guest who comes twice is there once, with the first booking', () => {
  const guests = guestsOfDay([booked('21:00', 'Rosa'), booked('13:00', 'Rosa')]);
  expect(guests.map(({ booking }) => booking.uuid)).toEqual(['13:00 Rosa']);
});

test('people who share an email are each there, with their own bookings', () => {
  const customer = (name: string) => ({ customer: aCustomer({ uuid: 'desk', name }) });
  const guests = guestsOfDay([
    booked('21:00', 'Ada', customer('Ada Marsh')),
    booked('20:00', 'Clara', customer('Clara Puig')),
    booked('22:00', 'Ada', customer('Ada Marsh')),
  ]);
  expect(guests.map(({ booking }) => booking.uuid)).toEqual(['20:00 Clara', '21:00 Ada']);
});

test('a guest whose first booking was canceled is there with the second one', () => {
  const bookings = [booked('13:00', 'Rosa', { status: 'CANCELED' }), booked('21:00', 'Rosa')];
  expect(guestsOfDay(bookings).map(({ booking }) => booking.uuid)).toEqual(['21:00 Rosa']);
});

test('who left after their visit is there; who canceled or never came is not', () => {
  expect(
    namesOf(
      booked('13:00', 'Attended', { status: 'ATTENDED' }),
      booked('13:30', 'Canceled', { status: 'CANCELED' }),
      booked('14:00', 'Absent', { status: 'NO_SHOW' }),
      booked('14:30', 'Declined', { status: 'DECLINED_BY_MERCHANT' }),
      booked('15:00', 'Requested', { status: 'REQUESTED' }),
      booked('15:30', 'Seated', { status: 'SEATED' }),
    ),
  ).toEqual(['Attended', 'Requested', 'Seated']);
});

test('guests who are no customers are left out', () => {
  expect(namesOf(booked('13:00', 'Walk-in', { customer: null }))).toEqual([]);
});
