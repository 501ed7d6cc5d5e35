import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { sheetMail } from '../../src/mail/sheet-mail.ts';
import { HOSTILE_HTML } from '../fixtures/hostile-html.ts';
import { aMailBooking, aVenueWithContact } from './a-mail-booking.ts';
import { outlineOf, parseHtml } from './parse-html.ts';

const TO = { name: 'Casa Brisa', address: 'hola@brisa.example' };
const URL_OF_DAY = 'https://book.example/staff#date=2030-01-16';

test.each(LANGUAGES)('counts by shift and every booking, in %s', (language) => {
  const venue = aVenueWithContact({ language });
  const booking = aMailBooking({ tableIds: [1], hasAllergies: true, allergiesDescription: 'Nuts' });
  const bookings = [
    { booking, customer: { name: 'Anna', privateNotes: 'Sits well at the back' } },
    // Booked in another language.
    { booking: aMailBooking({ customerName: null, shiftName: 'Sopar' }), customer: null },
    { booking: aMailBooking({ shiftId: 'GONE', shiftName: 'Brunch' }), customer: null },
  ];
  const sheet = { venue, workDay: '2030-01-16', bookings, url: URL_OF_DAY };
  const { subject, text, html } = sheetMail('s1', TO, sheet);
  for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined|\bnull\b/);
  expect(subject).toMatch(/2030.*: .*3.*12/);
  for (const part of [text.replace(/\s+/g, ' '), html]) {
    expect(part).toMatch(/21:00/);
    expect(part).toContain('Nuts');
    expect(part).toContain('Sits well at the back');
    expect(part).toContain(URL_OF_DAY);
  }
  const document = parseHtml(html);
  expect(document.querySelectorAll('ul')).toHaveLength(2);
  expect(document.querySelectorAll('li')).toHaveLength(3);
  expect(text).toMatch(/^Brunch\u00a0?: /m);
  expect(text).not.toContain('Sopar');
});

test.each([
  [true, /: .*1.*4/, '21:00, 3 + 1, '],
  [false, /: .*1.*3/, '21:00, 3, '],
])(
  'counts children beside the adults only where the venue does (%s)',
  (separatesAdultsAndChildren, subjectText, line) => {
    const venue = aVenueWithContact({ separatesAdultsAndChildren });
    const bookings = [{ booking: aMailBooking(), customer: null }];
    const sheet = { venue, workDay: '2030-01-16', bookings, url: URL_OF_DAY };
    const { subject, text } = sheetMail('s1', TO, sheet);
    expect(subject).toMatch(subjectText);
    expect(text.replace(/\s+/g, ' ')).toContain(line);
  },
);

test('in plain text, the further lines of a booking are below its first word', () => {
  const booking = aMailBooking({ privateNotes: 'word '.repeat(30), customerName: 'Anna' });
  const venue = aVenueWithContact();
  const bookings = [{ booking, customer: null }];
  const sheet = { venue, workDay: '2030-01-16', bookings, url: URL_OF_DAY };
  const { text } = sheetMail('s1', TO, sheet);
  const [, lines = ''] = /^- (21:00.*(?:\n.+)*)/m.exec(text) ?? [];
  expect(lines.split('\n').length).toBeGreaterThan(2);
  for (const line of lines.split('\n').slice(1)) expect(line).toMatch(/^ {2}\S/);
});

test.each(HOSTILE_HTML)('no markup from a name, a note, a wish or an allergy: %s', (hostile) => {
  const outlineWith = (text: string) => {
    const booking = aMailBooking({
      customerName: text,
      privateNotes: text,
      customerSpecialRequests: text,
      hasAllergies: true,
      allergiesDescription: text,
      experience: { ...aMailBooking().experience, name: text } as never,
      shiftId: 'GONE',
      shiftName: text,
    });
    const bookings = [{ booking, customer: { name: text, privateNotes: text } }];
    const sheet = { venue: aVenueWithContact(), workDay: '2030-01-16', bookings, url: URL_OF_DAY };
    return outlineOf(parseHtml(sheetMail('s1', TO, sheet).html));
  };
  expect(outlineWith(hostile)).toEqual(outlineWith('plain'));
});
