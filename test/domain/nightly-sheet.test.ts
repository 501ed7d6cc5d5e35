import { expect, test } from 'vitest';
import {
  firstSheet,
  isSheetOutdated,
  type NightlySheet,
  nextSheet,
} from '../../src/domain/nightly-sheet.ts';
import { toZonedIso } from '../../src/domain/venue-time.ts';
import { aVenueWithContact } from '../mail/a-mail-booking.ts';

function venueAt(nightlySheetAt: string | null) {
  const venue = aVenueWithContact();
  return { ...venue, messages: { ...venue.messages, nightlySheetAt } };
}

function shown(sheet: NightlySheet | null): string | null {
  return sheet && `${sheet.workDay}, ${toZonedIso('Europe/Madrid', sheet.dueAt)}`;
}

test.each([
  ['22:00:00', '2030-01-16T12:00:00+01:00', '2030-01-17, 2030-01-16T22:00:00+01:00'],
  ['22:00:00', '2030-01-16T22:00:00+01:00', '2030-01-18, 2030-01-17T22:00:00+01:00'],
  // After midnight, the work day is not over.
  ['01:00:00', '2030-01-17T00:30:00+01:00', '2030-01-17, 2030-01-17T01:00:00+01:00'],
  // The clocks go forward at two, and back at three.
  ['02:30:00', '2030-03-30T12:00:00+01:00', '2030-03-31, 2030-03-31T03:30:00+02:00'],
  ['02:30:00', '2030-10-26T12:00:00+02:00', '2030-10-27, 2030-10-27T02:30:00+02:00'],
])('at %s, seen from %s: %s', (time, now, expected) => {
  expect(shown(firstSheet(venueAt(time), Date.parse(now)))).toBe(expected);
});

test('none for a venue that wants none', () => {
  expect(firstSheet(venueAt(null), 0)).toBeNull();
});

test('a late sheet is of use until the next one is due', () => {
  const venue = venueAt('22:00:00');
  const sheet = firstSheet(venue, Date.parse('2030-01-16T12:00:00+01:00'));
  if (!sheet) throw new Error('a sheet is expected');
  expect(isSheetOutdated(venue, sheet, Date.parse('2030-01-17T21:59:00+01:00'))).toBe(false);
  expect(isSheetOutdated(venue, sheet, Date.parse('2030-01-17T22:00:00+01:00'))).toBe(true);
});

test('the next one is that of the next day, or after some days the one that is of use', () => {
  const venue = venueAt('22:00:00');
  const sheet = firstSheet(venue, Date.parse('2030-01-16T12:00:00+01:00'));
  if (!sheet) throw new Error('a sheet is expected');
  const next = (now: string) => shown(nextSheet(venue, sheet, Date.parse(now)));
  expect(next('2030-01-16T22:00:05+01:00')).toBe('2030-01-18, 2030-01-17T22:00:00+01:00');
  expect(next('2030-01-17T22:30:00+01:00')).toBe('2030-01-18, 2030-01-17T22:00:00+01:00');
  expect(next('2030-01-25T12:00:00+01:00')).toBe('2030-01-25, 2030-01-24T22:00:00+01:00');
});
