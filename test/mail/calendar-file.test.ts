import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { MESSAGE_KINDS } from '../../src/domain/message-kind.ts';
import { calendarFile } from '../../src/mail/calendar-file.ts';
import { aMailBooking, aVenueWithContact } from './a-mail-booking.ts';

const URL_OF_BOOKING = 'https://book.example/manage/b1#token';

/** As a calendar program reads it. */
function imported(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no event.');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    status: component.getFirstPropertyValue('status'),
    summary: event.summary,
    location: event.location,
    url: component.getFirstPropertyValue('url'),
  };
}

function importedOf(...args: Parameters<typeof calendarFile>) {
  const file = calendarFile(...args);
  if (!file) throw new Error('There is no file.');
  return imported(file.content);
}

test('an event that another library imports, changes and cancels by the same id', () => {
  const venue = aVenueWithContact({ name: 'Brisa, Bar; & “Mar” – ñ'.repeat(4) });
  const first = importedOf('BOOKED', venue, aMailBooking(), URL_OF_BOOKING);
  expect(first).toEqual({
    method: 'PUBLISH',
    uid: aMailBooking().uuid,
    sequence: 1,
    start: '2030-01-16T20:00:00.000Z',
    end: '2030-01-16T21:45:00.000Z',
    status: 'CONFIRMED',
    summary: venue.name,
    location: 'Calle Mayor 1, Madrid',
    url: URL_OF_BOOKING,
  });
  const bookingAt = Date.parse('2030-07-16T21:00:00+02:00');
  const moved = importedOf('CHANGED', venue, aMailBooking({ bookingAt, version: 2 }), null);
  expect(moved).toMatchObject({ uid: first.uid, sequence: 2, start: '2030-07-16T19:00:00.000Z' });
  const canceled = aMailBooking({ status: 'CANCELED', version: 3 });
  expect(importedOf('CANCELED', venue, canceled, null)).toMatchObject({
    method: 'CANCEL',
    uid: first.uid,
    sequence: 3,
    status: 'CANCELLED',
    url: null,
  });
});

test('no event without a table: requests, the wait list, refusals, and what the venue gets', () => {
  const venue = aVenueWithContact();
  const withFile = MESSAGE_KINDS.filter(
    (kind) => calendarFile(kind, venue, aMailBooking(), null) !== null,
  );
  expect(withFile).toEqual(['BOOKED', 'SIGNATURE_NEEDED', 'CONFIRMED', 'CHANGED', 'CANCELED']);
  const requested = aMailBooking({ status: 'REQUESTED' });
  expect(calendarFile('CHANGED', venue, requested, null)).toBeNull();
});
