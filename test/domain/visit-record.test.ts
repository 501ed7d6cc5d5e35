import { describe, expect, test } from 'vitest';
import {
  type CountedBooking,
  NO_VISITS,
  visitRecordOf,
  visitsAt,
} from '../../src/domain/visit-record.ts';

const NOON = Date.parse('2030-01-14T12:00:00Z');
const HOUR = 3_600_000;

const booking = (more: Partial<CountedBooking>): CountedBooking => ({
  status: 'CONFIRMED',
  bookingAt: NOON,
  canceledAt: null,
  pax: 2,
  paxChildren: 0,
  closedTicketAmount: null,
  ...more,
});

test('zero and null without bookings', () => {
  expect(visitsAt(NO_VISITS, NOON)).toEqual({
    bookingsCount: 0,
    visitsCount: 0,
    cancellationsCount: 0,
    lateCancellationsCount: 0,
    noShowsCount: 0,
    firstVisitAt: null,
    lastVisitAt: null,
    firstCancellationAt: null,
    nextVisitScheduledAt: null,
    averageOrderAmountPerPax: null,
  });
});

test('the first and the last visit are the earliest and the latest attended booking', () => {
  const record = visitRecordOf(
    [3, 1, 2].map((day) => booking({ status: 'ATTENDED', bookingAt: day * 24 * HOUR })),
    NOON,
  );
  expect(record).toMatchObject({
    visitsCount: 3,
    firstVisitAt: 24 * HOUR,
    lastVisitAt: 3 * 24 * HOUR,
  });
});

test.each([
  ['late', 24 * HOUR - 1, 1],
  ['in time', 24 * HOUR, 0],
])('a cancellation %s, %i ms before the booking, counts as %i late', (_, before, late) => {
  const canceled = booking({ status: 'CANCELED', canceledAt: NOON - before });
  expect(visitRecordOf([canceled], NOON)).toMatchObject({
    cancellationsCount: 1,
    lateCancellationsCount: late,
    firstCancellationAt: NOON - before,
  });
});

describe('the next visit', () => {
  const record = visitRecordOf(
    [
      booking({ bookingAt: NOON + 2 * HOUR }),
      booking({ bookingAt: NOON + HOUR }),
      booking({ bookingAt: NOON + HOUR / 2, status: 'REQUESTED' }),
      booking({ bookingAt: NOON }),
    ],
    NOON,
  );
  test.each([
    [0, HOUR],
    [HOUR - 1, HOUR],
    [HOUR, 2 * HOUR],
    [2 * HOUR, null],
  ])('%i ms later is the first confirmed one that has not begun', (later, next) => {
    expect(visitsAt(record, NOON + later).nextVisitScheduledAt).toBe(next && NOON + next);
  });
});

test('the average order is per guest, over closed tickets only', () => {
  const record = visitRecordOf(
    [
      booking({ status: 'ATTENDED', pax: 2, paxChildren: 1, closedTicketAmount: 10_000 }),
      booking({ status: 'ATTENDED', pax: 4, closedTicketAmount: 0 }),
      booking({ status: 'ATTENDED', pax: 8 }),
    ],
    NOON,
  );
  expect(visitsAt(record, NOON).averageOrderAmountPerPax).toBe(Math.round(10_000 / 7));
});
