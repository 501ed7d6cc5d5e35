import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { deleteExpiredResponses } from '../../src/operations/idempotency.ts';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  type TestServer,
} from '../fixtures/test-context.ts';
import { aLargeVenue } from './booking-fixtures.ts';
import { expectBooking, expectProblem } from './expect-response.ts';

const DAY_MS = 24 * 3_600_000;

function book({ partner }: TestServer, key: string, body: unknown = aBookingRequest()) {
  return partner({
    method: 'POST',
    path: '/bookings',
    headers: { 'idempotency-key': key },
    body,
  });
}

async function count(
  { context }: TestServer,
  table: 'bookings' | 'customers' | 'idempotency_keys' = 'bookings',
) {
  const { rows } = await context.store.read((db) =>
    sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db),
  );
  return rows[0]?.n;
}

test('200 with the body of the first response, byte for byte, for the same key and body', async () => {
  const server = await openTestServer();
  const first = await book(server, 'k');
  const { uuid } = expectBooking(first);
  // Even if the booking changes in between.
  await server.staff({
    method: 'PUT',
    path: `/bookings/${uuid}/status`,
    body: { status: 'SEATED' },
  });
  server.setNow(NOON + 60_000);
  const second = await book(server, 'k');
  expect(second.body).toBe(first.body);
  expect(second.headers.etag).toBe(first.headers.etag);
  expect(second.headers['content-type']).toBe(first.headers['content-type']);
  expect(await count(server)).toBe(1);
});

test('200 with the first response for a body that is equal as a JSON value', async () => {
  const server = await openTestServer();
  const first = await book(server, 'k');
  const { customer, ...rest } = aBookingRequest();
  const turned = {
    ...Object.fromEntries(Object.entries(rest).reverse()),
    customer: Object.fromEntries(Object.entries(customer).reverse()),
  };
  expect(JSON.stringify(turned)).not.toBe(JSON.stringify(aBookingRequest()));
  expect((await book(server, 'k', turned)).body).toBe(first.body);
});

test('422 IDEMPOTENCY_KEY_REUSED for the same key with another body', async () => {
  const server = await openTestServer();
  expectBooking(await book(server, 'k'));
  const other = await book(server, 'k', aBookingRequest({ time: '21:30:00' }));
  expectProblem(other, 422, 'IDEMPOTENCY_KEY_REUSED');
  expect(await count(server)).toBe(1);
});

test('200 with another booking for the same body with another key', async () => {
  const server = await openTestServer();
  const first = expectBooking(await book(server, 'a'));
  const second = expectBooking(await book(server, 'b'));
  expect(second.uuid).not.toBe(first.uuid);
});

test('a refusal is not stored: the same key succeeds once the reason is gone', async () => {
  const server = await openTestServer();
  const seats = aBookingRequest({ pax: 4 });
  const uuids: string[] = [];
  for (const key of ['one', 'two']) uuids.push(expectBooking(await book(server, key, seats)).uuid);
  expectProblem(await book(server, 'k', seats), 409, 'NO_AVAILABLE_SLOT');
  await server.partner({
    method: 'PUT',
    path: `/bookings/${uuids[0]}/status`,
    body: { status: 'CANCELED' },
  });
  const answer = await book(server, 'k', seats);
  const { uuid } = expectBooking(answer);
  expect(uuids).not.toContain(uuid);
  expect((await book(server, 'k', seats)).body).toBe(answer.body);
});

test('a validation error is not stored: the same key accepts the corrected body', async () => {
  const server = await openTestServer();
  const wrong = { ...aBookingRequest(), pax: 0 };
  expectProblem(await book(server, 'k', wrong), 422, 'VALIDATION_ERROR');
  expectBooking(await book(server, 'k'));
});

test('one booking and fifty identical responses for fifty concurrent requests', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const answers = await Promise.all(Array.from({ length: 50 }, () => book(server, 'k')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await count(server)).toBe(1);
  expect(await count(server, 'customers')).toBe(1);
});

test('one booking, and 422 or the same response, for two concurrent bodies with one key', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      book(server, 'k', aBookingRequest({ time: index % 2 === 0 ? '20:00:00' : '21:00:00' })),
    ),
  );
  const taken = answers.filter(({ statusCode }) => statusCode === 200);
  expect(new Set(taken.map(({ body }) => body)).size).toBe(1);
  expect(taken).toHaveLength(10);
  for (const answer of answers) {
    if (answer.statusCode !== 200) expectProblem(answer, 422, 'IDEMPOTENCY_KEY_REUSED');
  }
  expect(await count(server)).toBe(1);
});

test('200 with a new booking after 24 hours, with the first response until then', async () => {
  const server = await openTestServer();
  const body = aBookingRequest({ date: '2030-01-20' });
  const first = await book(server, 'k', body);
  server.setNow(NOON + DAY_MS - 1000);
  expect((await book(server, 'k', body)).body).toBe(first.body);
  server.setNow(NOON + DAY_MS + 1000);
  const later = await book(server, 'k', body);
  expect(expectBooking(later).uuid).not.toBe(first.json().uuid);
  expect(await count(server)).toBe(2);
});

describe('a key belongs to its caller, account and operation', () => {
  test('200 with another booking for another partner', async () => {
    const server = await openTestServer();
    const first = expectBooking(await book(server, 'k'));
    const headers = { 'idempotency-key': 'k' };
    const body = aBookingRequest();
    const other = await server.partner({
      as: 'app',
      method: 'POST',
      path: '/bookings',
      headers,
      body,
    });
    expect(other.statusCode).toBe(200);
    expect(other.json().uuid).not.toBe(first.uuid);
  });

  test('200 for a walk-in with the key of a booking', async () => {
    const server = await openTestServer();
    expectBooking(await book(server, 'k'));
    const headers = { 'idempotency-key': 'k' };
    const body = { pax: 2, paxChildren: 0 };
    const walkIn = () =>
      server.partner({ method: 'POST', path: '/bookings/walk-ins', headers, body });
    const first = await walkIn();
    expect(expectBooking(first).isWalkIn).toBe(true);
    expect((await walkIn()).body).toBe(first.body);
    expect(await count(server)).toBe(2);
  });
});

test.each([
  ['empty', ''],
  ['of 256 characters', 'x'.repeat(256)],
])('400 BAD_REQUEST for a key that is %s, before validation', async (_, key) => {
  const server = await openTestServer();
  expectProblem(await book(server, key, {}), 400, 'BAD_REQUEST');
});

test.each([1, 255])('200 for a key of %d characters', async (length) => {
  const server = await openTestServer();
  expectBooking(await book(server, 'x'.repeat(length)));
});

test('the database has neither the key nor the response in plain text', async () => {
  const server = await openTestServer();
  const first = await book(server, 'a-key-to-look-for');
  const rows = await server.context.store.read((db) =>
    db.selectFrom('idempotency_keys').selectAll().execute(),
  );
  expect(rows).toHaveLength(1);
  const kept = JSON.stringify(rows);
  expect(kept).not.toContain('a-key-to-look-for');
  expect(kept).not.toContain('Laura Vidal');
  expect((await book(server, 'a-key-to-look-for')).body).toBe(first.body);
});

test('409 IDEMPOTENCY_REQUEST_IN_PROGRESS while the first request takes too long', async () => {
  const server = await openTestServer();
  server.context.idempotency.maxWaitMs = 0;
  const disk = Promise.withResolvers<void>();
  // A hanging disk: all writes of the venue wait behind this one.
  const hanging = server.context.store.write(server.venue.accountId, () => disk.promise);
  const first = book(server, 'k');
  await vi.waitFor(() => expect(server.context.idempotency.inFlight.size).toBe(1));
  expectProblem(await book(server, 'k'), 409, 'IDEMPOTENCY_REQUEST_IN_PROGRESS');
  disk.resolve();
  await hanging;
  const { body } = await first;
  expect((await book(server, 'k')).body).toBe(body);
  expect(server.context.idempotency.inFlight.size).toBe(0);
  expect(await count(server)).toBe(1);
});

test('responses are deleted once their 24 hours are over, and not before', async () => {
  const server = await openTestServer();
  expectBooking(await book(server, 'k'));
  server.setNow(NOON + 1000);
  expectBooking(await book(server, 'later', aBookingRequest({ time: '21:00:00' })));
  server.setNow(NOON + DAY_MS - 1);
  await deleteExpiredResponses(server.context);
  expect(await count(server, 'idempotency_keys')).toBe(2);
  server.setNow(NOON + DAY_MS);
  await deleteExpiredResponses(server.context);
  expect(await count(server, 'idempotency_keys')).toBe(1);
});
