import { expect, test } from 'vitest';
import { listHolds } from '../../src/store/table-holds.ts';
import { openTestServer, type TestServer, TODAY } from '../fixtures/test-context.ts';
import { aTable, aVenue } from '../fixtures/venue.ts';
import { createBooking, move } from './booking-fixtures.ts';
import {
  expectBooking,
  expectProblem,
  expectRules,
  expectStaffBooking,
} from './expect-response.ts';

const EVENING = Date.parse(`${TODAY}T20:10:30+01:00`);
const MINUTE = 60_000;

function walkIn({ staff }: TestServer, body: object = {}) {
  const party = { pax: 2, paxChildren: 0, ...body };
  return staff({ method: 'POST', path: '/bookings/walk-ins', body: party });
}

async function queue(server: TestServer, body: object = {}) {
  const waiting = { status: 'WAIT_LIST_WALK_IN', quotedWaitMinutes: 20, ...body };
  return expectStaffBooking(await walkIn(server, waiting)).uuid;
}

function makeReady({ staff }: TestServer, uuid: string, body: object = {}) {
  return staff({ method: 'PUT', path: `/bookings/${uuid}/table-ready`, body });
}

async function holdsOf({ context, venue }: TestServer) {
  return context.store.read((db) => listHolds(db, venue.accountId, TODAY));
}

/** Guests who have waited for half an hour for the only table, which is free now. */
async function openDoor() {
  const venue = aVenue({ tables: [aTable(1)], combinations: [] });
  const server = await openTestServer({ venue, now: EVENING });
  const there = expectStaffBooking(await walkIn(server));
  const uuid = await queue(server);
  server.setNow(EVENING + 30 * MINUTE);
  expectBooking(await move(server, there.uuid, 'ATTENDED'));
  server.setNow(EVENING + 31 * MINUTE);
  return { server, uuid };
}

test('200 keeps the table for ten minutes, and everybody else finds it taken', async () => {
  const { server, uuid } = await openDoor();
  const ready = expectStaffBooking(await makeReady(server, uuid));
  expect(ready).toMatchObject({
    status: 'WAIT_LIST_WALK_IN',
    tables: [],
    tableReadyAt: `${TODAY}T20:41:30+01:00`,
    waitList: {
      state: 'OFFERED',
      offer: { tables: [{ name: 'T1' }], endsAt: `${TODAY}T20:51:30+01:00` },
    },
  });
  const taken = await walkIn(server, { tables: ['T1'] });
  expectRules(taken, ['OFFERED']);
  expect(taken.json().detail).toMatch(/is offered T1/);
  expectProblem(await walkIn(server), 409, 'NO_AVAILABLE_SLOT');
  server.setNow(EVENING + 41 * MINUTE);
  expectStaffBooking(await walkIn(server, { tables: ['T1'] }));
});

test('200 for the wait of others: behind these guests, who have their table', async () => {
  const { server, uuid } = await openDoor();
  expectStaffBooking(await makeReady(server, uuid));
  const { waits } = (await server.staff({ path: '/waits?pax=2' })).json();
  expect(waits).toMatchObject({ ahead: 1, tables: [], reason: { booking: { uuid } } });
});

test('200 seats the guests at the table that was kept, and keeps when it was ready', async () => {
  const venue = aVenue({ tables: [aTable(1), aTable(2)], combinations: [] });
  const server = await openTestServer({ venue, now: EVENING });
  const uuid = await queue(server);
  expectStaffBooking(await makeReady(server, uuid, { tables: ['T2'] }));
  server.setNow(EVENING + 5 * MINUTE);
  const seated = expectBooking(await move(server, uuid, 'SEATED'));
  expect(seated).toMatchObject({
    tables: [{ name: 'T2' }],
    tableReadyAt: `${TODAY}T20:10:30+01:00`,
    seatedAt: `${TODAY}T20:15:30+01:00`,
  });
  expect(await holdsOf(server)).toEqual([]);
});

test('200 keeps another table when the first is asked for again, and only that', async () => {
  const venue = aVenue({ tables: [aTable(1), aTable(2)], combinations: [] });
  const server = await openTestServer({ venue, now: EVENING });
  const uuid = await queue(server);
  expectStaffBooking(await makeReady(server, uuid, { tables: ['T1'] }));
  server.setNow(EVENING + MINUTE);
  expectStaffBooking(await makeReady(server, uuid, { tables: ['T2'] }));
  expect((await holdsOf(server)).map(({ tableIds }) => tableIds)).toEqual([[2]]);
});

test('200 undoes it: the guests wait on, and the table is free', async () => {
  const { server, uuid } = await openDoor();
  const { version } = expectStaffBooking(await makeReady(server, uuid));
  const undone = expectStaffBooking(
    await server.staff({
      method: 'POST',
      path: `/bookings/${uuid}/undo`,
      body: { entry: version },
    }),
  );
  expect(undone).toMatchObject({ tableReadyAt: null, waitList: null });
  expect(await holdsOf(server)).toEqual([]);
});

test('200 frees the table when the guests leave, and when they are more than before', async () => {
  const venue = aVenue({
    tables: [aTable(1, { maxCovers: 4 }), aTable(2, { maxCovers: 4 })],
    combinations: [],
  });
  const server = await openTestServer({ venue, now: EVENING });
  const [leaving, growing] = [await queue(server), await queue(server)];
  for (const uuid of [leaving, growing]) expectStaffBooking(await makeReady(server, uuid));
  expect(await holdsOf(server)).toHaveLength(2);
  expectBooking(await move(server, leaving, 'NO_SHOW'));
  const path = `/bookings/${growing}`;
  const more = expectStaffBooking(await server.staff({ method: 'PUT', path, body: { pax: 3 } }));
  expect(more.waitList).toBeNull();
  expect(await holdsOf(server)).toEqual([]);
});

test('the rule OFFER stands against the kept table; set aside, the others wait on', async () => {
  const { server, uuid } = await openDoor();
  expectStaffBooking(await makeReady(server, uuid));
  const other = await queue(server);
  const refused = await makeReady(server, other, { tables: ['T1'] });
  expect(refused.json()).toMatchObject({
    status: 409,
    code: 'NO_AVAILABLE_SLOT',
    rules: [{ rule: 'OFFER' }],
  });
  const force = ['OFFER'];
  const forced = expectStaffBooking(await makeReady(server, other, { tables: ['T1'], force }));
  expect(forced.waitList?.offer?.tables).toMatchObject([{ name: 'T1' }]);
  const first = expectStaffBooking(await server.staff({ path: `/bookings/${uuid}` }));
  expect(first).toMatchObject({ status: 'WAIT_LIST_WALK_IN', tableReadyAt: null, waitList: null });
  expect((await holdsOf(server)).map(({ id }) => id)).toEqual([other]);
});

test('409 NO_AVAILABLE_SLOT without a free table, TABLE_NOT_MAPPED_BY_TENANT for an unknown one', async () => {
  const { server, uuid } = await openDoor();
  expectStaffBooking(await walkIn(server));
  expectProblem(await makeReady(server, uuid), 409, 'NO_AVAILABLE_SLOT');
  const unknown = await makeReady(server, uuid, { tables: ['T9'] });
  expectProblem(unknown, 409, 'TABLE_NOT_MAPPED_BY_TENANT');
});

test('409 BOOKING_STATUS_NOT_VALID for a booking that does not wait at the door', async () => {
  const server = await openTestServer({ now: EVENING });
  const { uuid } = await createBooking(server, { date: TODAY, time: '21:00:00' });
  expectProblem(await makeReady(server, uuid), 409, 'BOOKING_STATUS_NOT_VALID');
});

test('409 BOOKING_IS_OUTDATED after a change by somebody else, 404 BOOKING_NOT_FOUND for an unknown one', async () => {
  const { server, uuid } = await openDoor();
  const path = `/bookings/${uuid}/table-ready`;
  const { headers } = await server.staff({ path: `/bookings/${uuid}` });
  expectStaffBooking(await makeReady(server, uuid));
  const late = await server.staff({
    method: 'PUT',
    path,
    body: {},
    headers: { 'if-match': String(headers.etag) },
  });
  expectProblem(late, 409, 'BOOKING_IS_OUTDATED');
  const nobody = await makeReady(server, '00000000-0000-4000-8000-000000000000');
  expectProblem(nobody, 404, 'BOOKING_NOT_FOUND');
});
