import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aBookingRequest, openTestServer, type TestServer } from '../fixtures/test-context.ts';
import { expectBooking, expectProblem } from './expect-response.ts';

/** Sends raw bytes to create a booking. */
function send(server: TestServer, payload: string | Buffer, headers: Record<string, string> = {}) {
  return server.app.inject({
    method: 'POST',
    url: '/v3/bookings',
    headers: {
      authorization: `Bearer ${server.apiKeys.pos}`,
      'service-partner-id': 'pos',
      'service-account-id': server.venue.accountId,
      'content-type': 'application/json',
      ...headers,
    },
    payload,
  });
}

async function countBookings({ context }: TestServer): Promise<number | undefined> {
  const { rows } = await context.store.read((db) =>
    sql<{ n: number }>`select count(*) as n from bookings`.execute(db),
  );
  return rows[0]?.n;
}

const GOOD = JSON.stringify(aBookingRequest());
const FIRST = GOOD.indexOf('{') + 1;
/** A valid body with another field before its first. */
const withField = (field: string) => `${GOOD.slice(0, FIRST)}${field},${GOOD.slice(FIRST)}`;
/** A valid body with one text replaced. */
const having = (text: string, other: string) => GOOD.replace(text, () => other);
const arrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('depth', () => {
  test.each([
    ['10,000 arrays', arrays(10_000)],
    ['120,000 arrays', arrays(120_000)],
  ])('422 VALIDATION_ERROR for a body of %s and nothing else', async (_, body) => {
    const server = await openTestServer();
    expectProblem(await send(server, body), 422, 'VALIDATION_ERROR', ['body']);
  });

  test.each([
    ['120,000 arrays', arrays(120_000)],
    ['40,000 objects', objects(40_000)],
  ])('200 with %s in a field that nobody knows, with and without a key', async (_, deep) => {
    const server = await openTestServer();
    expectBooking(await send(server, withField(`"extra":${deep}`)));
    const key = { 'idempotency-key': 'deep' };
    const other = withField(`"extra":${deep}`).replace('20:00:00', '21:30:00');
    const first = await send(server, other, key);
    expectBooking(first);
    expect((await send(server, other, key)).body).toBe(first.body);
  });

  test.each([
    ['addOns', 'addOns[0]', arrays(100_000)],
    ['experience', 'experience.id', objects(40_000)],
    ['hotelRoom', 'hotelRoom', objects(40_000)],
  ])('422 VALIDATION_ERROR for endless nesting in %s', async (field, parameter, deep) => {
    const server = await openTestServer();
    const answer = await send(server, withField(`"${field}":${deep}`));
    const { errors } = expectProblem(answer, 422, 'VALIDATION_ERROR');
    expect(errors?.map((fault) => fault.parameter)).toContain(parameter);
  });

  test('400 BAD_REQUEST for unclosed arrays', async () => {
    const server = await openTestServer();
    expectProblem(await send(server, '['.repeat(200_000)), 400, 'BAD_REQUEST');
  });
});

describe('keys', () => {
  test.each([
    '"__proto__":{"pax":1,"isSpoilt":true}',
    '"\\u005f_proto__":{"isSpoilt":true}',
    '"__proto__":null',
    '"constructor":{"prototype":{"isSpoilt":true}}',
    '"constructor":1',
    '"prototype":{"isSpoilt":true}',
    '"toString":1,"hasOwnProperty":1,"valueOf":null,"then":{},"toJSON":1',
  ])('200 with %s in every object, which changes nothing', async (field) => {
    const server = await openTestServer();
    const body = GOOD.replace(/\{/g, () => `{${field},`);
    const booking = expectBooking(await send(server, body, { 'idempotency-key': 'one' }));
    expect(booking).toMatchObject({ pax: 2, customer: { name: 'Laura Vidal' } });
    expect(({} as Record<string, unknown>).isSpoilt).toBeUndefined();
    expect({}.constructor).toBe(Object);
  });

  test('422 VALIDATION_ERROR for fields that are only on a prototype', async () => {
    const server = await openTestServer();
    const { pax: _, ...rest } = aBookingRequest();
    const body = JSON.stringify(rest).replace('{', '{"__proto__":{"pax":2},');
    expectProblem(await send(server, body), 422, 'VALIDATION_ERROR', ['pax']);
  });

  test('of a repeated key the last value counts and is validated', async () => {
    const server = await openTestServer();
    const twice = (first: string, last: string) =>
      having('"pax":2', `"pax":${first},"pax":${last}`);
    expect(expectBooking(await send(server, twice('0', '2'))).pax).toBe(2);
    expectProblem(await send(server, twice('2', '0')), 422, 'VALIDATION_ERROR', ['pax']);
  });
});

describe('numbers', () => {
  test.each(['2.0', '2e0', '20e-1', '0.2E+1', `2.${'0'.repeat(400)}`])(
    '200 for %s, which is two',
    async (two) => {
      const server = await openTestServer();
      const booking = expectBooking(await send(server, having('"pax":2', `"pax":${two}`)));
      expect(booking.pax).toBe(2);
    },
  );

  test('200 for -0 as 0', async () => {
    const server = await openTestServer();
    const body = having('"paxChildren":0', '"paxChildren":-0,"highChairs":-0');
    const booking = expectBooking(await send(server, body));
    expect([booking.paxChildren, booking.highChairs]).toEqual([0, 0]);
  });

  test.each(['1e999', '-1e999', '1e308', '9'.repeat(400), '2.0000000001', '1e-400', '-0'])(
    '422 VALIDATION_ERROR for a party of %s',
    async (number) => {
      const server = await openTestServer();
      const answer = await send(server, having('"pax":2', `"pax":${number}`));
      expectProblem(answer, 422, 'VALIDATION_ERROR', ['pax']);
    },
  );

  test.each(['01', '+1', '1.', '.5', '0x2', 'NaN', 'Infinity', '1_000', '2n'])(
    '400 BAD_REQUEST for %s, which is not a JSON number',
    async (number) => {
      const server = await openTestServer();
      expectProblem(await send(server, having('"pax":2', `"pax":${number}`)), 400, 'BAD_REQUEST');
    },
  );
});

describe('bytes', () => {
  test('400 BAD_REQUEST for a body cut off anywhere, and no booking', async () => {
    const server = await openTestServer();
    for (let length = 0; length < GOOD.length; length += 1) {
      expectProblem(await send(server, GOOD.slice(0, length)), 400, 'BAD_REQUEST');
    }
    expect(await countBookings(server)).toBe(0);
  });

  test('200 with a byte order mark', async () => {
    const server = await openTestServer();
    expectBooking(await send(server, `\uFEFF${GOOD}`));
  });

  test.each([
    ['Latin-1', Buffer.from(having('Laura Vidal', 'Zoë Vidal'), 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${GOOD}`, 'utf16le')],
    ['an overlong slash', broken(0xc0, 0xaf)],
    ['half of a surrogate pair', broken(0xed, 0xa0, 0x80)],
    ['a character beyond the last', broken(0xf4, 0x90, 0x80, 0x80)],
    ['a character that breaks off', broken(0xf0, 0x9f, 0x91)],
    ['gzip', gzipSync(GOOD)],
  ])('400 BAD_REQUEST for %s instead of UTF-8, and no booking', async (_, bytes) => {
    const server = await openTestServer();
    const { detail } = expectProblem(await send(server, bytes), 400, 'BAD_REQUEST');
    expect(detail).toBe('The body is not valid UTF-8. Encode it as UTF-8.');
    expect(await countBookings(server)).toBe(0);
  });
});

/** A valid body with invalid UTF-8 bytes in the guest's name. */
function broken(...bytes: number[]): Buffer {
  const at = GOOD.indexOf('Laura');
  return Buffer.concat([
    Buffer.from(GOOD.slice(0, at)),
    Buffer.from(bytes),
    Buffer.from(GOOD.slice(at)),
  ]);
}
