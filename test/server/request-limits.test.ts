import { expect, test } from 'vitest';
import { addDays } from '../../src/domain/venue-time.ts';
import { parseSettings } from '../../src/operations/settings.ts';
import { REQUEST_LIMITS } from '../docs/limits-page.ts';
import { openTestServer, TODAY } from '../fixtures/test-context.ts';
import { expectProblem } from './expect-response.ts';
import { CREATES, requestOf } from './operation-requests.ts';

/** The limits of whole requests, with numbers and responses from docs/api.md. */

const ROWS = [
  'body size in bytes',
  'requests per minute and IP address (default)',
  'characters of `Idempotency-Key` (at least one)',
  'days from `date_start` to `date_end`',
  'days from `dateStart` to `dateEnd` of a calendar',
] as const;

function rowOf(row: (typeof ROWS)[number]): { most: number; code: string } {
  const { most = 0, codes: [code = ''] = [] } = REQUEST_LIMITS.get(row) ?? {};
  return { most, code };
}

test('every such row in docs/api.md has a test here', () => {
  expect([...REQUEST_LIMITS.keys()]).toEqual(ROWS);
});

test('413 PAYLOAD_TOO_LARGE above 262,144 bytes, not characters', async () => {
  const { most, code } = rowOf('body size in bytes');
  const { app, apiKeys, venue } = await openTestServer();
  const send = (bytes: number) => {
    const text = JSON.stringify({ ...requestOf('create-booking').body, extra: '¤' });
    const wide = '\u{1F642}'.repeat(1000);
    const room = bytes - Buffer.byteLength(text.replace('¤', wide));
    const payload = text.replace('¤', wide + 'x'.repeat(room));
    expect(Buffer.byteLength(payload)).toBe(bytes);
    const headers = {
      authorization: `Bearer ${apiKeys.pos}`,
      'service-partner-id': 'pos',
      'service-account-id': venue.accountId,
      'content-type': 'application/json',
    };
    return app.inject({ method: 'POST', url: '/v3/bookings', headers, payload });
  };
  expect((await send(most)).statusCode).toBe(200);
  expectProblem(await send(most + 1), 413, code);
});

test('429 RATE_LIMIT_EXCEEDED beyond the documented default', async () => {
  const { most, code } = rowOf('requests per minute and IP address (default)');
  const parsed = parseSettings({});
  if ('issues' in parsed) throw new Error(parsed.issues.join());
  const { rateLimitPerMinute } = parsed.settings;
  expect(rateLimitPerMinute).toBe(most);
  const { app } = await openTestServer({ rateLimitPerMinute });
  for (let count = 0; count < most; count += 1) await app.inject('/v3/bookings');
  expectProblem(await app.inject('/v3/bookings'), 429, code);
});

test.each(CREATES)(
  '400 BAD_REQUEST from %s for an Idempotency-Key of 0 and 256 characters, 200 for 1 and 255',
  async (name) => {
    const { most, code } = rowOf('characters of `Idempotency-Key` (at least one)');
    const { partner } = await openTestServer();
    const send = (length: number) =>
      partner({ ...requestOf(name), headers: { 'idempotency-key': 'k'.repeat(length) } });
    for (const length of [0, most + 1]) expectProblem(await send(length), 400, code);
    for (const length of [1, most]) expect((await send(length)).statusCode).toBe(200);
  },
);

test('409 GET_BOOKINGS_RANGE_BETWEEN_DATES_EXCEED_LIMIT for 32 days between the dates, 200 for 0 and 31', async () => {
  const { most, code } = rowOf('days from `date_start` to `date_end`');
  const { partner } = await openTestServer();
  const list = (days: number) =>
    partner({ path: `/bookings?date_start=${TODAY}&date_end=${addDays(TODAY, days)}` });
  expectProblem(await list(most + 1), 409, code);
  expectProblem(await list(-1), 409, 'GET_BOOKINGS_END_DATE_GREATER_THAN_START_DATE');
  for (const days of [0, most]) expect((await list(days)).statusCode).toBe(200);
});

test('422 VALIDATION_ERROR on dateEnd for 367 days between the dates and for -1, 200 for 0 and 366', async () => {
  const { most, code } = rowOf('days from `dateStart` to `dateEnd` of a calendar');
  const { partner } = await openTestServer();
  const { body, ...request } = requestOf('check-calendar');
  const check = (days: number) =>
    partner({ ...request, body: { ...body, dateStart: TODAY, dateEnd: addDays(TODAY, days) } });
  for (const days of [-1, most + 1]) expectProblem(await check(days), 422, code, ['dateEnd']);
  for (const days of [0, most]) expect((await check(days)).statusCode).toBe(200);
});
