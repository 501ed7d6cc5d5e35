import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addDays } from '../../src/domain/venue-time.ts';
import { findBooking, insertBooking } from '../../src/store/bookings.ts';
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
  const server = await openTestServer();
  const { context, venue } = server;
  const { uuid } = await createBooking(server, { status: 'REQUESTED' });
  await context.store.write(null, async (db) => {
    const first = await findBooking(db, venue.accountId, uuid);
    if (!first) throw new Error('The first booking is missing.');
    for (let number = 1; number < MANY; number += 1) {
      // Several begin at the same time, so that pieces also end between those.
      const bookingAt = first.bookingAt + Math.floor(number / 40) * 60_000;
      await insertBooking(db, { ...first, uuid: randomUUID(), bookingAt, createdAt: NOON });
    }
  });
  return server;
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
  const order = data.map((one: { bookingAt: string; uuid: string }) => one.bookingAt + one.uuid);
  expect(order.every((one: string, index: number) => index === 0 || order[index - 1] < one)).toBe(
    true,
  );
  // Ten pauses while reading and ten while rendering.
  expect(turns - short).toBeGreaterThanOrEqual(20);
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
  store.readLong = (work) =>
    readLong(async (db) => {
      // The snapshot is taken with the first query.
      await findBooking(db, server.venue.accountId, randomUUID());
      begun.resolve();
      return work(db);
    });
  const order: string[] = [];
  const done = (name: string) => () => order.push(name);
  const list = server.partner({ path: LONG_LIST });
  await begun.promise;
  const others = [
    server.partner({ path: `/bookings?date_start=${TODAY}&limit=1` }).then(done('read')),
    server
      .partner({ method: 'POST', path: '/bookings', body: aBookingRequest() })
      .then(done('write')),
  ];
  await Promise.all([list.then(done('list')), ...others]);
  expect(order.at(-1)).toBe('list');
  expect((await list).json().data).toHaveLength(MANY);
});
