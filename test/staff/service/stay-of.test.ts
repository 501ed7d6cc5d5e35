import { expect, test } from 'vitest';
import { stayOf } from '../../../src/staff/service/stay-of.ts';
import { aBooking, aSession, at } from '../fixtures/bookings.ts';

const { venue } = aSession();
const NOW = Date.parse(at('21:00'));

test('a confirmed booking stays for its turn', () => {
  const booking = aBooking({ bookingAt: at('21:30'), turnMinutes: 90 });

  expect(stayOf(booking, venue, NOW)).toEqual({
    booking,
    tables: booking.tables,
    startAt: Date.parse(at('21:30')),
    endAt: Date.parse(at('23:00')),
    plannedEndAt: Date.parse(at('23:00')),
    isSitting: false,
  });
});

test('guests in the house are expected to stay at least a while, whatever was planned', () => {
  const booking = aBooking({
    status: 'SEATED',
    bookingAt: at('19:00'),
    seatedAt: at('19:10'),
    turnMinutes: 90,
  });

  expect(stayOf(booking, venue, NOW)).toMatchObject({
    startAt: Date.parse(at('19:00')),
    endAt: Date.parse(at('21:20')),
    plannedEndAt: Date.parse(at('20:40')),
    isSitting: true,
  });
});

test('nobody sits at a table when the work day is over, whatever the status says', () => {
  const booking = aBooking({ status: 'SEATED', bookingAt: at('20:00'), seatedAt: at('20:00') });
  const nextMorning = Date.parse('2026-11-21T09:00:00+01:00');

  expect(stayOf(booking, venue, nextMorning)).toMatchObject({
    endAt: Date.parse(at('21:45')),
    isSitting: false,
  });
});

test.each(['REQUESTED', 'CANCELED', 'NO_SHOW', 'WAIT_LIST_WALK_IN', 'DELETED'] as const)(
  'null for %s, which has no tables',
  (status) => {
    expect(stayOf(aBooking({ status }), venue, NOW)).toBeNull();
  },
);
