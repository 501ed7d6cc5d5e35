import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { DISABLED_REASONS } from '../../src/domain/webhook.ts';
import { type DisabledWebhook, webhookMail } from '../../src/mail/webhook-mail.ts';
import { HOSTILE_HTML } from '../fixtures/hostile-html.ts';
import { aVenueWithContact } from './a-mail-booking.ts';
import { outlineOf, parseHtml } from './parse-html.ts';

const TO = { name: 'Casa Brisa', address: 'hola@brisa.example' };
const URL_OF_WEBHOOKS = 'https://book.example/staff#place=house&section=webhooks';

function mailAbout(overrides: Partial<DisabledWebhook> = {}) {
  return webhookMail('w1', TO, {
    venue: aVenueWithContact(),
    partner: 'Table Guide',
    endpointUrl: 'https://user:password@guide.example:8443/hooks/maitre?token=secret#fragment',
    because: 'FAILING',
    failingSince: Date.parse('2030-01-11T13:05:00+01:00'),
    lastTry: { httpStatus: 503, problem: 'STATUS' },
    url: URL_OF_WEBHOOKS,
    ...overrides,
  });
}

const each = DISABLED_REASONS.flatMap((because) =>
  LANGUAGES.map((language) => [because, language] as const),
);

test.each(each)(
  '%s in %s: where it sent, since when, the last answer, what to do',
  (because, language) => {
    const mail = mailAbout({ because, venue: aVenueWithContact({ language }) });
    for (const part of [mail.subject, mail.text, mail.html])
      expect(part).not.toMatch(/\{\w+\}|undefined|\bnull\b/);
    expect(mail.subject).toContain('Table Guide');
    for (const part of [mail.text.replace(/\s+/g, ' '), mail.html]) {
      for (const fact of [
        'guide.example:8443/hooks/maitre',
        /2030.*13:05/,
        'HTTP 503',
        '/v3/events',
      ])
        expect(part).toMatch(fact);
      expect(part).not.toMatch(/secret|password|fragment/);
    }
    const document = parseHtml(mail.html);
    expect(document.querySelectorAll('li')).toHaveLength(3);
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([URL_OF_WEBHOOKS]);
  },
);

test('the two reasons have different texts', () => {
  for (const language of LANGUAGES) {
    const venue = aVenueWithContact({ language });
    const texts = DISABLED_REASONS.map((because) => mailAbout({ because, venue }).text);
    expect(new Set(texts).size).toBe(DISABLED_REASONS.length);
  }
});

test('without an answer, it says why; of a try that says nothing about the endpoint, nothing', () => {
  const lastAnswerOf = (lastTry: DisabledWebhook['lastTry']) =>
    /Last answer: (.*)/.exec(mailAbout({ lastTry }).text)?.[1];
  expect(lastAnswerOf({ httpStatus: null, problem: 'NOT_CONNECTED' })).toBe('no connection');
  expect(lastAnswerOf({ httpStatus: null, problem: 'TIMEOUT' })).toBe('no answer in time');
  expect(lastAnswerOf({ httpStatus: null, problem: 'SECRET_UNREADABLE' })).toBeUndefined();
  expect(lastAnswerOf(null)).toBeUndefined();
});

test.each(HOSTILE_HTML)('no markup from the name of a partner: %s', (hostile) => {
  const outlineWith = (partner: string) => outlineOf(parseHtml(mailAbout({ partner }).html));
  expect(outlineWith(hostile)).toEqual(outlineWith('plain'));
});
