import { expect, test } from 'vitest';
import { toVenueDateTime } from '../../../src/diner/i18n/local-time.ts';

test('an instant is converted to the venue’s time zone, also across a daylight saving change', () => {
  // Two days before a booking at 21:00, with the end of summer time in between.
  const instant = Date.parse('2030-10-27T21:00:00+01:00') - 48 * 3_600_000;

  expect(toVenueDateTime(instant, 'Europe/Madrid')).toBe('2030-10-25T22:00');
  expect(toVenueDateTime(instant, 'America/New_York')).toBe('2030-10-25T16:00');
  expect(toVenueDateTime(Date.parse('2030-05-01T00:00:00Z'), 'UTC')).toBe('2030-05-01T00:00');
});
