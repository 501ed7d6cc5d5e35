import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOOKING_STATUSES, type BookingStatus } from '../../src/domain/booking-status.ts';
import {
  type DayDistance,
  distanceOf,
  nextStepAt,
  occupiedInterval,
  sitsThere,
  storedInterval,
} from '../../src/domain/occupied-interval.ts';
import { MS_PER_MINUTE } from '../../src/domain/venue-time.ts';

const DAY = '2030-01-16';
const at = (time: string) => Date.parse(`${DAY}T${time}:00Z`);

/** A booking at 20:30 for 90 minutes, seated at that time unless a test says otherwise. */
function stay(status: BookingStatus, seated = '20:30', ended: string | null = null) {
  return {
    status,
    isWalkIn: false,
    bookingAt: at('20:30'),
    turnMinutes: 90,
    seatedAt: at(seated),
    endedAt: ended === null ? null : at(ended),
    updatedAt: at(seated),
  };
}

/** From and to at a time of the evening, as wall-clock times. */
function occupied(booking: ReturnType<typeof stay>, now: string, distance: DayDistance = 'near') {
  const interval = occupiedInterval(booking, at(now), distance);
  const timeOf = (instant: number) => new Date(instant).toISOString().slice(11, 16);
  return interval && `${timeOf(interval.startAt)}–${timeOf(interval.endAt)}`;
}

describe('guests in the house', () => {
  test.each([
    ['seated on time', '20:30', '20:40', '20:30–22:00'],
    ['seated early, from then on', '20:05', '20:10', '20:05–21:35'],
    ['seated late, for their whole turn', '21:10', '21:15', '20:30–22:40'],
    ['sitting longer than their turn', '20:30', '21:51', '20:30–22:10'],
    ['sitting much longer than their turn', '20:30', '23:05', '20:30–23:25'],
  ])('%s', (_, seated, now, expected) => {
    expect(occupied(stay('SEATED', seated), now)).toBe(expected);
  });

  test.each([
    ['DESSERTS', '20:50', '20:30–21:20'],
    ['DESSERTS', '21:50', '20:30–22:00'],
    ['ACCOUNT_SENT', '21:01', '20:30–21:20'],
    ['ACCOUNT_SENT', '22:31', '20:30–22:40'],
    ['ACCOUNT_PAID', '21:01', '20:30–21:10'],
    ['ACCOUNT_PAID', '23:01', '20:30–23:10'],
  ] as const)(
    '%s at %s leave soon, but have not left before somebody says so',
    (status, now, expected) => {
      expect(occupied(stay(status), now)).toBe(expected);
    },
  );

  test('who has arrived keeps the table from the booked time on', () => {
    const arrived = { ...stay('ARRIVED'), seatedAt: null };
    expect(occupiedInterval(arrived, at('20:00'), 'near')).toEqual({
      startAt: at('20:30'),
      endAt: at('22:00'),
    });
    expect(occupiedInterval(arrived, at('22:32'), 'near')?.endAt).toBe(at('22:50'));
  });

  test('nobody is in the house once the work day is over', () => {
    expect(occupied(stay('SEATED'), '23:05', 'over')).toBe('20:30–22:00');
  });

  test('a walk-in that is entered for later comes at that time', () => {
    const entered = { ...stay('SEATED', '19:45'), isWalkIn: true };
    expect(occupied(entered, '19:50')).toBe('20:30–22:00');
    expect(occupied(entered, '22:31')).toBe('20:30–22:50');
    expect(sitsThere(entered, at('20:29'), 'near')).toBe(false);
    expect(sitsThere(entered, at('20:30'), 'near')).toBe(true);
  });

  test('who sits down seconds after the booked time leaves at the end of the booked turn', () => {
    const seated = { ...stay('SEATED'), seatedAt: at('20:30') + 42_000 };
    expect(occupied(seated, '20:40')).toBe('20:30–22:00');
    expect(occupiedInterval(seated, at('20:40'), 'near')?.endAt).toBe(at('22:00'));
  });

  test.each([
    ['dinner and came for lunch', '12:00'],
    ['tomorrow', '-11:00'],
  ])(
    'who booked for %s is in the house, and keeps the table for the booked time as well',
    (_, seated) => {
      const [hours = 0] = seated.split(':').map(Number);
      const seatedAt = at('00:00') + hours * 60 * MS_PER_MINUTE;
      const guests = { ...stay('SEATED'), seatedAt, updatedAt: seatedAt };
      expect(sitsThere(guests, seatedAt, 'near')).toBe(true);
      expect(occupiedInterval(guests, seatedAt, 'near')).toEqual({
        startAt: seatedAt,
        endAt: at('22:00'),
      });
      const left = { ...guests, status: 'ATTENDED' as const, endedAt: seatedAt + 3_600_000 };
      expect(occupiedInterval(left, seatedAt, 'near')).toEqual({
        startAt: at('20:30'),
        endAt: at('20:30'),
      });
    },
  );

  test('a status of a booking of a later day only prepares the records', () => {
    const prepared = stay('SEATED', '12:00');
    expect(sitsThere(prepared, at('12:00'), 'later')).toBe(false);
    expect(occupied(prepared, '12:01', 'later')).toBe('20:30–22:00');
  });

  test('guests who booked for breakfast and sit down in the evening occupy their table', () => {
    const guests = { ...stay('SEATED', '23:50'), bookingAt: at('08:30') };
    expect(sitsThere(guests, at('23:50'), 'near')).toBe(true);
    expect(occupiedInterval(guests, at('23:55'), 'near')?.endAt).toBe(
      at('23:50') + 90 * MS_PER_MINUTE,
    );
  });

  test.each([
    ['2030-01-15', 'over'],
    ['2030-01-16', 'near'],
    ['2030-01-17', 'near'],
    ['2030-01-18', 'later'],
  ] as const)('on 16 January, %s is %s', (workDay, expected) => {
    expect(distanceOf(workDay, '2030-01-16')).toBe(expected);
  });
});

describe('everyone else', () => {
  test.each([
    ['CONFIRMED', '20:30–22:00'],
    ['ATTENDED', '20:30–21:10'],
    ['NO_SHOW', '20:30–20:30'],
    ['CANCELED', null],
    ['REQUESTED', null],
  ] as const)('%s', (status, expected) => {
    expect(occupied(stay(status, '20:30', '21:10'), '23:00')).toBe(expected);
  });
});

describe('always', () => {
  const someStay = fc.record({
    status: fc.constantFrom(...BOOKING_STATUSES),
    isWalkIn: fc.boolean(),
    bookingAt: fc.constant(at('20:30')),
    turnMinutes: fc.integer({ min: 15, max: 240 }),
    seatedAt: fc.option(fc.integer({ min: -700, max: 700 }).map(minutesAfter)),
    endedAt: fc.option(fc.integer({ min: 0, max: 300 }).map(minutesAfter)),
    updatedAt: fc.integer({ min: -600, max: 600 }).map(minutesAfter),
  });
  const someNow = fc.integer({ min: -600, max: 600 }).map(minutesAfter);

  test('an expected end stays the same until the next step, and never comes closer', () => {
    fc.assert(
      fc.property(someStay, someNow, fc.nat(600), (booking, now, later) => {
        const end = (moment: number) => occupiedInterval(booking, moment, 'near')?.endAt ?? 0;
        expect(end(nextStepAt(now) - 1)).toBe(end(now));
        expect(end(now + later * MS_PER_MINUTE)).toBeGreaterThanOrEqual(end(now));
      }),
    );
  });

  test('what the database holds is within what is occupied, whatever the clock says', () => {
    fc.assert(
      fc.property(someStay, someNow, (booking, now) => {
        const stored = storedInterval(booking, 'near');
        const interval = occupiedInterval(booking, now, 'near');
        expect(stored === null).toBe(interval === null);
        if (!stored || !interval || stored.startAt === stored.endAt) return;
        expect(stored.startAt).toBeGreaterThanOrEqual(interval.startAt);
        expect(stored.endAt).toBeLessThanOrEqual(interval.endAt);
      }),
    );
  });
});

function minutesAfter(minutes: number): number {
  return at('20:30') + minutes * MS_PER_MINUTE;
}
