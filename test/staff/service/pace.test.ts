import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countsForPace, paceOf } from '../../../src/staff/service/pace.ts';
import { aBooking, aSession, at } from '../fixtures/bookings.ts';
import { bookingsOfAnEvening } from '../fixtures/full-house.ts';

const { venue } = aSession();
const time = (text: string) => Date.parse(at(text));

test('covers and parties by quarter hour, from the first to the last booking', () => {
  const pace = paceOf(
    [
      aBooking({ bookingAt: at('21:00'), pax: 4 }),
      aBooking({ uuid: 'b', bookingAt: at('20:37'), pax: 3 }),
      aBooking({ uuid: 'c', bookingAt: at('20:30'), pax: 2, status: 'ATTENDED' }),
      aBooking({ uuid: 'd', bookingAt: at('20:30'), pax: 9, status: 'CANCELED' }),
      aBooking({ uuid: 'e', bookingAt: at('20:30'), pax: 9, status: 'REQUESTED' }),
      aBooking({ uuid: 'f', bookingAt: at('20:30'), pax: 9, isExemptFromPace: true }),
    ],
    venue,
  );

  expect(pace.map(({ startAt, covers, parties }) => [startAt, covers, parties])).toEqual([
    [time('20:30'), 5, 2],
    [time('20:45'), 0, 0],
    [time('21:00'), 4, 1],
  ]);
});

test('says by how many covers the limit is exceeded', () => {
  const bookings = [
    aBooking({ bookingAt: at('20:30'), pax: 8 }),
    aBooking({ uuid: 'b', bookingAt: at('20:45'), pax: 6 }),
  ];

  const limits = new Map([[time('20:30'), 6]]);
  expect(paceOf(bookings, venue, { limits })).toMatchObject([
    { limit: 6, over: 2 },
    { limit: null, over: 0 },
  ]);
  expect(paceOf(bookings, venue)[0]).toMatchObject({ limit: null, over: 0 });
});

test('one shift only, with the whole of its opening hours', () => {
  const pace = paceOf(
    [
      aBooking({ bookingAt: at('20:30') }),
      aBooking({ uuid: 'b', bookingAt: at('13:00'), shiftType: { id: 'lunch', name: 'Almuerzo' } }),
    ],
    venue,
    { shiftId: 'dinner', range: { startAt: time('20:00'), endAt: time('21:00') } },
  );

  expect(pace.map(({ covers }) => covers)).toEqual([0, 0, 2, 0]);
});

test('without bookings and opening hours there is no pace', () => {
  expect(paceOf([], venue)).toEqual([]);
});

test('each counted booking is in one quarter: the sums are those of the bookings', () => {
  fc.assert(
    fc.property(bookingsOfAnEvening, (bookings) => {
      const pace = paceOf(bookings, { ...venue, separatesAdultsAndChildren: true });
      const counted = bookings.filter(({ status }) => countsForPace(status));
      const covers = counted.reduce((sum, each) => sum + each.pax + each.paxChildren, 0);
      expect(pace.reduce((sum, quarter) => sum + quarter.covers, 0)).toBe(covers);
      expect(pace.reduce((sum, quarter) => sum + quarter.parties, 0)).toBe(counted.length);
      for (const [i, { startAt }] of pace.entries()) {
        expect(startAt).toBe((pace[0]?.startAt ?? 0) + i * 15 * 60_000);
      }
    }),
  );
});
