import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { StaffSession } from '../../../src/contract/staff/session.ts';
import { toVenueIso } from '../../../src/domain/utc-offsets.ts';
import type { ServiceDay } from '../../../src/staff/day-data/service-day.ts';
import { openQueryCache } from '../../../src/staff/query-cache.ts';
import {
  currentSession,
  restoreSession,
  startSession,
} from '../../../src/staff/session/session.ts';
import { aBooking, aSession, at, TODAY, UTC_OFFSETS } from '../fixtures/bookings.ts';

/** As a server of the version before answers it, and as its page keeps it on a device. */
function aSessionBefore(): StaffSession {
  const { staff, venue } = aSession();
  const { utcOffsets: _, ...venueBefore } = venue;
  return { staff, venue: venueBefore as StaffSession['venue'] };
}

function aDay(...bookingAts: string[]): ServiceDay {
  const bookings = bookingAts.map((bookingAt) => aBooking({ uuid: bookingAt, bookingAt }));
  return { date: TODAY, bookings, tag: null, version: null, readAt: Date.parse(at('20:00')) };
}

const NOON = Date.parse('2026-11-20T12:00:00Z');

function noonOf(cache: QueryClient): string | undefined {
  const session = currentSession(cache);
  return session && toVenueIso(session.venue.utcOffsets, NOON);
}

test('the offsets are those that the server sent', () => {
  const cache = new QueryClient();
  startSession(cache, aSession());
  expect(currentSession(cache)?.venue.utcOffsets).toEqual(UTC_OFFSETS);
});

test('the offsets are those of today’s bookings if a server of the previous version sends none', () => {
  const day = aDay('2026-11-20T21:00:00-03:00', '2026-11-20T20:30:00-03:00');
  const cache = openQueryCache({ copy: null, answers: { session: aSessionBefore(), day } });
  expect(currentSession(cache)?.venue.utcOffsets).toEqual([
    { from: '2026-11-20T20:30:00-03:00', offsetMinutes: -180 },
  ]);
  expect(noonOf(cache)).toBe('2026-11-20T09:00:00-03:00');
});

test('the offsets are those of the stored bookings if a page of the previous version stored them', () => {
  const days = [aDay('2026-03-08T01:00:00-05:00'), aDay('2026-03-08T13:00:00-04:00')];
  const copy = {
    savedAt: NOON,
    session: aSessionBefore(),
    days: days.map((day, index) => ({
      day: { ...day, date: `2026-03-0${8 + index}` },
      readAt: NOON,
    })),
  };
  const cache = openQueryCache({ copy, answers: null });
  expect(currentSession(cache)?.venue.utcOffsets).toEqual([
    { from: '2026-03-08T01:00:00-05:00', offsetMinutes: -300 },
    { from: '2026-03-08T13:00:00-04:00', offsetMinutes: -240 },
  ]);
});

test.each([-330, 0, 210])(
  'the offset is that of the device, %d minutes behind UTC, if it has no booking either',
  (behind) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(behind);
    const cache = new QueryClient();
    restoreSession(cache, aSessionBefore(), NOON);
    expect(currentSession(cache)?.venue.utcOffsets).toMatchObject([{ offsetMinutes: -behind }]);
  },
);
