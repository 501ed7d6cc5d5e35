import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import {
  exampleOf,
  PARTNER_OPERATIONS,
  type PartnerOperation,
} from '../../../src/contract/partner/operations.ts';
import { openTestServer, type TestServer } from '../../fixtures/test-context.ts';
import { responseOf, schemaErrorsOf } from './document-validator.ts';
import { exampleVenue } from './example-venue.ts';

const NAMES = Object.keys(PARTNER_OPERATIONS) as PartnerOperation[];

/** Sends the example request of an operation to a venue without its data. */
function ask({ partner }: TestServer, name: PartnerOperation, change: object = {}) {
  const { params = {}, query, headers, body } = exampleOf(name);
  const { method, path } = PARTNER_OPERATIONS[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
  return partner({
    method,
    path: query === undefined ? filled : `${filled}?${query}`,
    ...(body === undefined ? {} : { body }),
    ...change,
    ...(headers === undefined || 'headers' in change ? {} : { headers: { ...headers } }),
  });
}

/** Expects a response that the document describes for this operation. */
function expectTold(name: PartnerOperation, answer: LightMyRequestResponse, code: string): void {
  expect([name, answer.json().code]).toEqual([name, code]);
  const documented = responseOf(name, answer.statusCode);
  const media = documented.content['application/problem+json'];
  expect(schemaErrorsOf(media?.schema ?? {}, answer.json(), true)).toEqual([]);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(Object.keys(answer.headers)).toEqual(
    expect.arrayContaining(Object.keys(documented.headers).map((header) => header.toLowerCase())),
  );
}

describe.each(NAMES)('refusals of %s as documented', (name) => {
  test('401, 422, 400 and 404 for missing credentials and headers', async () => {
    const server = await openTestServer({ venue: exampleVenue() });
    for (const [header, value, code] of [
      ['authorization', 'Bearer nobody', 'UNAUTHORIZED'],
      ['service-partner-id', '', 'PARTNER_REQUIRED'],
      ['service-partner-id', 'nobody', 'PARTNER_NOT_FOUND'],
      ['service-account-id', '', 'ACCOUNT_REQUIRED'],
      ['service-account-id', 'nowhere', 'ACCOUNT_NOT_FOUND'],
    ] as const) {
      expectTold(name, await ask(server, name, { headers: { [header]: value } }), code);
    }
  });

  test('403 FORBIDDEN without the permission', async () => {
    const server = await openTestServer({ venue: exampleVenue(), permissions: [] });
    expectTold(name, await ask(server, name), 'FORBIDDEN');
  });

  test('429 RATE_LIMIT_EXCEEDED beyond the rate limit', async () => {
    const server = await openTestServer({ venue: exampleVenue(), rateLimitPerMinute: 1 });
    await ask(server, name);
    expectTold(name, await ask(server, name), 'RATE_LIMIT_EXCEEDED');
  });
});

test.each(NAMES.filter((name) => PARTNER_OPERATIONS[name].method !== 'GET'))(
  '422, 415 and 413 for invalid bodies of %s',
  async (name) => {
    const server = await openTestServer({ venue: exampleVenue() });
    expectTold(name, await ask(server, name, { body: [] }), 'VALIDATION_ERROR');
    const xml = { 'content-type': 'application/xml' };
    expectTold(name, await ask(server, name, { headers: xml }), 'UNSUPPORTED_MEDIA_TYPE');
    const large = { text: 'a'.repeat(300_000) };
    expectTold(name, await ask(server, name, { body: large }), 'PAYLOAD_TOO_LARGE');
  },
);

test.each(NAMES.filter((name) => /Uuid\}/.test(PARTNER_OPERATIONS[name].path)))(
  '404 for unknown uuids in %s',
  async (name) => {
    const server = await openTestServer({ venue: exampleVenue() });
    const code = name === 'get-customer' ? 'CUSTOMER_NOT_FOUND' : 'BOOKING_NOT_FOUND';
    expectTold(name, await ask(server, name), code);
  },
);

test.each(['create-booking', 'list-bookings'] as const)(
  '409 where a business rule refuses %s',
  async (name) => {
    const server = await openTestServer({ venue: exampleVenue() });
    server.setNow(Date.parse('2028-01-01T12:00:00Z'));
    const code =
      name === 'create-booking'
        ? 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW'
        : 'GET_BOOKINGS_START_DATE_IN_PAST';
    expectTold(name, await ask(server, name), code);
  },
);
