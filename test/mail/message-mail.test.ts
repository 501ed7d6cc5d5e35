import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { MESSAGE_KINDS, type MessageKind } from '../../src/domain/message-kind.ts';
import { messageMail } from '../../src/mail/message-mail.ts';
import { HOSTILE_HTML } from '../fixtures/hostile-html.ts';
import { aMailBooking, aPendingPolicy, aVenueWithContact } from './a-mail-booking.ts';

const URL_OF_BOOKING = 'https://book.example/manage/b1#token';
const GUEST = { name: 'Anna Puig', address: 'anna@guest.example' };

type Overrides = Parameters<typeof aMailBooking>[0];

function mailOf(kind: MessageKind, booking: Overrides = {}, venue = aVenueWithContact()) {
  const cancellationPolicy = kind === 'SIGNATURE_NEEDED' ? aPendingPolicy() : null;
  const subject = {
    kind,
    venue,
    booking: aMailBooking({ cancellationPolicy, ...booking }),
    url: URL_OF_BOOKING,
  };
  return messageMail('m1', GUEST, subject);
}

const each = MESSAGE_KINDS.flatMap((kind) =>
  LANGUAGES.map((language) => [kind, language] as const),
);

test.each(each)('%s in %s: complete, well-formed, and the same in both forms', (kind, language) => {
  const mail = mailOf(kind, { language }, aVenueWithContact({ language }));
  for (const part of [mail.subject, mail.text, mail.html])
    expect(part).not.toMatch(/\{\w+\}|undefined|\bnull\b/);
  expect(mail.html).toContain(`<html lang="${language}"`);
  expectWellFormed(mail.html);
  const words = textOf(mail.html);
  const lines = mail.text.split('\n').filter((line) => line !== URL_OF_BOOKING && line !== '-- ');
  for (const word of lines.join(' ').split(/[\s:]+/)) expect(words).toContain(word);
});

test('a link for the guest to change, sign or find another time; for the venue to answer', () => {
  const linkOf = (kind: MessageKind) => /href="([^"]*)"/.exec(mailOf(kind).html)?.[1];
  for (const kind of [
    'BOOKED',
    'REQUESTED',
    'CONFIRMED',
    'CHANGED',
    'SIGNATURE_NEEDED',
    'WAIT_LIST_JOINED',
    'VENUE_REQUESTED',
    'VENUE_CANCELED',
  ] as const)
    expect([kind, linkOf(kind)]).toEqual([kind, URL_OF_BOOKING]);
  for (const kind of ['DECLINED', 'CANCELED'] as const)
    expect([kind, linkOf(kind)]).toEqual([kind, 'https://brisa.example/']);
});

test.each(LANGUAGES)(
  'a declined request names the times at which there is a table, in %s',
  (language) => {
    const venue = aVenueWithContact({ language });
    const booking = aMailBooking({ language, status: 'DECLINED_BY_MERCHANT' });
    const otherTimes = ['2030-01-16T20:00:00+01:00', '2030-03-31T21:30:00+02:00'].map(Date.parse);
    const subject = { kind: 'DECLINED', venue, booking, url: null, otherTimes } as const;
    const { text, html } = messageMail('m1', GUEST, subject);
    for (const part of [text, html]) {
      expect(part).toMatch(/20:00/);
      expect(part).toMatch(/21:30/);
    }
    expectWellFormed(html);
    expect(html.match(/<li>/g)).toHaveLength(2);
    expect(messageMail('m1', GUEST, { ...subject, otherTimes: [] }).html).not.toContain('<ul');
  },
);

test('what the guest asked for and what the staff noted is in no mail', () => {
  for (const kind of MESSAGE_KINDS) {
    const { subject, text, html } = mailOf(kind);
    for (const part of [subject, text, html])
      expect(part).not.toMatch(/A quiet table|Peanuts|Often late/);
  }
});

test('the venue’s note to the guest is there while the booking stands', () => {
  expect(mailOf('BOOKED').text).toContain('The entrance is in the courtyard.');
  expect(mailOf('CANCELED').text).not.toContain('courtyard');
});

test.each(HOSTILE_HTML)('no markup from a name or a note: %s', (hostile) => {
  const booking = { customerName: hostile, publicNotes: hostile, floorPlanAreaId: null };
  const experience = { ...aMailBooking().experience, name: hostile } as never;
  for (const kind of MESSAGE_KINDS) {
    const { html } = mailOf(kind, { ...booking, experience }, aVenueWithContact({ name: hostile }));
    expectWellFormed(html);
    const tags = [...html.matchAll(/<\/?([a-zA-Z][\w-]*)/g)].map(([, tag]) => tag);
    const own = [
      'html',
      'head',
      'meta',
      'title',
      'style',
      'body',
      'table',
      'tr',
      'td',
      'th',
      'h1',
      'p',
      'a',
      'br',
    ];
    expect(tags.filter((tag = '') => !own.includes(tag))).toEqual([]);
    expect(html).not.toMatch(/<[^>]*\son\w+=/);
  }
});

test.each([
  ['Anna Puig', 'Hello Anna Puig,'],
  ['Win at http://spam.example', 'Hello,'],
  ['Visit www.spam.example now', 'Hello,'],
  ['spam.example', 'Hello,'],
  ['A'.repeat(61), 'Hello,'],
  ['J. R. Núñez-O’Neill', 'Hello J. R. Núñez-O’Neill,'],
  [null, 'Hello,'],
])('a name that is no advertisement is greeted: %s', (customerName, greeting) => {
  expect(mailOf('BOOKED', { customerName }).text.split('\n')[0]).toBe(greeting);
});

test.each([
  ['before the clocks go forward', '2030-03-30T21:00:00+01:00', 'Saturday, 30 March 2030 at 21:00'],
  ['after it', '2030-03-31T21:00:00+02:00', 'Sunday, 31 March 2030 at 21:00'],
  ['after they go back', '2030-10-27T21:00:00+01:00', 'Sunday, 27 October 2030 at 21:00'],
])('the time is the venue’s, %s', (_, at, shown) => {
  expect(mailOf('BOOKED', { bookingAt: Date.parse(at) }).text).toContain(shown);
});

test('guests as one number where the venue does not tell adults and children apart', () => {
  const { text } = mailOf('BOOKED', {}, aVenueWithContact({ separatesAdultsAndChildren: false }));
  expect(text).toContain('Guests: 3');
  expect(text).not.toContain('Children');
});

test('replies of the guest go to the venue', () => {
  expect(mailOf('BOOKED')).toMatchObject({
    fromName: 'Casa Brisa',
    replyTo: { name: 'Casa Brisa', address: 'hola@brisa.example' },
  });
  expect(mailOf('VENUE_REQUESTED').replyTo).toBeNull();
});

test('no line of the plain text is longer than 78 characters, links aside', () => {
  for (const [kind, language] of each) {
    const { text } = mailOf(kind, { language });
    const long = text.split('\n').filter((line) => line.length > 78 && !line.startsWith('http'));
    expect([kind, language, long]).toEqual([kind, language, []]);
  }
});

/** Every element is closed, in order, as XML wants it. */
function expectWellFormed(html: string): void {
  const open: string[] = [];
  const withoutStyle = html.replace(/<style>[\s\S]*?<\/style>/, '');
  for (const [tag, closing, name = '', end] of withoutStyle.matchAll(
    /<(\/?)([a-zA-Z!][\w-]*)(?:\s+[\w-]+="[^"<]*"|\s+html)*\s*(\/?)>|<[^>]*>/g,
  )) {
    if (name === '!DOCTYPE') continue;
    if (name === '') throw new Error(`Malformed: ${tag}`);
    if (closing) expect([tag, open.pop()]).toEqual([tag, name]);
    else if (!end) open.push(name);
  }
  expect(open).toEqual([]);
}

function textOf(html: string): string {
  return html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}
