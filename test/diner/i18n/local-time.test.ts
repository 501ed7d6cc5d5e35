import { expect, test } from 'vitest';
import { isInOtherZone, toVenueDateTime } from '../../../src/diner/i18n/local-time.ts';
import { utcOffsetsOf } from '../../../src/domain/zone-offsets.ts';

const BOOKING_AT = '2030-10-27T21:00:00+01:00';
/** Two days before, with the end of summer time in between. */
const DEADLINE = Date.parse(BOOKING_AT) - 48 * 3_600_000;
const YEAR = { around: '2030-01-01', daysBefore: 0, daysAfter: 365 };

test.each([
  ['Europe/Madrid', '2030-10-25T22:00:00'],
  ['America/New_York', '2030-10-25T16:00:00'],
  ['UTC', '2030-10-25T20:00:00'],
])('an instant is on the venue’s clock, also across a clock change: %s', (timezone, expected) => {
  expect(toVenueDateTime(DEADLINE, utcOffsetsOf(timezone, YEAR), BOOKING_AT)).toBe(expected);
});

test('an instant has the offset of the booking if the server sent no offsets', () => {
  expect(toVenueDateTime(DEADLINE, undefined, BOOKING_AT)).toBe('2030-10-25T21:00:00');
});

test('a date-time is in another zone if the offset of the device at that instant differs', () => {
  const minutes = -new Date('2030-05-17T21:00:00Z').getTimezoneOffset();
  const offset = (ahead: number) =>
    `${ahead < 0 ? '-' : '+'}${new Date(Math.abs(ahead) * 60_000).toISOString().slice(11, 16)}`;
  expect(isInOtherZone(`2030-05-17T21:00:00${offset(minutes)}`)).toBe(false);
  expect(isInOtherZone(`2030-05-17T21:00:00${offset(minutes + 60)}`)).toBe(true);
  expect(isInOtherZone(`2030-05-17T21:00:00${offset(minutes - 60)}`)).toBe(true);
});
