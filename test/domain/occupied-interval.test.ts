import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOOKING_STATUSES, type BookingStatus } from '../../src/domain/booking-status.ts';
import {
  hasGuests,
  isSeatedAhead,
  nextStepAt,
  occupiedInterval,
  type Stay,
  satDownAt,
  storedInterval,
} from '../../src/domain/occupied-interval.ts';
import { MS_PER_MINUTE } from '../../src/domain/venue-time.ts';

const DAY = '2030-01-16';
const at = (time: string) => Date.parse(`${DAY}T${time}:00Z`);

/** A booking at 20:30 for 90 minutes, seated at that time unless a test says otherwise. */
function stay(status: BookingStatus, seated = '20:30', ended: string | null = null): Stay {
  return {
    status,
    isAhead: false,
    bookingAt: at('20:30'),
    turnMinutes: 90,
    seatedAt: at(seated),
    endedAt: ended === null ? null : at(ended),
    updatedAt: at(seated),
  };
}

/** From and to at a time of the evening, as wall-clock times. */
function occupied(booking: Stay, now: string, isOver = false) {
  const interval = occupiedInterval(booking, at(now), isOver);
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
    expect(occupiedInterval(arrived, at('20:00'))).toEqual({
      startAt: at('20:30'),
      endAt: at('22:00'),
    });
    expect(occupiedInterval(arrived, at('22:32'))?.endAt).toBe(at('22:50'));
  });

  test('nobody is in the house once the work day is over', () => {
    expect(occupied(stay('SEATED'), '23:05', true)).toBe('20:30–22:00');
  });

  test.each(['SEATED', 'DESSERTS', 'ACCOUNT_PAID'] as const)(
    'guests who are %s ahead of time are expected at the booked time, and do not sit before',
    (status) => {
      const expected = { ...stay(status, '19:45'), isAhead: true };
      expect(occupied(expected, '19:50')).toBe('20:30–22:00');
      expect(occupied(expected, '22:31')).toBe('20:30–22:50');
      expect(satDownAt(expected)).toBeNull();
      expect(hasGuests(expected, at('20:29'))).toBe(false);
      expect(hasGuests(expected, at('20:30'))).toBe(true);
    },
  );

  test('guests may sit down in the minute in which those before them left', () => {
    const left = { ...stay('ATTENDED'), endedAt: at('21:10') + 20_000 };
    const next = { ...stay('SEATED'), bookingAt: at('21:10'), seatedAt: at('21:10') + 30_000 };
    for (const status of ['SEATED', 'ATTENDED'] as const) {
      const startAt = occupiedInterval({ ...next, status }, at('21:11'))?.startAt ?? 0;
      expect(startAt).toBeGreaterThan(occupiedInterval(left, at('21:11'))?.endAt ?? 0);
    }
  });

  test('who sits down seconds after the booked time leaves at the end of the booked turn', () => {
    const seated = { ...stay('SEATED'), seatedAt: at('20:30') + 42_000 };
    expect(occupied(seated, '20:40')).toBe('20:30–22:00');
    expect(occupiedInterval(seated, at('20:40'))?.endAt).toBe(at('22:00'));
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
      expect(satDownAt(guests)).toBe(seatedAt);
      expect(occupiedInterval(guests, seatedAt)).toEqual({
        startAt: seatedAt,
        endAt: at('22:00'),
      });
      const left = { ...guests, status: 'ATTENDED' as const, endedAt: seatedAt + 3_600_000 };
      expect(occupiedInterval(left, seatedAt)).toEqual({
        startAt: at('20:30'),
        endAt: at('20:30'),
      });
    },
  );

  test('guests who booked for breakfast and sit down in the evening occupy their table', () => {
    const guests = { ...stay('SEATED', '23:50'), bookingAt: at('08:30') };
    expect(satDownAt(guests)).toBe(at('23:50'));
    expect(occupiedInterval(guests, at('23:55'))?.endAt).toBe(at('23:50') + 90 * MS_PER_MINUTE);
  });
});

describe('a status of the seated group is given ahead of time', () => {
  const workDayAt = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  const entered = {
    status: 'SEATED' as BookingStatus,
    isWalkIn: true,
    workDay: DAY,
    bookingAt: at('20:30'),
    tableReadyAt: null as number | null,
    seatedAt: at('18:00'),
  };
  const booked = { ...entered, isWalkIn: false, tableReadyAt: at('18:00') };
  const daysBefore = (days: number) => at('18:00') - days * 86_400_000;

  test.each([
    ['with the entry of a walk-in for later', entered, true],
    [
      'not by a tap after that entry',
      { ...entered, tableReadyAt: at('18:01'), seatedAt: at('18:01') },
      false,
    ],
    ['not with the entry of a walk-in for now', { ...entered, bookingAt: at('18:00') }, false],
    ['not by a tap for a booking of today', booked, false],
    ['not by a tap for a booking of tomorrow', { ...booked, seatedAt: daysBefore(1) }, false],
    ['by a tap for a booking of a later day', { ...booked, seatedAt: daysBefore(2) }, true],
    ['not in another group', { ...entered, status: 'CONFIRMED' as const }, false],
  ])('%s', (_, booking, expected) => {
    expect(isSeatedAhead(booking, workDayAt)).toBe(expected);
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
    isAhead: fc.boolean(),
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
        const end = (moment: number) => occupiedInterval(booking, moment)?.endAt ?? 0;
        expect(end(nextStepAt(now) - 1)).toBe(end(now));
        expect(end(now + later * MS_PER_MINUTE)).toBeGreaterThanOrEqual(end(now));
      }),
    );
  });

  test('what the database holds is within what is occupied, whatever the clock says', () => {
    fc.assert(
      fc.property(someStay, someNow, (booking, now) => {
        const stored = storedInterval(booking);
        const interval = occupiedInterval(booking, now);
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
