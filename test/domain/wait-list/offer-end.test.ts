import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOnWorkDay, toZonedIso } from '../../../src/domain/venue-time.ts';
import { offerEndsAt } from '../../../src/domain/wait-list/offer-end.ts';
import { aVenue } from '../../fixtures/venue.ts';

const venue = aVenue({
  waitList: { offersTables: true, minutesToday: 10, minutesLater: 120 },
  messages: {
    reminderHours: null,
    reconfirmHours: null,
    quietHours: { from: '21:00:00', until: '09:00:00' },
    omittedKinds: [],
    writesToGuestsOfPartners: true,
    nightlySheetAt: null,
  },
});

function endOf(now: string, workDay: string, time: string) {
  const bookingAt = instantOnWorkDay(venue, workDay, `${time}:00`) ?? 0;
  const endsAt = offerEndsAt(venue, { workDay, bookingAt }, Date.parse(now));
  return toZonedIso(venue.timezone, endsAt).slice(0, 16);
}

test.each([
  ['today, ten minutes', '2030-01-16T19:00:00+01:00', '2030-01-16', '20:00', '2030-01-16T19:10'],
  [
    'never after the booking begins',
    '2030-01-16T19:55:00+01:00',
    '2030-01-16',
    '20:00',
    '2030-01-16T20:00',
  ],
  [
    'a later day, two hours',
    '2030-01-16T12:00:00+01:00',
    '2030-01-18',
    '20:00',
    '2030-01-16T14:00',
  ],
  [
    'without the quiet hours',
    '2030-01-16T20:00:00+01:00',
    '2030-01-18',
    '20:00',
    '2030-01-17T10:00',
  ],
  [
    'after midnight of a work day, still today',
    '2030-01-17T00:30:00+01:00',
    '2030-01-16',
    '01:00',
    '2030-01-17T00:40',
  ],
  [
    'over a night with an hour less',
    '2030-03-30T20:00:00+01:00',
    '2030-04-02',
    '20:00',
    '2030-03-31T10:00',
  ],
  [
    'over a night with an hour more',
    '2030-10-26T20:00:00+02:00',
    '2030-10-29',
    '20:00',
    '2030-10-27T10:00',
  ],
])('%s', (_, now, workDay, time, end) => {
  expect(endOf(now, workDay, time)).toBe(end);
});

test('an offer ends after it is made and not after the booking begins, whenever that is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 * 24 * 60 }),
      fc.nat(20 * 24 * 60),
      (start, ahead) => {
        const now = Date.parse('2030-01-01T00:00:00Z') + start * 60_000;
        const bookingAt = now + (ahead + 1) * 60_000;
        const workDay = toZonedIso(venue.timezone, bookingAt).slice(0, 10);
        const endsAt = offerEndsAt(venue, { workDay, bookingAt }, now);
        expect(endsAt).toBeGreaterThan(now);
        expect(endsAt).toBeLessThanOrEqual(bookingAt);
      },
    ),
    { numRuns: 200 },
  );
});
