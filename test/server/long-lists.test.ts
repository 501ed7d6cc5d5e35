import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDays } from '../../src/domain/venue-time.ts';
import { saveNewBooking } from '../../src/operations/bookings/save-booking.ts';
import { systemCause } from '../../src/operations/journal.ts';
import { findBooking } from '../../src/store/bookings.ts';
import type { Db } from '../../src/store/store.ts';
import { ENGINE } from '../fixtures/engine.ts';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  type TestServer,
  TODAY,
} from '../fixtures/test-context.ts';
import { createBooking } from './booking-fixtures.ts';

const MANY = 1100;
const LONG_LIST = `/bookings?date_start=${TODAY}&date_end=${addDays(TODAY, 30)}`;

/** A venue with many bookings: requests, which need no table. */
async function openBusyVenue(): Promise<TestServer> {
  const server = await openTestServer({ ownApp: true });
  const { context, venue } = server;
  const { uuid } = await createBooking(server, { status: 'REQUESTED' });
  await context.store.write(null, async (db) => {
    const first = await findBooking(db, venue.accountId, uuid);
    if (!first) throw new Error('The first booking is missing.');
    for (let number = 1; number < MANY; number += 1) {
      // Several begin at the same time, so that pieces also end between those.
      const bookingAt = first.bookingAt + Math.floor(number / 40) * 60_000;
      const own = { uuid: randomUUID(), bookingAt, createdAt: NOON };
      // Each write counts the visits of its guest, so a guest with all these bookings would take long.
      const customerUuid = number % 50 === 0 ? first.customerUuid : null;
      await saveNewBooking(
        { context, db, venue, cause: systemCause('test') },
        {
          ...first,
          ...own,
          customerUuid,
        },
      );
    }
  });
  return server;
}

function expectInOrder(bookings: readonly { bookingAt: string; uuid: string }[]): void {
  const order = bookings.map(({ bookingAt, uuid }) => bookingAt + uuid);
  expect(order.every((one, index) => index === 0 || (order[index - 1] ?? '') < one)).toBe(true);
}

/** How often other work can run until the promise settles. */
async function turnsUntil(promise: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isSettled = false;
  const settled = promise.finally(() => {
    isSettled = true;
  });
  while (!isSettled) {
    await setImmediate();
    turns += 1;
  }
  await settled;
  return turns;
}

test('200 with every booking once and in order, read and rendered in pieces', async () => {
  const { partner } = await openBusyVenue();
  const short = await turnsUntil(partner({ path: `/bookings?date_start=${TODAY}&limit=1` }));
  const answer = partner({ path: LONG_LIST });
  const turns = await turnsUntil(answer);
  const { data, ...others } = (await answer).json();
  expect(others).toEqual({});
  expect(new Set(data.map(({ uuid }: { uuid: string }) => uuid)).size).toBe(MANY);
  expectInOrder(data);
  // A pause after each of eleven pieces. While PostgreSQL works, other work runs as often as it likes.
  if (ENGINE === 'sqlite') expect(turns - short).toBeGreaterThanOrEqual(10);
});

test('200 in order where the bookings of one work day begin among those of the next', async () => {
  const server = await openBusyVenue();
  const { context, partner } = server;
  await context.store.write(null, async (db) => {
    const evens = `substr(uuid, 1, 1) in ('0', '2', '4', '6', '8', 'a', 'c', 'e')`;
    await sql`update bookings set work_day = ${addDays(TODAY, -1)} where ${sql.raw(evens)}`.execute(
      db,
    );
  });
  const path = `/bookings?date_start=${addDays(TODAY, -1)}&date_end=${addDays(TODAY, 30)}`;
  const { data } = (await server.staff({ path })).json();
  expect(data).toHaveLength(MANY);
  expectInOrder(data);
  expect((await partner({ path: `${LONG_LIST}&limit=1` })).statusCode).toBe(200);
});

/** A database that answers this many queries at once, and the others once `next` resolves. */
function pausingAfter(db: Db, queries: number, next: () => Promise<void>): Db {
  let left = queries;
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      left -= 1;
      if (left < 0) await next();
      return result;
    },
  });
}

test.each([
  ['a problem', 3, 'before anything was sent'],
  ['the connection cut', 30, 'in the middle of a list'],
])('%s after %i queries, if reading fails %s', async (what, queries) => {
  const server = await openBusyVenue();
  const { store } = server.context;
  const { readLong } = store;
  const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>();
  if (what === 'a problem') fail();
  const failure = async () => {
    await mayFail;
    throw new Error('The disk cannot be read.');
  };
  store.readLong = (work) => readLong((db) => work(pausingAfter(db, queries, failure)));
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${origin}/v3${LONG_LIST}`, {
    headers: {
      authorization: `Bearer ${server.apiKeys.pos}`,
      'service-partner-id': 'pos',
      'service-account-id': server.venue.accountId,
    },
  });
  if (what === 'a problem') {
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'INTERNAL_ERROR' });
  } else {
    expect(answer.status).toBe(200);
    fail();
    await expect(answer.text()).rejects.toThrow('terminated');
  }
  expect(server.log.join('\n')).toContain('The disk cannot be read.');
});

test('the same bookings by pages of 500 as in one list', async () => {
  const { partner } = await openBusyVenue();
  const whole = (await partner({ path: LONG_LIST })).json().data;
  const paged: unknown[] = [];
  let cursor: string | null = null;
  do {
    const from: string = cursor === null ? '' : `&cursor=${cursor}`;
    const page = (await partner({ path: `${LONG_LIST}&limit=500${from}` })).json();
    paged.push(...page.data);
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(paged).toEqual(whole);
});

test('other reads and writes are answered while a long list is read, which keeps its snapshot', async () => {
  const server = await openBusyVenue();
  const { store } = server.context;
  const { readLong } = store;
  const begun = Promise.withResolvers<void>();
  const { promise: othersAnswered, resolve: goOn } = Promise.withResolvers<void>();
  store.readLong = (work) =>
    readLong((db) =>
      work(
        pausingAfter(db, 3, async () => {
          begun.resolve();
          await othersAnswered;
        }),
      ),
    );
  const list = server.partner({ path: LONG_LIST });
  await begun.promise;
  const others = await Promise.all([
    server.partner({ path: `/bookings?date_start=${TODAY}&limit=1` }),
    server.partner({ method: 'POST', path: '/bookings', body: aBookingRequest() }),
  ]);
  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  goOn();
  expect((await list).json().data).toHaveLength(MANY);
});
