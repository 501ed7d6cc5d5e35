import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CalendarEntry,
  googleUrl,
  icsOf,
  outlookUrl,
} from '../../../../src/widget/steps/confirmed/calendar-entry.ts';

const NOW = Date.parse('2030-05-10T10:00:00Z');
const MANAGE_URL = 'https://book.example/manage/6f0d?lang=en#token';

function anEntry(entry: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    uuid: '6f0d4c53-9d0e-4f6b-8c9a-4e775b0a7a3e',
    title: 'Table at Casa Brisa',
    place: 'Casa Brisa',
    startAt: '2030-05-17T21:00:00+02:00',
    minutes: 90,
    notes: '2 people',
    manageUrl: MANAGE_URL,
    ...entry,
  };
}

/** The unfolded lines of a file. */
function linesOf(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n');
}

test('the file has the booking’s times in UTC and the manage link', () => {
  expect(linesOf(icsOf(anEntry(), NOW))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Maitre//Booking//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:6f0d4c53-9d0e-4f6b-8c9a-4e775b0a7a3e',
    'DTSTAMP:20300510T100000Z',
    'DTSTART:20300517T190000Z',
    'DTEND:20300517T203000Z',
    'SUMMARY:Table at Casa Brisa',
    'LOCATION:Casa Brisa',
    `DESCRIPTION:2 people\\n${MANAGE_URL}`,
    `URL:${MANAGE_URL}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a booking across the end of summer time keeps its duration', () => {
  const lines = linesOf(
    icsOf(anEntry({ startAt: '2030-10-27T01:30:00+02:00', minutes: 120 }), NOW),
  );

  expect(lines).toContain('DTSTART:20301026T233000Z');
  expect(lines).toContain('DTEND:20301027T013000Z');
});

test('special characters of the format are escaped', () => {
  const title = 'Fish; chips, and \\ more\r\nBEGIN:VALARM';

  expect(linesOf(icsOf(anEntry({ title }), NOW))).toContain(
    'SUMMARY:Fish\\; chips\\, and \\\\ more\\nBEGIN:VALARM',
  );
});

test('with any venue name, no line exceeds 75 octets and none is added', () => {
  const lineCount = linesOf(icsOf(anEntry(), NOW)).length;
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
      const file = icsOf(anEntry({ title }), NOW);
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
      expect(linesOf(file)).toHaveLength(lineCount);
    }),
  );
});

test('the Google link has the booking’s time and title, but not the manage link', () => {
  const url = new URL(googleUrl(anEntry({ title: 'Tea & cake' })));

  expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Tea & cake',
    dates: '20300517T190000Z/20300517T203000Z',
    location: 'Casa Brisa',
    details: '2 people',
  });
  expect(url.href).not.toContain('token');
});

test('the Outlook link has the same', () => {
  const url = new URL(outlookUrl(anEntry()));

  expect(url.origin + url.pathname).toBe('https://outlook.live.com/calendar/0/deeplink/compose');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    rru: 'addevent',
    subject: 'Table at Casa Brisa',
    startdt: '2030-05-17T19:00:00.000Z',
    enddt: '2030-05-17T20:30:00.000Z',
    location: 'Casa Brisa',
    body: '2 people',
  });
  expect(url.href).not.toContain('token');
});
