import { describe, expect, test } from 'vitest';
import type { Venue } from '../../src/domain/venue.ts';
import { casesOf } from '../fixtures/engine.ts';
import { isLong } from '../fixtures/long-tests.ts';
import { openTestServer, type TestServer, TODAY } from '../fixtures/test-context.ts';
import { aTable, aVenue } from '../fixtures/venue.ts';
import { createBooking, move } from './booking-fixtures.ts';
import { expectBooking, expectProblem } from './expect-response.ts';
import { liveEvening } from './guests-evening.ts';

const NAME = 'Laura Vidal';
const at = (time: string) => Date.parse(`${TODAY}T${time}:00+01:00`);

/** A venue with one table for two, seen at a time of today. */
async function openOneTable(overrides: Partial<Venue> = {}): Promise<TestServer> {
  return openTestServer({
    venue: aVenue({ tables: [aTable(1)], combinations: [], ...overrides }),
    now: at('19:00'),
  });
}

/** A couple with a booking at 20:00, who sit down at some time. */
async function seatCouple(server: TestServer, seatedAt: string): Promise<string> {
  const { uuid } = await createBooking(server, { date: TODAY, time: '20:00:00' });
  server.setNow(at(seatedAt));
  expectBooking(await move(server, uuid, 'SEATED'));
  return uuid;
}

function walkIn({ partner }: TestServer, body: object = {}, as: 'pos' | 'app' = 'pos') {
  const party = { pax: 2, paxChildren: 0, ...body };
  return partner({ as, method: 'POST', path: '/bookings/walk-ins', body: party });
}

async function codeAt({ partner }: TestServer, time: string): Promise<string> {
  const body = { pax: 2, paxChildren: 0, status: 'CONFIRMED', floorPlanAreaId: null };
  const path = `/availability/work-days/${TODAY}/time-slots/${time}:00`;
  return (await partner({ method: 'POST', path, body })).json().availability.code;
}

test('409 NO_AVAILABLE_SLOT for a walk-in at 23:05 while a party seated at 20:34 still sits at the only table', async () => {
  const server = await openOneTable();
  await seatCouple(server, '20:34');
  server.setNow(at('23:05'));
  expectProblem(await walkIn(server), 409, 'NO_AVAILABLE_SLOT');
});

test('200 for a walk-in as soon as somebody says that they left', async () => {
  const server = await openOneTable();
  const uuid = await seatCouple(server, '20:34');
  server.setNow(at('21:05'));
  expectProblem(await walkIn(server), 409, 'NO_AVAILABLE_SLOT');
  expectBooking(await move(server, uuid, 'ATTENDED'));
  expectBooking(await walkIn(server));
});

test('FULL at 21:30 once the party of 20:00 has sat down at 20:20', async () => {
  const server = await openOneTable();
  await seatCouple(server, '20:20');
  expect(await codeAt(server, '21:30')).toBe('FULL');
  expect(await codeAt(server, '22:00')).toBe('AVAILABLE');
});

test('a walk-in that is entered for later has its table from that time on, for the whole turn', async () => {
  const server = await openOneTable();
  expectBooking(await walkIn(server, { date: TODAY, time: '20:30:00' }));
  expect(await codeAt(server, '20:00')).toBe('FULL');
  expect(await codeAt(server, '21:30')).toBe('FULL');
  expect(await codeAt(server, '22:00')).toBe('AVAILABLE');
  server.setNow(at('21:46'));
  expect(await codeAt(server, '22:00')).toBe('FULL');
});

test('AVAILABLE at the end of the turn of a walk-in that came within a minute', async () => {
  const server = await openOneTable();
  server.setNow(at('20:00') + 42_000);
  expectBooking(await walkIn(server));
  expect(await codeAt(server, '21:00')).toBe('FULL');
  expect(await codeAt(server, '21:30')).toBe('AVAILABLE');
});

describe('a walk-in that is entered after it came', () => {
  const tables = [aTable(1), aTable(2)];
  const tablesOf = (answer: Awaited<ReturnType<typeof walkIn>>) =>
    expectBooking(answer).tables.map(({ name }) => name);

  test('200 at another table than the one at which others have sat down since', async () => {
    const server = await openOneTable({ tables });
    const { uuid } = await createBooking(server, { date: TODAY, time: '21:30:00' });
    server.setNow(at('21:30'));
    expect(tablesOf(await move(server, uuid, 'SEATED'))).toEqual(['T1']);
    server.setNow(at('22:00'));
    expect(tablesOf(await walkIn(server, { date: TODAY, time: '20:00:00' }))).toEqual(['T2']);
  });

  test('200 at a table that is free for its whole turn from now on', async () => {
    const server = await openOneTable({ tables });
    const next = await createBooking(server, { date: TODAY, time: '21:30:00' });
    expect(next.tables.map(({ name }) => name)).toEqual(['T1']);
    server.setNow(at('20:30'));
    expect(tablesOf(await walkIn(server, { date: TODAY, time: '20:00:00' }))).toEqual(['T2']);
  });
});

test('200 SEATED after the work day, at a table where an earlier party was never said to have left', async () => {
  const server = await openOneTable();
  expectBooking(await walkIn(server));
  const { uuid, tables } = await createBooking(server, { date: TODAY, time: '21:30:00' });
  server.setNow(at('19:00') + 11 * 3_600_000);
  const path = `/bookings/${uuid}/status`;
  const seated = await server.partner({ method: 'PUT', path, body: { status: 'SEATED' } });
  expect(expectBooking(seated).tables).toEqual(tables);
});

test('the calendar follows the expected end without any change in between', async () => {
  const server = await openOneTable();
  await seatCouple(server, '20:00');
  const body = { pax: 2, paxChildren: 0, status: 'CONFIRMED', dateStart: TODAY, dateEnd: TODAY };
  const code = async () => {
    const answer = await server.partner({ method: 'POST', path: '/availability/calendar', body });
    return answer.json().workDays[0].availability.code;
  };
  expect(await code()).toBe('AVAILABLE');
  server.setNow(at('21:39'));
  expect(await code()).toBe('AVAILABLE');
  server.setNow(at('21:50'));
  expect(await code()).toBe('FULL');
});

describe('409 NO_AVAILABLE_SLOT for a named table says who sits there', () => {
  test.each([
    ['pos', `At T1, ${NAME} (a party of 2) has been sitting since 20:34. Name others`],
    ['app', 'At T1, a party of 2 has been sitting since 20:34. Name others'],
  ] as const)('to %s', async (as, expected) => {
    const server = await openOneTable();
    await seatCouple(server, '20:34');
    server.setNow(at('23:05'));
    const answer = await walkIn(server, { tables: ['T1'] }, as);
    expectProblem(answer, 409, 'NO_AVAILABLE_SLOT');
    expect(answer.json().detail).toContain(expected);
  });
});

test('409 NO_AVAILABLE_SLOT without a name for a caller that may not read bookings', async () => {
  const server = await openTestServer({
    venue: aVenue({ tables: [aTable(1)], combinations: [] }),
    now: at('20:00'),
    permissions: ['bookings:create', 'walk-ins:create'],
  });
  await seatCouple(server, '20:34');
  const { detail } = expectProblem(
    await walkIn(server, { tables: ['T1'] }),
    409,
    'NO_AVAILABLE_SLOT',
  );
  expect(detail).toContain('At T1, a party of 2 has been sitting since 20:34.');
});

describe('the next party of a table at which somebody still sits', () => {
  async function openWithNext(overrides: Partial<Venue> = {}) {
    const server = await openOneTable(overrides);
    const next = await createBooking(server, { date: TODAY, time: '21:30:00' });
    expect(next.tables.map(({ name }) => name)).toEqual(['T1']);
    await seatCouple(server, '20:00');
    server.setNow(at('21:35'));
    return { server, next: next.uuid };
  }

  test('200 ARRIVED, and 409 NO_AVAILABLE_SLOT when they sit down and no other table is free', async () => {
    const { server, next } = await openWithNext();
    expectBooking(await move(server, next, 'ARRIVED'));
    const answer = await move(server, next, 'SEATED');
    expectProblem(answer, 409, 'NO_AVAILABLE_SLOT');
    expect(answer.json().detail).toContain(`At T1, ${NAME} (a party of 2)`);
  });

  test('200 SEATED at another table that is free', async () => {
    const { server, next } = await openWithNext({ tables: [aTable(1), aTable(2)] });
    const seated = expectBooking(await move(server, next, 'SEATED'));
    expect(seated.tables.map(({ name }) => name)).toEqual(['T2']);
  });
});

test('409 NO_AVAILABLE_SLOT when a no-show comes after all and somebody else sits at the table', async () => {
  const server = await openOneTable();
  const late = await createBooking(server, { date: TODAY, time: '20:00:00' });
  server.setNow(at('20:40'));
  expectBooking(await move(server, late.uuid, 'NO_SHOW'));
  server.setNow(at('22:00'));
  expectBooking(await walkIn(server));
  expectProblem(await move(server, late.uuid, 'SEATED'), 409, 'NO_AVAILABLE_SLOT');
});

test('no seating, walk-in, booking, confirmation or change takes a table from guests in the house, whatever happens', async () => {
  const happened: Record<string, number> = {};
  const evenings = isLong ? 200 : casesOf(12, 2);
  for (let seed = 1; seed <= evenings; seed += 1) await liveEvening(seed, happened);
  const required = {
    book: 20,
    'walk in': 20,
    change: 5,
    'REQUESTED to CONFIRMED': 2,
    'CONFIRMED to ARRIVED': 5,
    'CONFIRMED to SEATED': 20,
    'ARRIVED to SEATED': 2,
    'SEATED to DESSERTS': 5,
    'SEATED to ACCOUNT_SENT': 2,
    'SEATED to ACCOUNT_PAID': 2,
    'SEATED to ATTENDED': 5,
    'NO_SHOW to SEATED': 2,
    'NO_SHOW to CONFIRMED': 2,
    'a status with tables': 20,
    'sit down late': 5,
    'stay beyond the turn': 5,
  };
  const seldom = Object.entries(required).filter(
    ([what, times]) => (happened[what] ?? 0) < casesOf(times),
  );
  expect(seldom, JSON.stringify(happened)).toEqual([]);
});
