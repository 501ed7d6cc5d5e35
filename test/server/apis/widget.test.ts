import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { PublicBooking } from '../../../src/contract/booking.ts';
import { StartAnswer } from '../../../src/contract/widget/start.ts';
import { insertPublishableKey } from '../../../src/store/publishable-keys.ts';
import { aRichVenue } from '../../fixtures/rich-venue.ts';
import { readStored } from '../../fixtures/stored-bytes.ts';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  PAGE_ORIGIN,
  PUBLIC_URL,
  type TestServer,
  TODAY,
  TOMORROW,
} from '../../fixtures/test-context.ts';
import { aVenue } from '../../fixtures/venue.ts';
import { expectProblem } from '../expect-response.ts';

const CALENDAR = {
  pax: 2,
  paxChildren: 0,
  status: 'CONFIRMED',
  dateStart: TODAY,
  dateEnd: TOMORROW,
};
const START = '/widget/v3/start?pax=2&paxChildren=0';

describe('authentication', () => {
  test.each([
    ['unknown', 'pk_nobody'],
    ['empty', ''],
  ])('401 UNAUTHORIZED for a key that is %s', async (_, key) => {
    const { widget } = await openTestServer();
    const headers = { 'service-publishable-key': key };
    const answer = await widget({
      method: 'POST',
      path: '/availability/calendar',
      body: CALENDAR,
      headers,
    });
    expectProblem(answer, 401, 'UNAUTHORIZED');
  });

  test('401 UNAUTHORIZED for a revoked key', async () => {
    const { context, widget } = await openTestServer();
    const ask = () => widget({ method: 'POST', path: '/availability/calendar', body: CALENDAR });
    expect((await ask()).statusCode).toBe(200);
    await context.store.write(null, (db) =>
      sql`update publishable_keys set revoked_at = ${NOON}`.execute(db),
    );
    expectProblem(await ask(), 401, 'UNAUTHORIZED');
  });

  test('401 UNAUTHORIZED for a secret API key', async () => {
    const { widget, apiKeys } = await openTestServer();
    const headers = { 'service-publishable-key': apiKeys.pos };
    expectProblem(
      await widget({ path: '/start?pax=2&paxChildren=0', headers }),
      401,
      'UNAUTHORIZED',
    );
  });

  test.each([
    'https://evil.test',
    'http://venue.test',
    'https://venue.test:8443',
    'https://venue.test.evil.test',
    'https://sub.venue.test',
    'null',
    `${PAGE_ORIGIN}/`,
  ])('403 FORBIDDEN for a page of %s, which is not on the list', async (origin) => {
    const { widget } = await openTestServer();
    const answer = await widget({
      method: 'POST',
      path: '/availability/calendar',
      body: CALENDAR,
      headers: { origin },
    });
    expectProblem(answer, 403, 'FORBIDDEN');
  });

  test('403 FORBIDDEN on a page that only another key lists', async () => {
    const { context, widget, venue } = await openTestServer();
    const key = { publishableKey: 'pk_other', accountId: venue.accountId };
    await context.store.write(null, (db) =>
      insertPublishableKey(db, { ...key, origins: ['https://other.test'] }, NOON),
    );
    const headers = { 'service-publishable-key': key.publishableKey };
    const path = '/start?pax=2&paxChildren=0&key=pk_other';
    expectProblem(await widget({ path, headers }), 403, 'FORBIDDEN');
    const fromThere = await widget({ path, headers: { ...headers, origin: 'https://other.test' } });
    expect(fromThere.statusCode).toBe(200);
  });

  test.each([
    [403, undefined],
    [403, 'cross-site'],
    [403, 'same-site'],
    [403, 'none'],
    [200, 'same-origin'],
  ])('%d without Origin where the browser says %s', async (status, site) => {
    const { app, publishableKey } = await openTestServer();
    const answer = await app.inject({
      url: `${START}&key=${publishableKey}`,
      headers: site === undefined ? {} : { 'sec-fetch-site': site },
    });
    if (status === 200) expect(answer.statusCode, answer.body).toBe(200);
    else expectProblem(answer, 403, 'FORBIDDEN');
  });

  test('403 FORBIDDEN for Sec-Fetch-Site: same-origin with a foreign Origin', async () => {
    const { app, publishableKey } = await openTestServer();
    const headers = { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' };
    const answer = await app.inject({ url: `${START}&key=${publishableKey}`, headers });
    expectProblem(answer, 403, 'FORBIDDEN');
  });

  test.each([
    ['GET', '/bookings'],
    ['GET', '/customers/some'],
    ['POST', '/bookings/walk-ins'],
    ['PUT', '/bookings/some/tickets/close'],
    ['PUT', '/bookings/some/status'],
  ] as const)('no %s %s in this API', async (method, path) => {
    const { widget } = await openTestServer();
    const answer = await widget({ method, path, ...(method === 'GET' ? {} : { body: {} }) });
    expect([403, 404, 405]).toContain(answer.statusCode);
  });
});

describe('CORS', () => {
  const preflight = ({ app }: TestServer, requestedHeaders: string, origin = PAGE_ORIGIN) =>
    app.inject({
      method: 'OPTIONS',
      url: '/widget/v3/bookings',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': requestedHeaders,
      },
    });

  test('204 for a preflight with all headers that the widget sends, with a max age', async () => {
    const server = await openTestServer();
    const requestedHeaders = [
      'content-type',
      'idempotency-key',
      'if-match',
      'service-publishable-key',
    ];
    const answer = await preflight(server, requestedHeaders.join(','));
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe(PAGE_ORIGIN);
    expect(answer.headers['access-control-allow-methods']).toContain('POST');
    const allowed = String(answer.headers['access-control-allow-headers']).toLowerCase();
    for (const name of requestedHeaders) expect(allowed).toContain(name);
    expect(Number(answer.headers['access-control-max-age'])).toBeGreaterThan(0);
    // No cookies: the API authenticates by key and origin.
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('200 with Access-Control-Expose-Headers, allowing only this origin', async () => {
    const { widget, publishableKey } = await openTestServer();
    const answer = await widget({ path: `/start?pax=2&paxChildren=0&key=${publishableKey}` });
    expect(answer.headers['access-control-allow-origin']).toBe(PAGE_ORIGIN);
    expect(String(answer.headers.vary)).toMatch(/origin/i);
    expect(exposed(answer.headers)).toEqual(['ETag', 'Location', 'Retry-After']);
  });

  test('429 RATE_LIMIT_EXCEEDED with a Retry-After that the page may read', async () => {
    const { app, publishableKey } = await openTestServer({ rateLimitPerMinute: 1 });
    const ask = () =>
      app.inject({ url: `${START}&key=${publishableKey}`, headers: { origin: PAGE_ORIGIN } });
    expect((await ask()).statusCode).toBe(200);
    const answer = await ask();
    expectProblem(answer, 429, 'RATE_LIMIT_EXCEEDED');
    expect(answer.headers['access-control-allow-origin']).toBe(PAGE_ORIGIN);
    expect(exposed(answer.headers)).toContain('Retry-After');
  });

  test('409 that the page may read', async () => {
    const { widget } = await openTestServer();
    const answer = await widget({
      method: 'POST',
      path: '/bookings',
      body: aBookingRequest({ time: '03:00:00' }),
    });
    expectProblem(answer, 409, 'NO_AVAILABLE_SLOT');
    expect(answer.headers['access-control-allow-origin']).toBe(PAGE_ORIGIN);
    expect(exposed(answer.headers)).toEqual(['ETag', 'Location', 'Retry-After']);
  });

  test('200 for a text/plain body, which needs no preflight, read as JSON', async () => {
    const { widget, publishableKey } = await openTestServer();
    const answer = await widget({
      method: 'POST',
      path: `/availability/calendar?key=${publishableKey}`,
      body: CALENDAR,
      headers: { 'content-type': 'text/plain', 'service-publishable-key': '' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().workDays).toHaveLength(2);
  });

  test('400 BAD_REQUEST for a text/plain body that is not JSON, 422 for an invalid one', async () => {
    const { app, publishableKey } = await openTestServer();
    const ask = (payload: string) =>
      app.inject({
        method: 'POST',
        url: `/widget/v3/availability/calendar?key=${publishableKey}`,
        headers: { origin: PAGE_ORIGIN, 'content-type': 'text/plain;charset=UTF-8' },
        payload,
      });
    expectProblem(await ask('pax=2'), 400, 'BAD_REQUEST');
    expectProblem(await ask('{"__proto__":{"a":1}'), 400, 'BAD_REQUEST');
    expectProblem(await ask('{}'), 422, 'VALIDATION_ERROR');
  });
});

describe('start', () => {
  test.each([
    [
      'the next month once this one has no day left to book',
      '2030-01-31T23:50:00+01:00',
      '',
      '2030-02-01',
    ],
    ['this month while it has one', '2030-01-31T10:00:00+01:00', '', '2030-01-01'],
    ['the month that is asked for', '2030-01-31T23:50:00+01:00', '&month=2030-01', '2030-01-01'],
  ])('200 with %s', async (_, now, month, first) => {
    const { widget, publishableKey } = await openTestServer({ now: Date.parse(now) });
    const path = `/start?key=${publishableKey}&pax=2&paxChildren=0${month}`;
    const { calendar } = StartAnswer.parse((await widget({ path })).json());
    expect(calendar.workDays[0]?.date).toBe(first);
  });

  test.each([
    ['ON', [], ['BOOKED', 'REQUESTED', 'WAIT_LIST_JOINED', 'SIGNATURE_NEEDED']],
    ['ON', ['BOOKED', 'WAIT_LIST_JOINED', 'CHANGED'], ['REQUESTED', 'SIGNATURE_NEEDED']],
    ['SHOWN', [], []],
    ['OFF', [], []],
  ] as const)(
    '200: where mail is %s without %j, mailedKinds is %j',
    async (mailDelivery, omittedKinds, mailedKinds) => {
      const { messages } = aVenue();
      const venue = aVenue({ messages: { ...messages, omittedKinds } });
      const { widget } = await openTestServer({ venue, mailDelivery });
      const answer = await widget({ path: '/start' });
      expect(StartAnswer.parse(answer.json()).venue.mailedKinds).toEqual(mailedKinds);
    },
  );

  test('200 with the clock changes until the last bookable day', async () => {
    const { widget } = await openTestServer({ venue: aVenue({ maxAdvanceDays: 365 }) });
    const { venue } = StartAnswer.parse((await widget({ path: '/start' })).json());
    expect(venue.utcOffsets).toEqual([
      { from: '2030-01-15T00:00:00.000Z', offsetMinutes: 60 },
      { from: '2030-03-31T01:00:00.000Z', offsetMinutes: 120 },
      { from: '2030-10-27T01:00:00.000Z', offsetMinutes: 60 },
    ]);
  });

  test('200 with the venue and its month, by the contract', async () => {
    const { widget, publishableKey } = await openTestServer();
    const answer = await widget({ path: `/start?key=${publishableKey}&pax=2&paxChildren=0` });
    expect(answer.statusCode, answer.body).toBe(200);
    const start = StartAnswer.parse(answer.json());
    expect(answer.json()).toEqual(start);
    expect(start.venue).toMatchObject({
      accountId: 'casa-test',
      name: 'Casa Test',
      timezone: 'Europe/Madrid',
      today: TODAY,
      lastBookableOn: '2030-03-17',
    });
    const days = start.calendar.workDays;
    expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([
      31,
      '2030-01-01',
      '2030-01-31',
    ]);
    expect(days.find(({ date }) => date === TOMORROW)?.availability.isAvailable).toBe(true);
    expect(days[0]?.availability.code).toBe('PAST');
  });

  test('200 with the terms of the cancellation policies', async () => {
    const venue = aRichVenue();
    const { widget } = await openTestServer({ venue });
    const answer = await widget({ path: '/start?pax=2&paxChildren=0' });
    const { cancellationPolicies } = StartAnswer.parse(answer.json()).venue;
    expect(cancellationPolicies).toHaveLength(1);
    expect(cancellationPolicies).toEqual(venue.cancellationPolicies);
  });

  test('200 with the key in the header instead of the query', async () => {
    const { widget } = await openTestServer();
    const answer = await widget({ path: '/start?pax=2&paxChildren=0' });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  test.each([
    ['2030-02', '2030-02-01', '2030-02-28'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2030-12', '2030-12-01', '2030-12-31'],
  ])('200 with all of %s', async (month, first, last) => {
    const { widget, publishableKey } = await openTestServer();
    const path = `/start?key=${publishableKey}&pax=2&paxChildren=0&month=${month}`;
    const days = (await widget({ path })).json().calendar.workDays;
    expect([days[0].date, days.at(-1).date]).toEqual([first, last]);
  });

  test('200 for two adults by default', async () => {
    const { widget, publishableKey } = await openTestServer();
    const of = async (party: string) =>
      (await widget({ path: `/start?key=${publishableKey}${party}` })).json();
    expect(await of('')).toEqual(await of('&pax=2&paxChildren=0'));
  });

  test('200 in the language of the query, before that of the browser', async () => {
    const { widget, publishableKey } = await openTestServer();
    const path = `/start?key=${publishableKey}&pax=2&paxChildren=0`;
    const headers = { 'accept-language': 'de-AT,de;q=0.9' };
    const detailOf = async (url: string) =>
      (await widget({ path: url, headers })).json().calendar.workDays[0].availability.detail;
    const german = await detailOf(path);
    const french = await detailOf(`${path}&lang=fr`);
    expect(german).not.toBe(french);
  });

  test.each([
    ['pax', 'pax=0&paxChildren=0'],
    ['paxChildren', 'pax=2&paxChildren=101'],
    ['month', 'pax=2&paxChildren=0&month=2030-13'],
    ['lang', 'pax=2&paxChildren=0&lang=xx'],
  ])('422 VALIDATION_ERROR on %s', async (name, query) => {
    const { widget, publishableKey } = await openTestServer();
    const answer = await widget({ path: `/start?key=${publishableKey}&${query}` });
    expectProblem(answer, 422, 'VALIDATION_ERROR', [name]);
  });

  test('no private data of the venue', async () => {
    const { widget, publishableKey } = await openTestServer();
    const { body } = await widget({ path: `/start?key=${publishableKey}&pax=2&paxChildren=0` });
    expect(body).not.toContain('pos-1');
    expect(body).not.toContain('freezeMinutes');
  });
});

describe('a booking by a diner', () => {
  const book = ({ widget }: TestServer, key?: string) =>
    widget({
      method: 'POST',
      path: '/bookings',
      body: aBookingRequest(),
      headers: key ? { 'idempotency-key': key } : {},
    });

  test('200 with the public shape, made through the widget', async () => {
    const server = await openTestServer();
    const answer = await book(server);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(PublicBooking.parse(answer.json())).toEqual(answer.json());
    expect(Object.keys(answer.json().customer).sort()).toEqual(['language', 'name', 'uuid']);
    const seen = await server.staff({ path: `/bookings/${answer.json().uuid}` });
    expect(seen.json()).toMatchObject({ channel: 'WIDGET', customer: { name: 'Laura Vidal' } });
  });

  test('Location with a manage token of 256 bits, stored only as a hash', async () => {
    const server = await openTestServer();
    const answer = await book(server);
    const location = String(answer.headers.location);
    const start = `${PUBLIC_URL}/manage/${answer.json().uuid}#`;
    expect(location.slice(0, start.length)).toBe(start);
    const token = location.slice(start.length);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(answer.body).not.toContain(token);
    const { rows } = await server.context.store.read((db) =>
      sql<{ token_hash: string }>`select token_hash from manage_tokens`.execute(db),
    );
    expect(rows).toEqual([{ token_hash: createHash('sha256').update(token).digest('hex') }]);
    const stored = await readStored(server.database.url);
    expect(stored.includes(answer.json().uuid)).toBe(true);
    expect(stored.includes(token)).toBe(false);
    expect(server.log.join('')).not.toContain(token);
  });

  test('no Location if nothing was booked, nor for other callers', async () => {
    const server = await openTestServer();
    const refused = await server.widget({
      method: 'POST',
      path: '/bookings',
      body: aBookingRequest({ time: '03:00:00' }),
    });
    expect(refused.headers).not.toHaveProperty('location');
    const partners = await server.partner({
      method: 'POST',
      path: '/bookings',
      body: aBookingRequest(),
    });
    expect(partners.headers).not.toHaveProperty('location');
  });

  test('200 with the same body and one booking when a create request is retried', async () => {
    const server = await openTestServer();
    const first = await book(server, 'k');
    const second = await book(server, 'k');
    expect(second.body).toBe(first.body);
    expect(String(second.headers.location)).toContain(`/manage/${first.json().uuid}#`);
  });
});

function exposed(headers: Record<string, unknown>): string[] {
  return String(headers['access-control-expose-headers']).split(/, */).sort();
}
