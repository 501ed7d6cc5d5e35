import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../src/domain/language.ts';
import { createPublishableKey } from '../../../../src/operations/access/create-publishable-key.ts';
import { revokePublishableKey } from '../../../../src/operations/access/revoke-publishable-key.ts';
import { saveAccount } from '../../../../src/store/accounts.ts';
import {
  NOON,
  openTestServer,
  PAGE_ORIGIN,
  PUBLIC_URL,
  type TestServer,
} from '../../../fixtures/test-context.ts';
import { aVenue } from '../../../fixtures/venue.ts';
import { expectProblem } from '../../expect-response.ts';

const DAY_MS = 86_400_000;

const image = { type: 'COVER', url: 'https://images.example/room.jpg' } as const;
const VENUE = aVenue({
  contact: {
    phone: '+34555010199',
    email: 'hola@casa.example',
    websiteUrl: 'https://casa.example/',
    address: 'Calle Mayor, 1',
  },
  floorPlanAreas: [{ id: 1, name: { en: 'Room' }, summary: { en: '' }, images: [image] }],
  tables: [],
  combinations: [],
});

async function openPage(): Promise<TestServer & { key: string }> {
  const server = await openTestServer({ venue: VENUE });
  const { accountId } = server.venue;
  const origins = [PAGE_ORIGIN, PUBLIC_URL];
  const { publishableKey } = await createPublishableKey(server.context, { accountId, origins });
  return { ...server, key: publishableKey };
}

const get = ({ app }: TestServer, path = '', headers = {}) =>
  app.inject({ url: `/book/casa-test${path}`, headers });

test('200 with the widget, its key, and how to reach the venue', async () => {
  const server = await openPage();
  const page = await get(server);
  expect([page.statusCode, page.headers['content-type']]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  for (const text of [
    '<html lang="en">',
    `publishable-key="${server.key}"`,
    `<link rel="canonical" href="${PUBLIC_URL}/book/casa-test">`,
    'href="tel:+34555010199"',
    'Calle Mayor, 1',
    'Monday',
  ])
    expect(page.body).toContain(text);
  const headers = { origin: PUBLIC_URL, 'service-publishable-key': server.key };
  expect((await server.widget({ path: '/start?pax=2&paxChildren=0', headers })).statusCode).toBe(
    200,
  );
});

test('200 in the language of the address, else of the browser, else of the venue', async () => {
  const server = await openPage();
  for (const [path, accepted, language, words] of [
    ['?lang=de', 'fr', 'de', 'Reservierungszeiten'],
    ['', 'pt-BR, en;q=0.5', 'pt', 'Horário de reservas'],
    ['?lang=xx', 'ja', 'en', 'Hours for bookings'],
    ['/', '', 'en', 'Hours for bookings'],
  ] as const) {
    const page = await get(server, path, { 'accept-language': accepted });
    const address = path === '?lang=de' ? path : '';
    expect(page.body).toContain(`rel="canonical" href="${PUBLIC_URL}/book/casa-test${address}"`);
    expect(page.headers['content-language']).toBe(language);
    expect(page.headers.vary).toContain('Accept-Language');
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(page.body).toContain(words);
  }
});

test('a strict policy: no inline script or style but its own style, and images from where the venue has them', async () => {
  const page = await get(await openPage());
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page.body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; script-src 'self' ${PUBLIC_URL}; connect-src 'self' ${PUBLIC_URL}; img-src 'self' ${PUBLIC_URL} https://images.example; form-action 'none'; base-uri 'none'; frame-ancestors 'self'`,
  );
  expect(page.body).not.toMatch(/\son\w+=|style="|javascript:/i);
});

test('404 NOT_FOUND for an unknown venue, and for one without a key that is valid here', async () => {
  const server = await openTestServer({ venue: VENUE });
  expectProblem(await get(server), 404, 'NOT_FOUND');
  expectProblem(await server.app.inject({ url: '/book/other' }), 404, 'NOT_FOUND');
  expectProblem(await server.app.inject({ url: '/book/%00%3Cb%3E' }), 404, 'NOT_FOUND');
  const opened = await openPage();
  expect((await get(opened)).statusCode).toBe(200);
  await revokePublishableKey(opened.context, opened.key);
  expectProblem(await get(opened), 404, 'NOT_FOUND');
});

test('429 RATE_LIMIT_EXCEEDED like other pages', async () => {
  const server = await openTestServer({ venue: VENUE, rateLimitPerMinute: 1 });
  for (let count = 0; count < 10; count += 1) expect((await get(server)).statusCode).toBe(404);
  expectProblem(await get(server), 429, 'RATE_LIMIT_EXCEEDED');
});

test('200 with the document, the key and the day of this moment, however often the page was asked for before', async () => {
  const server = await openTestServer({
    venue: { ...VENUE, exceptions: [{ date: '2030-01-17', shiftIds: [] }] },
  });
  const { context, venue } = server;
  const createKey = () =>
    createPublishableKey(context, { accountId: venue.accountId, origins: [PUBLIC_URL] });
  const first = await createKey();
  const bodyOf = async () => (await get(server)).body;
  expect(await bodyOf()).toContain('datetime="2030-01-17"');
  expect(await bodyOf()).toContain(first.publishableKey);

  await revokePublishableKey(context, first.publishableKey);
  const second = await createKey();
  expect(await bodyOf()).toContain(second.publishableKey);

  server.setNow(NOON + 2 * DAY_MS);
  expect(await bodyOf()).not.toContain('datetime="2030-01-17"');

  const { accountId, tables } = venue;
  const document = { ...venue, name: 'Casa Nova' };
  await context.store.write(accountId, (db) =>
    saveAccount(db, { accountId, document, tables }, context.now()),
  );
  expect(await bodyOf()).toContain('<h1>Casa Nova</h1>');
});

test('3,000 different pages take no more memory than 300', async () => {
  const server = await openPage();
  const readPages = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const language = LANGUAGES[index % LANGUAGES.length];
      if (index % LANGUAGES.length === 0) server.setNow(server.context.now() + DAY_MS);
      expect((await get(server, `?lang=${language}`)).statusCode).toBe(200);
    }
  };
  await readPages(300);
  const before = process.memoryUsage.rss();
  await readPages(3000);
  const grownMb = (process.memoryUsage.rss() - before) / 1e6;
  // The JavaScript heap alone may grow by this until it is collected. A formatter for each page would take a GB.
  expect(grownMb).toBeLessThan(200);
});
