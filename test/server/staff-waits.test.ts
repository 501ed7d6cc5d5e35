import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StaffWaits } from '../../src/contract/staff/waits.ts';
import { casesOf } from '../fixtures/engine.ts';
import { openTestServer, type TestServer, TODAY } from '../fixtures/test-context.ts';
import { aTable, aVenue } from '../fixtures/venue.ts';
import { createBooking, move } from './booking-fixtures.ts';
import { expectBooking, expectProblem, expectStaffBooking } from './expect-response.ts';

const EVENING = Date.parse(`${TODAY}T20:10:30+01:00`);
const MINUTE = 60_000;

async function openEvening(venue = aVenue({ tables: [aTable(1), aTable(2)], combinations: [] })) {
  return openTestServer({ venue, now: EVENING });
}

async function readWaits({ staff }: TestServer, pax: number) {
  const answer = await staff({ path: `/waits?pax=${pax}` });
  expect(answer.statusCode, answer.body).toBe(200);
  const waits = StaffWaits.parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(waits);
  return waits.waits;
}

function walkIn({ staff }: TestServer, body: object) {
  return staff({ method: 'POST', path: '/bookings/walk-ins', body: { paxChildren: 0, ...body } });
}

test('200 with the free tables and no wait, in an empty house', async () => {
  const waits = await readWaits(await openEvening(), 2);
  expect(waits).toMatchObject({ ahead: 0, minutes: { from: 0, to: 0 }, reason: null });
  expect(waits.tables.map(({ name }) => name)).toEqual(['T1']);
});

test('200 with who has to leave first, by name, and with the parties on the door list ahead', async () => {
  const server = await openEvening();
  const { uuid } = await createBooking(server, { date: TODAY, time: '20:30:00' });
  expectBooking(await move(server, uuid, 'SEATED'));
  server.setNow(EVENING + 20 * MINUTE);
  const other = expectStaffBooking(await walkIn(server, { pax: 2 }));
  const first = await readWaits(server, 2);
  // Both stay for about 90 minutes; whoever leaves first makes a table free.
  expect(first).toMatchObject({ ahead: 0, tables: [] });
  expect(first.minutes?.from).toBeGreaterThanOrEqual(30);
  expect(first.minutes?.to).toBeLessThanOrEqual(80);
  const nameOf = ({ reason }: typeof first) => reason?.booking.name;
  const isWho = { [uuid]: 'Laura Vidal', [other.uuid]: null };
  expect(isWho[first.reason?.booking.uuid ?? '']).toBe(nameOf(first));
  expectStaffBooking(await walkIn(server, { pax: 2, status: 'WAIT_LIST_WALK_IN' }));
  const second = await readWaits(server, 2);
  expect(second).toMatchObject({
    ahead: 1,
  });
  expect(isWho[second.reason?.booking.uuid ?? '']).toBe(nameOf(second));
  expect(second.minutes?.to).toBeGreaterThan(first.minutes?.to ?? 0);
});

test('200 by how long the guests of the venue stayed on the days before', async () => {
  const server = await openEvening(aVenue({ tables: [aTable(1)], combinations: [] }));
  const visit = 45;
  for (let index = 0; index < 40; index += 1) {
    server.setNow(EVENING - (100 - index) * 60 * MINUTE);
    const { uuid } = expectStaffBooking(await walkIn(server, { pax: 2 }));
    server.setNow(EVENING - (100 - index) * 60 * MINUTE + visit * MINUTE);
    expectBooking(await move(server, uuid, 'ATTENDED'));
  }
  server.setNow(EVENING);
  expectStaffBooking(await walkIn(server, { pax: 2 }));
  server.setNow(EVENING + 10 * MINUTE);
  const { minutes } = await readWaits(server, 2);
  expect(minutes).toEqual({ from: visit - 10, to: visit - 5 });
});

test('200 seats a party from the door list at the table that others left while it waited', async () => {
  const server = await openEvening(aVenue({ tables: [aTable(1)], combinations: [] }));
  const there = expectStaffBooking(await walkIn(server, { pax: 2 }));
  server.setNow(EVENING + 20 * MINUTE);
  const waiting = expectStaffBooking(
    await walkIn(server, { pax: 2, status: 'WAIT_LIST_WALK_IN', quotedWaitMinutes: 30 }),
  );
  server.setNow(EVENING + 50 * MINUTE);
  expectBooking(await move(server, there.uuid, 'ATTENDED'));
  server.setNow(EVENING + 51 * MINUTE);
  expect(await readWaits(server, 2)).toMatchObject({ ahead: 1 });
  const seated = expectBooking(await move(server, waiting.uuid, 'SEATED'));
  expect(seated).toMatchObject({ status: 'SEATED', tables: [{ name: 'T1' }] });
});

test('200 with null for a party that is too large for the tables', async () => {
  const waits = await readWaits(await openEvening(), 9);
  expect(waits).toEqual({ ahead: 0, minutes: null, reason: null, tables: [] });
});

test('422 VALIDATION_ERROR without a party, and for one of nobody', async () => {
  const { staff } = await openEvening();
  expectProblem(await staff({ path: '/waits' }), 422, 'VALIDATION_ERROR', ['pax']);
  const nobody = await staff({ path: '/waits?pax=0&paxChildren=-1' });
  expectProblem(nobody, 422, 'VALIDATION_ERROR', ['pax', 'paxChildren']);
});

test('401 UNAUTHORIZED without a session', async () => {
  const { app } = await openEvening();
  expectProblem(await app.inject({ url: '/staff/v3/waits?pax=2' }), 401, 'UNAUTHORIZED');
});

test('200 with no wait exactly when a walk-in is seated now, after those ahead who can be', async () => {
  const tables = [aTable(1), aTable(2), aTable(3, { maxCovers: 4 }), aTable(4, { maxCovers: 4 })];
  const combinations = [{ tableIds: [3, 4], minCovers: 5, maxCovers: 8 }];
  const venue = aVenue({ tables, combinations, freezeMinutes: 30 });
  const party = fc.integer({ min: 1, max: 6 });
  const someEvening = fc.record({
    booked: fc.array(fc.tuple(party, fc.constantFrom('20:30:00', '21:00:00', '22:00:00')), {
      maxLength: 4,
    }),
    seated: fc.array(party, { maxLength: 3 }),
    ahead: fc.array(party, { maxLength: 2 }),
    own: party,
  });
  let free = 0;
  await fc.assert(
    fc.asyncProperty(someEvening, async ({ booked, seated, ahead, own }) => {
      const server = await openEvening(venue);
      const body = (pax: number, time: string) => ({ date: TODAY, time, pax });
      for (const [pax, time] of booked)
        await server.staff({
          method: 'POST',
          path: '/bookings',
          body: { ...body(pax, time), customer: { name: 'A' }, privacyTold: 'BY_PHONE' },
        });
      for (const pax of seated) await walkIn(server, { pax });
      const uuids: string[] = [];
      for (const [index, pax] of ahead.entries()) {
        // They come one after the other.
        server.setNow(EVENING + 1000 * index);
        const queued = await walkIn(server, { pax, status: 'WAIT_LIST_WALK_IN' });
        uuids.push(expectStaffBooking(queued).uuid);
      }
      const waits = await readWaits(server, own);
      for (const uuid of uuids) await move(server, uuid, 'SEATED');
      const answer = await walkIn(server, { pax: own });
      const isSeated = answer.statusCode === 200;
      expect(waits.minutes?.to === 0).toBe(isSeated);
      expect(waits.tables).toEqual(isSeated ? expectStaffBooking(answer).tables : []);
      free += Number(isSeated);
      await server.close();
    }),
    { numRuns: casesOf(40), examples: [[{ booked: [], seated: [], ahead: [5, 3], own: 3 }]] },
  );
  expect(free).toBeGreaterThan(0);
});
