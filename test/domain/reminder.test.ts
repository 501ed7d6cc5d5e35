import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuiet, reminderDueAt, reminderSentAt } from '../../src/domain/reminder.ts';
import type { MessageRules, Venue } from '../../src/domain/venue.ts';
import { timeOfMinute, toZonedIso, wallOf } from '../../src/domain/venue-time.ts';
import { aMailBooking, aPendingPolicy, aVenueWithContact } from '../mail/a-mail-booking.ts';

const HOUR = 3_600_000;
const LONG_AGO = Date.parse('2029-01-01T00:00:00Z');
const NIGHT = { from: '21:00:00', until: '09:00:00' };

function venueWith(messages: Partial<MessageRules>, overrides: Partial<Venue> = {}): Venue {
  const rules = {
    ...aVenueWithContact().messages,
    reminderHours: 24,
    reconfirmHours: null,
    quietHours: null,
    ...messages,
  };
  return aVenueWithContact({ messages: rules, ...overrides });
}

function dueOn(venue: Venue, bookingAt: string, now = LONG_AGO): string | null {
  const booking = aMailBooking({ bookingAt: Date.parse(bookingAt) });
  const at = reminderDueAt(venue, 'REMINDER', booking, now);
  return at === null ? null : toZonedIso(venue.timezone, at);
}

test.each([
  ['a day before', '2030-01-16T14:00:00+01:00', '2030-01-15T14:00:00+01:00'],
  [
    'before the quiet hours rather than in them',
    '2030-01-16T21:30:00+01:00',
    '2030-01-15T20:45:00+01:00',
  ],
  [
    'for a late lunch of a brunch at eight, the evening before',
    '2030-01-16T08:00:00+01:00',
    '2030-01-14T20:45:00+01:00',
  ],
  [
    '24 hours before by the clock of the instants, when the clocks go forward',
    '2030-03-31T14:00:00+02:00',
    '2030-03-30T13:00:00+01:00',
  ],
  ['and when they go back', '2030-10-27T14:00:00+01:00', '2030-10-26T15:00:00+02:00'],
])('a reminder is due %s', (_, bookingAt, due) => {
  expect(dueOn(venueWith({ quietHours: NIGHT }), bookingAt)).toBe(due);
});

test('no reminder of a booking that is made or moved after it would be due', () => {
  const bookingAt = '2030-01-16T14:00:00+01:00';
  const due = Date.parse('2030-01-15T14:00:00+01:00');
  expect(dueOn(venueWith({}), bookingAt, due - 1)).not.toBeNull();
  expect(dueOn(venueWith({}), bookingAt, due)).toBeNull();
});

test('no reminder of a request, a walk-in, or where the venue wants none; no question after the answer', () => {
  const venue = venueWith({ reconfirmHours: 48 });
  const due = (
    ...args: [Parameters<typeof reminderDueAt>[1], Parameters<typeof aMailBooking>[0]]
  ) => reminderDueAt(venue, args[0], aMailBooking(args[1]), LONG_AGO);
  expect(due('REMINDER', { status: 'REQUESTED' })).toBeNull();
  expect(due('REMINDER', { isWalkIn: true })).toBeNull();
  expect(due('RECONFIRM', {})).toBe(aMailBooking().bookingAt - 48 * HOUR);
  expect(due('RECONFIRM', { isReconfirmed: true })).toBeNull();
  expect(due('RECONFIRM', { isReconfirmedByCustomer: true })).toBeNull();
  expect(
    reminderDueAt(venueWith({ reminderHours: null }), 'REMINDER', aMailBooking(), LONG_AGO),
  ).toBeNull();
});

test('a reminder comes before canceling begins to cost', () => {
  const cancellationPolicy = { ...aPendingPolicy(), cancellationNoticeHours: 48 };
  const booking = aMailBooking({ cancellationPolicy });
  const due = reminderDueAt(venueWith({}), 'REMINDER', booking, LONG_AGO);
  expect(due).toBe(booking.bookingAt - 49 * HOUR);
});

test('what is late waits for the end of the quiet hours, unless the guests are due by then', () => {
  const venue = venueWith({ quietHours: NIGHT });
  const sentAt = (bookingAt: string, now: string) => {
    const at = reminderSentAt(
      venue,
      aMailBooking({ bookingAt: Date.parse(bookingAt) }),
      Date.parse(now),
    );
    return at === null ? null : toZonedIso(venue.timezone, at);
  };
  const night = '2030-03-31T01:00:00+01:00';
  expect(sentAt('2030-03-31T14:00:00+02:00', night)).toBe('2030-03-31T09:00:00+02:00');
  expect(sentAt('2030-03-31T09:30:00+02:00', night)).toBeNull();
  expect(sentAt('2030-03-31T14:00:00+02:00', '2030-03-30T20:00:00+01:00')).toBe(
    '2030-03-30T20:00:00+01:00',
  );
});

test('a late reminder does not wait until canceling costs', () => {
  const cancellationPolicy = { ...aPendingPolicy(), cancellationNoticeHours: 48 };
  const booking = aMailBooking({ cancellationPolicy });
  const freeUntil = booking.bookingAt - 48 * HOUR;
  expect(reminderSentAt(venueWith({}), booking, freeUntil - 1)).toBe(freeUntil - 1);
  expect(reminderSentAt(venueWith({}), booking, freeUntil)).toBeNull();
});

test.each([
  ['00:00:00', '23:59:00'],
  ['09:00:00', '09:00:00'],
])(
  'no reminder where it is always quiet, from %s until %s, as a document from before may say',
  (from, until) => {
    const venue = venueWith({ quietHours: { from, until } });
    const booking = aMailBooking();
    expect(reminderDueAt(venue, 'REMINDER', booking, LONG_AGO)).toBeNull();
    expect(reminderSentAt(venue, booking, LONG_AGO + HOUR)).toBeNull();
  },
);

test('an hour a day that is not quiet is enough, also when the clocks skip it', () => {
  const venue = venueWith({ quietHours: { from: '03:00:00', until: '02:00:00' } });
  expect(dueOn(venue, '2030-04-01T12:00:00+02:00')).toBe('2030-03-30T02:45:00+01:00');
});

test('never in quiet hours, never after canceling begins to cost, whatever the hours and the zone', () => {
  const quietHours = fc
    .record({
      from: fc.integer({ min: 0, max: 1439 }),
      minutes: fc.integer({ min: 1, max: 1440 - 60 }),
    })
    .map(({ from, minutes }) => ({
      from: timeOfMinute(from),
      until: timeOfMinute(from + minutes),
    }));
  const property = fc.property(
    fc.record({
      timezone: fc.constantFrom(
        'Europe/Madrid',
        'America/New_York',
        'Australia/Lord_Howe',
        'Pacific/Apia',
      ),
      quietHours,
      reminderHours: fc.integer({ min: 1, max: 168 }),
      bookingAt: fc.integer({
        min: Date.parse('2030-01-01T00:00:00Z') / 60_000,
        max: Date.parse('2031-01-01T00:00:00Z') / 60_000,
      }),
      notice: fc.option(fc.integer({ min: 0, max: 100 })),
    }),
    ({ timezone, quietHours: quiet, reminderHours, bookingAt, notice }) => {
      const venue = venueWith({ quietHours: quiet, reminderHours }, { timezone });
      const cancellationPolicy =
        notice === null ? null : { ...aPendingPolicy(), cancellationNoticeHours: notice };
      const booking = aMailBooking({ bookingAt: bookingAt * 60_000, cancellationPolicy });
      const due = reminderDueAt(venue, 'REMINDER', booking, LONG_AGO);
      if (due === null) throw new Error('There is a reminder long before.');
      expect(isQuiet(venue, due), wallOf(timezone, due).time).toBe(false);
      expect(due).toBeLessThanOrEqual(booking.bookingAt - reminderHours * HOUR);
      if (notice !== null) expect(due).toBeLessThan(booking.bookingAt - notice * HOUR);
    },
  );
  fc.assert(property, { numRuns: 500 });
});
