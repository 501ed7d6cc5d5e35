import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { MESSAGE_KINDS, type MessageKind } from '../../src/domain/message-kind.ts';
import { messageMail } from '../../src/mail/message-mail.ts';
import { HOSTILE_HTML } from '../fixtures/hostile-html.ts';
import { aMailBooking, aPendingPolicy, aVenueWithContact } from './a-mail-booking.ts';
import { outlineOf, parseHtml } from './parse-html.ts';

const URL_OF_BOOKING = 'https://book.example/manage/b1#token';
/** Six days before the booking. */
const NOW = Date.parse('2030-01-10T12:00:00+01:00');
const GUEST = { name: 'Anna Puig', address: 'anna@guest.example' };

/** A walk-in for whom a table is kept until twenty past nine. */
const AT_THE_DOOR: Overrides = {
  status: 'WAIT_LIST_WALK_IN',
  isWalkIn: true,
  waitList: {
    joinedAt: Date.parse('2030-01-16T20:40:00+01:00'),
    state: 'OFFERED',
    offer: {
      offeredAt: Date.parse('2030-01-16T21:10:00+01:00'),
      endsAt: Date.parse('2030-01-16T21:20:00+01:00'),
      tableIds: [1],
    },
    skipReason: null,
  },
};

const ON_THE_WAIT_LIST: MessageKind[] = ['WAIT_LIST_JOINED', 'OFFERED', 'OFFER_EXPIRED'];

type Overrides = Parameters<typeof aMailBooking>[0];

function mailOf(
  kind: MessageKind,
  booking: Overrides = {},
  { venue = aVenueWithContact(), now = NOW } = {},
) {
  const cancellationPolicy = kind === 'SIGNATURE_NEEDED' ? aPendingPolicy() : null;
  const subject = {
    kind,
    venue,
    booking: aMailBooking({
      cancellationPolicy,
      ...(kind === 'TABLE_READY' && AT_THE_DOOR),
      ...(ON_THE_WAIT_LIST.includes(kind) && { status: 'PENDING_WAIT_LIST_BOOKING' }),
      ...booking,
    }),
    // Guests at the door have nothing to open.
    url: kind === 'TABLE_READY' ? null : URL_OF_BOOKING,
    now,
  };
  return messageMail('m1', GUEST, subject);
}

const each = MESSAGE_KINDS.flatMap((kind) =>
  LANGUAGES.map((language) => [kind, language] as const),
);

test.each(each)('%s in %s: complete, well-formed, and the same in both forms', (kind, language) => {
  const mail = mailOf(kind, { language }, { venue: aVenueWithContact({ language }) });
  for (const part of [mail.subject, mail.text, mail.html])
    expect(part).not.toMatch(/\{\w+\}|undefined|\bnull\b/);
  expect(mail.html).toContain(`<html lang="${language}"`);
  const words = parseHtml(mail.html).body.textContent;
  const lines = mail.text
    .split('\n')
    .filter((line) => line !== URL_OF_BOOKING && line !== '-- ')
    .map((line) => line.replace(/^- /, ''));
  for (const word of lines.join(' ').split(/[\s:]+/)) expect(words).toContain(word);
});

test('a link for the guest to change, sign or find another time; for the venue to answer', () => {
  const toVenue: MessageKind[] = ['DECLINED', 'CANCELED'];
  for (const kind of MESSAGE_KINDS.filter((each) => each !== 'TABLE_READY')) {
    const { text, html } = mailOf(kind);
    const url = toVenue.includes(kind) ? 'https://brisa.example/' : URL_OF_BOOKING;
    const links = parseHtml(html).querySelectorAll('a');
    expect([kind, ...[...links].map((link) => link.getAttribute('href'))]).toEqual([kind, url]);
    expect(text.split('\n')).toContain(url);
  }
});

test('the button says what it leads to', () => {
  const buttonOf = (kind: MessageKind) => {
    const links = parseHtml(mailOf(kind).html).querySelectorAll('a');
    return [...links].map((link) => link.textContent).join();
  };
  expect(Object.fromEntries(MESSAGE_KINDS.map((kind) => [kind, buttonOf(kind)]))).toEqual({
    BOOKED: 'View, change or cancel',
    REQUESTED: 'View, change or cancel',
    WAIT_LIST_JOINED: 'See your place',
    SIGNATURE_NEEDED: 'Read and sign',
    CONFIRMED: 'View, change or cancel',
    DECLINED: 'Look for another time',
    CHANGED: 'View, change or cancel',
    CANCELED: 'Look for another time',
    OFFERED: 'See the offer',
    OFFER_EXPIRED: 'See your place',
    TABLE_READY: '',
    REMINDER: 'View, change or cancel',
    RECONFIRM: 'Confirm or cancel',
    VENUE_REQUESTED: 'Answer the request',
    VENUE_CANCELED: 'Open the booking',
  });
});

test.each(LANGUAGES)(
  'who has to sign reads the amount, per person and in all, and the notice period, in %s',
  (language) => {
    const { text, html } = mailOf(
      'SIGNATURE_NEEDED',
      { language },
      { venue: aVenueWithContact({ language }) },
    );
    for (const part of [text, parseHtml(html).body.textContent]) {
      expect(part).toMatch(/80[.,]00/);
      expect(part).toMatch(/20[.,]00/);
      expect(part).toMatch(/\b24\b/);
    }
    expect(parseHtml(html).querySelectorAll('li')).toHaveLength(3);
  },
);

test.each([
  [
    'a fee per person',
    {},
    [
      'The restaurant asks for a card guarantee: €20.00 per person, €80.00 for 4 people.',
      'Cancelling is free up to 24 hours before your booking (until Tuesday, 15 January 2030 at 21:00).',
      'After that, or if you do not come, the restaurant may charge €80.00.',
    ],
  ],
  [
    'a fee for the whole booking, until one hour before',
    {
      type: 'DEPOSIT',
      amountType: 'PER_BOOKING',
      cancellationNoticeHours: 1,
      cancellationFeeAmount: 5000,
    },
    [
      'The restaurant asks for a deposit: €50.00 for the whole booking.',
      'Cancelling is free up to one hour before your booking (until Wednesday, 16 January 2030 at 20:00).',
      'After that, or if you do not come, the restaurant may charge €50.00.',
    ],
  ],
  [
    'no notice period',
    { cancellationNoticeHours: 0 },
    [
      'The restaurant asks for a card guarantee: €20.00 per person, €80.00 for 4 people.',
      'Cancelling is free until your booking begins.',
      'After that, or if you do not come, the restaurant may charge €80.00.',
    ],
  ],
  [
    'a policy that never charges',
    { type: 'NO_CHARGE', cancellationFeeAmount: 0 },
    [
      'Nothing is charged, whatever happens.',
      'If your plans change, please cancel at least 24 hours before your booking (by Tuesday, 15 January 2030 at 21:00).',
    ],
  ],
  [
    'one that never charges, without a notice period',
    { type: 'NO_CHARGE', cancellationFeeAmount: 0, cancellationNoticeHours: 0 },
    ['Nothing is charged, whatever happens.'],
  ],
] as const)('the terms of %s', (_, policy, terms) => {
  const cancellationPolicy = aPendingPolicy(policy);
  const { html } = mailOf('SIGNATURE_NEEDED', { cancellationPolicy });
  const items = [...parseHtml(html).querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(items).toEqual(terms);
});

test.each([
  [
    'a fee',
    {},
    [
      'The restaurant asks for a card guarantee: €20.00 per person, €80.00 for 4 people.',
      'If you cancel or do not come, the restaurant may charge €80.00.',
    ],
  ],
  ['no fee', { type: 'NO_CHARGE' }, ['Nothing is charged, whatever happens.']],
] as const)(
  'nothing is promised until a moment that has passed, with %s, for a table of tonight',
  (_, policy, terms) => {
    const cancellationPolicy = aPendingPolicy({ ...policy, cancellationNoticeHours: 48 });
    const now = Date.parse('2030-01-16T19:00:00+01:00');
    const { html } = mailOf('SIGNATURE_NEEDED', { cancellationPolicy }, { now });
    const items = [...parseHtml(html).querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(items).toEqual(terms);
  },
);

test('on the wait list, a mail links to the place on it, and says “leave”, not “cancel”', () => {
  for (const kind of ['WAIT_LIST_JOINED', 'CHANGED', 'OFFERED', 'OFFER_EXPIRED'] as const) {
    const { subject, text, html } = mailOf(kind, { status: 'PENDING_WAIT_LIST_BOOKING' });
    const button = parseHtml(html).querySelector('a')?.textContent;
    expect(button).toBe(kind === 'OFFERED' ? 'See the offer' : 'See your place');
    for (const part of [subject, text, html]) expect(part).not.toMatch(/cancel|\bsign/i);
    expect(text.replaceAll('\n', ' ')).toContain('leave the wait list in your place');
  }
});

test.each(LANGUAGES)(
  'the mail about leaving the wait list mentions no booking, in %s',
  (language) => {
    const venue = aVenueWithContact({ language });
    const booking = aMailBooking({ language, status: 'CANCELED' });
    const subject = { kind: 'CANCELED', venue, booking, url: null, now: NOW } as const;
    const canceled = messageMail('m1', GUEST, subject);
    const left = messageMail('m1', GUEST, { ...subject, hasLeftWaitList: true });
    const words = [left.subject, left.text].join(' ');
    expect(words).not.toContain(parseHtml(canceled.html).querySelector('h1')?.textContent);
    expect(words).not.toMatch(/cancel|annul|storn|ezezt|anul/i);
  },
);

test.each(LANGUAGES)(
  'a declined request names the times at which there is a table, in %s',
  (language) => {
    const venue = aVenueWithContact({ language });
    const booking = aMailBooking({ language, status: 'DECLINED_BY_MERCHANT' });
    const otherTimes = ['2030-01-16T20:00:00+01:00', '2030-03-31T21:30:00+02:00'].map(Date.parse);
    const subject = { kind: 'DECLINED', venue, booking, url: null, otherTimes, now: NOW } as const;
    const { text, html } = messageMail('m1', GUEST, subject);
    for (const part of [text, html]) {
      expect(part).toMatch(/20:00/);
      expect(part).toMatch(/21:30/);
    }
    expect(parseHtml(html).querySelectorAll('li')).toHaveLength(2);
    expect(messageMail('m1', GUEST, { ...subject, otherTimes: [] }).html).not.toContain('<ul');
  },
);

test.each(LANGUAGES)(
  'guests at the door read until when their table is kept, in %s',
  (language) => {
    const { text, html } = mailOf(
      'TABLE_READY',
      { language },
      { venue: aVenueWithContact({ language }) },
    );
    for (const part of [text, html]) expect(part).toMatch(/21:20/);
    // They have no booked time, and nothing to open.
    expect(text).not.toMatch(/2030|21:00/);
    expect(parseHtml(html).querySelectorAll('a')).toHaveLength(0);
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

test.each([
  ['BOOKED', 'CONFIRMED', true],
  ['CONFIRMED', 'CONFIRMED', true],
  ['REMINDER', 'CONFIRMED', true],
  ['REQUESTED', 'REQUESTED', false],
  ['SIGNATURE_NEEDED', 'REQUESTED', false],
  ['WAIT_LIST_JOINED', 'PENDING_WAIT_LIST_BOOKING', false],
  ['OFFERED', 'PENDING_WAIT_LIST_BOOKING', false],
  ['CHANGED', 'PENDING_WAIT_LIST_BOOKING', false],
] as const)("%s of a booking in %s has the venue's note: %s", (kind, status, isThere) => {
  const { text } = mailOf(kind, { status, publicNotes: 'We keep the table for 15 minutes.' });
  expect(text.includes('We keep the table')).toBe(isThere);
});

/** To a guest, about what no longer holds, and to the venue: all forms of a mail. */
const FORMS = ['BOOKED', 'DECLINED', 'VENUE_REQUESTED'] as const;

const PLAIN = {
  BOOKED: outlineWith('BOOKED', 'plain'),
  DECLINED: outlineWith('DECLINED', 'plain'),
  VENUE_REQUESTED: outlineWith('VENUE_REQUESTED', 'plain'),
};

function outlineWith(kind: MessageKind, text: string): string[] {
  const booking = {
    customerName: text,
    publicNotes: text,
    floorPlanAreaId: null,
    experience: { ...aMailBooking().experience, name: text } as never,
  };
  const { html } = mailOf(kind, booking, { venue: aVenueWithContact({ name: text }) });
  // Lines of a note become elements of their own.
  return outlineOf(parseHtml(html)).filter((element) => element !== 'br');
}

test.each(HOSTILE_HTML)('no markup from a name or a note: %s', (hostile) => {
  for (const kind of FORMS) expect(outlineWith(kind, hostile)).toEqual(PLAIN[kind]);
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
  const { text } = mailOf(
    'BOOKED',
    {},
    {
      venue: aVenueWithContact({ separatesAdultsAndChildren: false }),
    },
  );
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
