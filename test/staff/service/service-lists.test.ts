import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StaffBooking } from '../../../src/contract/staff/booking.ts';
import { BOOKING_STATUSES } from '../../../src/domain/booking-status.ts';
import {
  isRequest,
  type ServiceLists,
  serviceLists,
} from '../../../src/staff/service/service-lists.ts';
import { aBooking, aSession, at } from '../fixtures/bookings.ts';

const NOW = Date.parse(at('20:00'));
const listsOf = (bookings: readonly StaffBooking[], isToday = true) =>
  serviceLists(bookings, aSession().venue, NOW, isToday);
const idsOf = (lists: ServiceLists) =>
  Object.fromEntries(
    Object.entries<readonly StaffBooking[]>({ ...lists }).map(([name, list]) => [
      name,
      list.map(({ uuid }) => uuid),
    ]),
  );
const confirmed = (time: string) => aBooking({ uuid: time, bookingAt: at(time) });

test('Next has the past hour and the next two of today; the rest is missing or later', () => {
  const times = ['18:59', '19:00', '22:00', '22:01'];
  expect(idsOf(listsOf(times.map(confirmed)))).toMatchObject({
    missing: ['18:59'],
    next: ['19:00', '22:00'],
    later: ['22:01'],
  });
});

test('another day has all its parties in Next', () => {
  const times = ['23:00', '13:00'];
  expect(idsOf(listsOf(times.map(confirmed), false))).toMatchObject({
    missing: [],
    next: ['13:00', '23:00'],
    later: [],
  });
});

test('who has arrived comes before everybody else, the longest wait first', () => {
  const arrived = (uuid: string, arrivedAt: string) =>
    aBooking({ uuid, status: 'ARRIVED', arrivedAt: at(arrivedAt), bookingAt: at('21:00') });
  const bookings = [confirmed('19:30'), arrived('b', '19:50'), arrived('a', '19:55')];
  expect(idsOf(listsOf(bookings)).next).toEqual(['b', 'a', '19:30']);
});

test('every booking is in exactly one list, unless it is deleted or a request', () => {
  const anyBooking = fc
    .record({
      uuid: fc.uuid(),
      status: fc.constantFrom(...BOOKING_STATUSES),
      minutes: fc.integer({ min: -600, max: 600 }),
      pax: fc.integer({ min: 1, max: 12 }),
    })
    .map(({ uuid, status, minutes, pax }) => {
      const bookingAt = new Date(NOW + minutes * 60_000).toISOString();
      const seatedAt = status === 'SEATED' ? bookingAt : null;
      return aBooking({ uuid, status, bookingAt, pax, arrivedAt: bookingAt, seatedAt });
    });
  fc.assert(
    fc.property(
      fc.uniqueArray(anyBooking, { selector: ({ uuid }) => uuid }),
      fc.boolean(),
      (bookings, isToday) => {
        const listed = Object.values(idsOf(listsOf(bookings, isToday))).flat();
        const expected = bookings.filter(
          (booking) => booking.status !== 'DELETED' && !isRequest(booking),
        );
        expect(listed).toHaveLength(expected.length);
        expect(new Set(listed)).toEqual(new Set(expected.map(({ uuid }) => uuid)));
      },
    ),
  );
});
