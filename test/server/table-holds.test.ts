import { describe, expect, test } from 'vitest';
import { HoldAnswer, type HoldTableRequest } from '../../src/contract/widget/hold-table.ts';
import type { Venue } from '../../src/domain/venue.ts';
import { forgetHolds } from '../../src/operations/holds/forget-holds.ts';
import { listDayTexts } from '../../src/store/day-texts.ts';
import { listHolds } from '../../src/store/table-holds.ts';
import { openRaw } from '../fixtures/raw-database.ts';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  type TestServer,
  TODAY,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { anAddOnGroup, aShift, aTable, aVenue } from '../fixtures/venue.ts';
import { move } from './booking-fixtures.ts';
import { expectProblem } from './expect-response.ts';

const MINUTE_MS = 60_000;

/** One table for two. */
function oneTable(overrides: Partial<Venue> = {}) {
  return aVenue({ tables: [aTable(1)], combinations: [], ...overrides });
}

/** Eight tables for two. */
function eightTables(overrides: Partial<Venue> = {}) {
  const tables = Array.from({ length: 8 }, (_, index) => aTable(index + 1));
  return aVenue({ tables, combinations: [], ...overrides });
}

function aHoldRequest(overrides: Partial<HoldTableRequest> = {}): HoldTableRequest {
  return { date: TOMORROW, time: '20:00:00', pax: 2, paxChildren: 0, ...overrides };
}

/** By default from a network of its own. */
let networks = 0;
function askToHold(
  { app, publishableKey }: TestServer,
  body: HoldTableRequest,
  ip = `203.0.113.${(networks++ % 250) + 1}`,
) {
  return app.inject({
    method: 'POST',
    url: '/widget/v3/holds',
    remoteAddress: ip,
    headers: { origin: 'https://venue.test', 'service-publishable-key': publishableKey },
    payload: body,
  });
}

async function hold(server: TestServer, overrides: Partial<HoldTableRequest> = {}, ip?: string) {
  const answer = await askToHold(server, aHoldRequest(overrides), ip);
  expect(answer.statusCode).toBe(200);
  return HoldAnswer.parse(answer.json()).hold;
}

async function holdSecret(server: TestServer, overrides: Partial<HoldTableRequest> = {}) {
  const held = await hold(server, overrides);
  if (!held) throw new Error('No table is held.');
  return held.secret;
}

async function change({ widget }: TestServer, what: 'prolong' | 'release', secret: string) {
  const path = `/holds/${what}`;
  const answer = await widget({ method: 'POST', path, body: { holdSecret: secret } });
  expect(answer.statusCode).toBe(200);
  return HoldAnswer.parse(answer.json()).hold;
}

function book({ widget }: TestServer, overrides: object = {}) {
  return widget({
    method: 'POST',
    path: '/bookings',
    body: { ...aBookingRequest(), ...overrides },
  });
}

/** @returns the uuid of the new booking */
async function booked(server: TestServer, overrides: object = {}): Promise<string> {
  const answer = await book(server, overrides);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().status).toBe('CONFIRMED');
  return answer.json().uuid;
}

const PARTY = { pax: 2, paxChildren: 0, status: 'CONFIRMED' };

/** The codes of one time: for a partner's slot, in the day, and of its day in the calendar. */
async function codesOf({ partner }: TestServer, time = '20:00:00') {
  const ask = async (path: string, body: object = PARTY) =>
    (await partner({ method: 'POST', path: `/availability${path}`, body })).json();
  const day = await ask(`/work-days/${TOMORROW}`);
  const slots: { time: string; availability: { code: string } }[] = day.shifts.flatMap(
    (shift: { timeSlots: unknown[] }) => shift.timeSlots,
  );
  const slot = await ask(`/work-days/${TOMORROW}/time-slots/${time}`);
  const calendar = await ask('/calendar', { ...PARTY, dateStart: TOMORROW, dateEnd: TOMORROW });
  return {
    slot: slot.availability.code,
    inDay: slots.map(({ availability }) => availability.code),
    day: calendar.workDays[0].availability.code,
  };
}

describe('a table that is held', () => {
  test('is FULL for everyone else, and the booking that it becomes has it', async () => {
    const server = await openTestServer({ venue: oneTable() });
    expect((await codesOf(server)).slot).toBe('AVAILABLE');
    const secret = await holdSecret(server);

    expect(await codesOf(server)).toEqual({
      slot: 'FULL',
      inDay: ['FULL', 'FULL', 'FULL', 'AVAILABLE', 'AVAILABLE'],
      day: 'AVAILABLE',
    });
    expectProblem(await book(server), 409, 'NO_AVAILABLE_SLOT');
    expectProblem(
      await server.partner({ method: 'POST', path: '/bookings', body: aBookingRequest() }),
      409,
      'NO_AVAILABLE_SLOT',
    );
    await booked(server, { holdSecret: secret });
    const { store } = server.context;
    expect(await store.read((db) => listHolds(db, server.venue.accountId, TOMORROW))).toEqual([]);
    expectProblem(await book(server, { holdSecret: secret }), 409, 'NO_AVAILABLE_SLOT');
  });

  test('is free again to the millisecond at its end, also for a calendar that was asked before', async () => {
    const server = await openTestServer({
      venue: oneTable({ shifts: [aShift({ lastBookingTime: '20:00:00' })] }),
    });
    const held = await hold(server);
    expect(held).toMatchObject({ expiresAt: '2030-01-16T12:05:00+01:00', mayProlong: true });
    expect((await codesOf(server)).day).toBe('FULL');
    server.setNow(NOON + 5 * MINUTE_MS - 1);
    expect(await codesOf(server)).toEqual({ slot: 'FULL', inDay: ['FULL'], day: 'FULL' });
    server.setNow(NOON + 5 * MINUTE_MS);
    expect(await codesOf(server)).toEqual({
      slot: 'AVAILABLE',
      inDay: ['AVAILABLE'],
      day: 'AVAILABLE',
    });
    await booked(server);
  });

  test('is prolonged once, and not after its end', async () => {
    const server = await openTestServer({ venue: oneTable() });
    const secret = await holdSecret(server);
    server.setNow(NOON + 4 * MINUTE_MS);
    const prolonged = {
      secret,
      expiresAt: '2030-01-16T12:09:00+01:00',
      secondsLeft: 300,
      mayProlong: false,
    };
    expect(await change(server, 'prolong', secret)).toEqual(prolonged);
    server.setNow(NOON + 8 * MINUTE_MS);
    expect(await change(server, 'prolong', secret)).toEqual({ ...prolonged, secondsLeft: 60 });
    expect((await codesOf(server)).slot).toBe('FULL');
    server.setNow(NOON + 9 * MINUTE_MS);
    expect(await change(server, 'prolong', secret)).toBeNull();
    expect((await codesOf(server)).slot).toBe('AVAILABLE');
  });

  test('is free again when it is released, or exchanged for another one', async () => {
    const server = await openTestServer({ venue: oneTable() });
    const first = await holdSecret(server);
    const second = await holdSecret(server, { time: '21:30:00', holdSecret: first });
    expect((await codesOf(server)).slot).toBe('AVAILABLE');
    expect((await codesOf(server, '21:30:00')).slot).toBe('FULL');
    expect(await change(server, 'release', second)).toBeNull();
    expect((await codesOf(server, '21:30:00')).slot).toBe('AVAILABLE');
    expect(await change(server, 'release', second)).toBeNull();
  });

  test('stays with the diner if the booking is refused for another reason', async () => {
    const server = await openTestServer({ venue: oneTable() });
    const secret = await holdSecret(server);
    expectProblem(
      await book(server, { holdSecret: secret, addOns: [{ id: 99, quantity: 1 }] }),
      409,
      'BOOKING_AVAILABILITY_NOT_FOUND',
    );
    expect((await codesOf(server)).slot).toBe('FULL');
    await booked(server, { holdSecret: secret });
  });

  test('does not stand in the way of the staff, and the diner is told if the table went', async () => {
    const server = await openTestServer({ venue: oneTable() });
    const secret = await holdSecret(server);
    const { customer, ...request } = aBookingRequest();
    const body = { ...request, customer: { name: customer.name }, privacyTold: 'BY_PHONE' };
    const answer = await server.staff({
      method: 'POST',
      path: '/bookings',
      headers: { 'idempotency-key': 'by telephone' },
      body,
    });
    expect(answer.statusCode).toBe(200);
    expectProblem(await book(server, { holdSecret: secret }), 409, 'NO_AVAILABLE_SLOT');
  });

  test('holds its add-ons and high chairs, too', async () => {
    const group = anAddOnGroup();
    const server = await openTestServer({
      venue: eightTables({
        highChairs: 1,
        addOnGroups: [group],
        shifts: [aShift({ addOnGroupId: group.id })],
      }),
    });
    await holdSecret(server, { highChairs: 1 });
    expectProblem(await book(server, { highChairs: 1 }), 409, 'BOOKING_AVAILABILITY_NOT_FOUND');
    await booked(server);
  });
});

describe('no table is held', () => {
  test('where the venue holds none', async () => {
    const server = await openTestServer({ venue: oneTable({ tableHoldMinutes: 0 }) });
    expect(await hold(server)).toBeNull();
  });

  test('where another booking would have to move for it', async () => {
    const tables = [aTable(1), aTable(2, { maxCovers: 4 })];
    const server = await openTestServer({ venue: aVenue({ tables, combinations: [] }) });
    const first = await booked(server);
    await booked(server);
    await move(server, first, 'CANCELED');
    expect(await hold(server, { pax: 4 })).toBeNull();
    await booked(server, { pax: 4 });
  });

  test('beyond a quarter of the tables at the same time', async () => {
    const server = await openTestServer({ venue: eightTables() });
    expect(await hold(server)).not.toBeNull();
    expect(await hold(server)).not.toBeNull();
    expect(await hold(server)).toBeNull();
    expect(await hold(server, { time: '22:00:00' })).not.toBeNull();
    server.setNow(NOON + 5 * MINUTE_MS);
    expect(await hold(server)).not.toBeNull();
  });

  test('where a party needs more tables than are left of that quarter', async () => {
    const pairs = [
      [1, 2],
      [3, 4],
    ].map((tableIds) => ({ tableIds, minCovers: 3, maxCovers: 4 }));
    const server = await openTestServer({ venue: eightTables({ combinations: pairs }) });
    expect(await hold(server)).not.toBeNull();
    expect(await hold(server, { pax: 4 })).toBeNull();
    expect(await hold(server)).not.toBeNull();
    expect(await hold(server, { time: '22:00:00', pax: 4 })).not.toBeNull();
    expect(await hold(server, { time: '22:00:00' })).toBeNull();
  });

  test('beyond three of one client network', async () => {
    const tables = Array.from({ length: 40 }, (_, index) => aTable(index + 1));
    const server = await openTestServer({ venue: aVenue({ tables, combinations: [] }) });
    for (let index = 0; index < 3; index += 1)
      expect(await hold(server, {}, '2001:db8::1')).not.toBeNull();
    expect(await hold(server, {}, '2001:db8::2')).toBeNull();
    expect(await hold(server, {}, '2001:db8:0:1::1')).not.toBeNull();
  });

  test('beyond five an hour for each booking that the network may make', async () => {
    const server = await openTestServer({ venue: oneTable(), bookingsPerHour: 2, ownApp: true });
    const ip = '198.51.100.7';
    for (let index = 0; index < 10; index += 1) {
      const held = await hold(server, {}, ip);
      await change(server, 'release', held?.secret ?? '');
    }
    expect(await hold(server, {}, ip)).toBeNull();
    server.setNow(NOON + 60 * MINUTE_MS);
    expect(await hold(server, {}, ip)).not.toBeNull();
  });
});

test('409 NO_AVAILABLE_SLOT for a time that is full, and the earlier hold stays', async () => {
  const server = await openTestServer({ venue: eightTables({ tables: [aTable(1), aTable(2)] }) });
  await booked(server, { time: '22:00:00' });
  await booked(server, { time: '22:00:00' });
  const secret = await holdSecret(server);
  const body = aHoldRequest({ time: '22:00:00', holdSecret: secret });
  expectProblem(await askToHold(server, body), 409, 'NO_AVAILABLE_SLOT');
  expect(await change(server, 'prolong', secret)).not.toBeNull();
});

test('422 VALIDATION_ERROR without an area where one must be chosen, and for a secret that is missing', async () => {
  const server = await openTestServer({
    venue: aVenue({ shifts: [aShift({ floorPlanAreaIds: [1, 2] })] }),
  });
  const answer = await askToHold(server, aHoldRequest());
  expectProblem(answer, 422, 'VALIDATION_ERROR');
  expect(answer.json().errors[0].parameter).toBe('floorPlanAreaId');
  const release = await server.widget({ method: 'POST', path: '/holds/release', body: {} });
  expectProblem(release, 422, 'VALIDATION_ERROR');
  expect(release.json().errors[0].parameter).toBe('holdSecret');
});

test('one hold for a thousand visitors who ask for the last table at once', async () => {
  const visitors = 1000;
  const server = await openTestServer({ venue: oneTable() });
  const answers = await Promise.all(
    Array.from({ length: visitors }, (_, index) =>
      askToHold(server, aHoldRequest(), `2001:db8:0:${index.toString(16)}::1`),
    ),
  );
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 409)).toHaveLength(visitors - 1);
});

test('what is over is deleted, and the day needs no other read for it', async () => {
  const server = await openTestServer({ venue: eightTables() });
  const { store } = server.context;
  const { accountId } = server.venue;
  await booked(server);
  await holdSecret(server);
  await holdSecret(server, { time: '22:00:00' });
  server.setNow(NOON + 5 * MINUTE_MS + 1);
  await forgetHolds(server.context);
  expect(await store.read((db) => listHolds(db, accountId, TOMORROW))).toEqual([]);
  const [day] = await store.read((db) =>
    listDayTexts(db, { accountId, from: TOMORROW, to: TOMORROW }),
  );
  expect(day?.stored?.split('\n')).toHaveLength(1);
});

test('neither the secret nor the address of a visitor is stored or logged', async () => {
  const server = await openTestServer({ venue: oneTable(), ownApp: true });
  const held = await hold(server, { date: TODAY }, '192.0.2.77');
  const raw = openRaw(server.database.url);
  const rows = JSON.stringify(await raw.selectFrom('table_holds').selectAll().execute());
  expect(rows).toContain(server.venue.accountId);
  for (const text of [held?.secret ?? '?', '192.0.2.77']) {
    expect(rows).not.toContain(text);
  }
  expect(server.log.join('\n')).not.toContain(held?.secret ?? '?');
});
