import { expect, test } from 'vitest';
import { placeOf } from '../../../src/manage/booked-place.ts';
import { wallClockAt } from '../../../src/diner/i18n/local-time.ts';
import { publicBooking } from '../answers.ts';

test('an instant stands on the venue’s clock, also on the other side of a change of it', () => {
  // Two days before a booking at 21:00, with the end of summer time in between.
  const instant = Date.parse('2030-10-27T21:00:00+01:00') - 48 * 3_600_000;

  expect(wallClockAt(instant, 'Europe/Madrid')).toBe('2030-10-25T22:00');
  expect(wallClockAt(instant, 'America/New_York')).toBe('2030-10-25T16:00');
  expect(wallClockAt(Date.parse('2030-05-01T00:00:00Z'), 'UTC')).toBe('2030-05-01T00:00');
});

test('a booking after midnight is of the work day before', () => {
  const placeAt = (bookingAt: string) =>
    placeOf(publicBooking({ bookingAt }), { dayStartsAt: '05:00:00' });

  expect(placeAt('2030-06-01T00:30:00+02:00')).toMatchObject({
    date: '2030-05-31',
    time: '00:30:00',
  });
  expect(placeAt('2030-06-01T05:00:00+02:00')).toMatchObject({ date: '2030-06-01' });
});
