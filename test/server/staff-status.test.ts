import { describe, expect, test } from 'vitest';
import type { BookingStatus } from '../../src/domain/booking-status.ts';
import type { Venue } from '../../src/domain/venue.ts';
import { openTestServer, type TestServer, TODAY } from '../fixtures/test-context.ts';
import { aTable, aVenue } from '../fixtures/venue.ts';
import { aBookingIn, createBooking, move } from './booking-fixtures.ts';
import { findDoubleBookings } from './double-bookings.ts';
import {
  expectBooking,
  expectProblem,
  expectRules,
  expectStaffBooking,
} from './expect-response.ts';
import { expectServiceDay, putDay } from './service-day-requests.ts';
import { readLog, undo, undoLast } from './staff-log.ts';

/** `PUT /bookings/{uuid}/status` with `tables`: a new status and a table, as one change. */

const at = (time: string) => Date.parse(`${TODAY}T${time}:00+01:00`);
const T1 = { status: 'SEATED', tables: ['T1'] };
const T3 = { status: 'SEATED', tables: ['T3'] };

function change(
  { staff }: TestServer,
  uuid: string,
  body: object,
  headers: Record<string, string> = {},
) {
  return staff({ method: 'PUT', path: `/bookings/${uuid}/status`, body, headers });
}

function couple(server: TestServer, name: string, time = '20:00:00') {
  const customer = { name, hasGdprConsent: true, acceptsMarketing: false };
  return createBooking(server, { date: TODAY, time, pax: 2, customer });
}

async function aWalkIn({ staff }: TestServer, body: object) {
  const party = { pax: 2, paxChildren: 0, ...body };
  return expectBooking(await staff({ method: 'POST', path: '/bookings/walk-ins', body: party }));
}

async function read({ staff }: TestServer, uuid: string) {
  return expectStaffBooking(await staff({ path: `/bookings/${uuid}` }));
}

async function tablesOf(server: TestServer, uuid: string): Promise<string[]> {
  return (await read(server, uuid)).tables.map(({ name }) => name);
}

function assign({ staff }: TestServer, uuid: string, tables: string[]) {
  const body = { tables, hasFixedTables: true };
  return staff({ method: 'PUT', path: `/bookings/${uuid}/tables`, body });
}

/** Dinner at 20:00, seen from noon or from `now`. */
function open(venue: Partial<Venue> = {}, now = '12:00') {
  return openTestServer({ venue: aVenue(venue), now: at(now) });
}

/** A party at T1 which has taken these steps at 20:00, or waits since then. */
async function aPartyIn(server: TestServer, status: BookingStatus): Promise<string> {
  const steps: Partial<Record<BookingStatus, string[]>> = {
    ARRIVED: ['ARRIVED'],
    NO_SHOW: ['NO_SHOW'],
    ATTENDED: ['SEATED', 'ATTENDED'],
  };
  if (status === 'WAIT_LIST_WALK_IN') {
    server.setNow(at('20:00'));
    return (await aWalkIn(server, { status })).uuid;
  }
  const { uuid } = await couple(server, 'Roca');
  server.setNow(at('20:00'));
  for (const step of steps[status] ?? []) expectBooking(await move(server, uuid, step));
  return uuid;
}

/** What an undo must put back: everything but the traces of the change itself. */
function comparable(booking: Awaited<ReturnType<typeof read>>) {
  return { ...booking, version: null, updatedAt: null, tableMoves: null, customer: null };
}

describe('a status with tables', () => {
  const FROM = ['CONFIRMED', 'ARRIVED', 'WAIT_LIST_WALK_IN', 'NO_SHOW', 'ATTENDED'] as const;
  test.each(FROM)('200 SEATED at the named table and fixed to it, from %s', async (status) => {
    const server = await open();
    const uuid = await aPartyIn(server, status);
    server.setNow(at('20:10'));
    const { version } = await read(server, uuid);
    const seated = expectStaffBooking(await change(server, uuid, T3));
    expect(seated).toMatchObject({
      status: 'SEATED',
      tables: [{ name: 'T3' }],
      hasFixedTables: true,
      version: version + 1,
    });
    expect(await read(server, uuid)).toEqual(seated);
  });

  const REQUESTS = ['REQUESTED', 'PENDING_MERCHANT_CONFIRMATION', 'PENDING_WAIT_LIST_BOOKING'];
  test.each([...REQUESTS, 'NO_SHOW', 'ARRIVED'] as BookingStatus[])(
    '200 CONFIRMED at the named table and fixed to it, from %s',
    async (status) => {
      const server = await open();
      const uuid = await aBookingIn(server, status);
      const body = { status: 'CONFIRMED', tables: ['T3'] };
      const confirmed = expectBooking(await change(server, uuid, body));
      expect(confirmed).toMatchObject({ status: 'CONFIRMED', hasFixedTables: true });
      expect(confirmed.tables.map(({ name }) => name)).toEqual(['T3']);
    },
  );

  test('200 ARRIVED for a queued walk-in whose table is ready, and for guests who sat down by mistake', async () => {
    const server = await open();
    const uuid = await aPartyIn(server, 'WAIT_LIST_WALK_IN');
    const called = expectBooking(
      await change(server, uuid, { status: 'ARRIVED', tables: ['pos-2'] }),
    );
    expect(called).toMatchObject({ status: 'ARRIVED', tables: [{ name: 'T2' }] });
    expectBooking(await move(server, uuid, 'SEATED'));
    const back = expectBooking(await change(server, uuid, { status: 'ARRIVED', tables: ['1'] }));
    expect(back).toMatchObject({ status: 'ARRIVED', seatedAt: null, tables: [{ name: 'T1' }] });
  });

  test('200 DESSERTS at another table, several of them too', async () => {
    const server = await open();
    const uuid = await aPartyIn(server, 'CONFIRMED');
    expectBooking(await move(server, uuid, 'SEATED'));
    const body = { status: 'DESSERTS', tables: ['t1', 'T2'], force: ['TABLE'] };
    expectBooking(await change(server, uuid, body));
    expect(await tablesOf(server, uuid)).toEqual(['T1', 'T2']);
  });

  test('200 ARRIVED at its own table although others still sit there, 409 NO_AVAILABLE_SLOT to sit down', async () => {
    const server = await open({}, '20:00');
    const roca = await couple(server, 'Roca', '22:00:00');
    await aWalkIn(server, { tables: ['T1'] });
    expectBooking(await assign(server, roca.uuid, ['T1']));
    server.setNow(at('22:00'));
    const arrived = expectBooking(
      await change(server, roca.uuid, { status: 'ARRIVED', tables: ['T1'] }),
    );
    expect(arrived).toMatchObject({ status: 'ARRIVED', tables: [{ name: 'T1' }] });
    const problem = expectProblem(
      await change(server, roca.uuid, { ...T1, force: ['TABLE'] }),
      409,
      'NO_AVAILABLE_SLOT',
    );
    expect(problem.detail).toContain('At T1, a party of 2 has been sitting since 20:00.');
  });

  test('200 as one change: one version, one entry in the log, with the status and the table', async () => {
    const server = await open();
    const uuid = await aPartyIn(server, 'CONFIRMED');
    const tap = '2030-01-16T19:58:00+01:00';
    expectBooking(await change(server, uuid, { ...T3, at: tap }));
    const [entry, ...earlier] = await readLog(server, uuid);
    expect(earlier).toHaveLength(1);
    expect(entry).toMatchObject({
      entry: 2,
      operation: 'update-booking-status',
      actor: { kind: 'STAFF', name: 'Floor' },
      tappedAt: tap,
      forced: [],
    });
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { field: 'status', before: 'CONFIRMED', after: 'SEATED' },
        { field: 'tables', before: ['T1'], after: ['T3'] },
        { field: 'hasFixedTables', before: false, after: true },
        { field: 'seatedAt', before: null, after: tap },
      ]),
    );
  });

  test('200 without tables as before: at its own table, not fixed to it', async () => {
    const server = await open();
    const uuid = await aPartyIn(server, 'CONFIRMED');
    const seated = expectBooking(await move(server, uuid, 'SEATED'));
    expect(seated).toMatchObject({ tables: [{ name: 'T1' }], hasFixedTables: false });
  });
});

describe('others who have the tables', () => {
  /** At 19:40, Roca has T1 from 20:00 and Vidal T2 from 21:00; `who` is Roca, or waits since 19:40. */
  async function openWithNext(who: 'CONFIRMED' | 'WAIT_LIST_WALK_IN') {
    const server = await open({ freezeMinutes: 30 });
    const roca = await couple(server, 'Roca');
    const vidal = await couple(server, 'Vidal', '21:00:00');
    expectBooking(await assign(server, vidal.uuid, ['T2']));
    const loose = { tables: ['T2'], hasFixedTables: false };
    expectBooking(
      await server.staff({ method: 'PUT', path: `/bookings/${vidal.uuid}/tables`, body: loose }),
    );
    server.setNow(at('19:40'));
    const uuid = who === 'CONFIRMED' ? roca.uuid : (await aWalkIn(server, { status: who })).uuid;
    return { server, uuid, vidal: vidal.uuid };
  }

  test.each(['CONFIRMED', 'WAIT_LIST_WALK_IN'] as const)(
    '200 with the next booking at another table, and everything back after one undo, from %s',
    async (status) => {
      const { server, uuid, vidal } = await openWithNext(status);
      const [before, next] = [await read(server, uuid), await read(server, vidal)];
      const seated = await change(server, uuid, { status: 'SEATED', tables: ['T2'] });
      expect(expectStaffBooking(seated).tableMoves).toMatchObject([
        { booking: { uuid: vidal }, cause: { uuid }, from: ['T2'] },
      ]);
      expect(await tablesOf(server, uuid)).toEqual(['T2']);
      expect(await tablesOf(server, vidal)).not.toContain('T2');
      expect(await findDoubleBookings(server)).toEqual([]);
      const [entry] = await readLog(server, vidal);
      expect(entry).toMatchObject({ operation: 'update-booking-status', madeRoomFor: { uuid } });

      const undone = expectStaffBooking(await undoLast(server, uuid));
      expect(comparable(undone)).toEqual(comparable(before));
      expect(comparable(await read(server, vidal))).toEqual(comparable(next));
      expect(await findDoubleBookings(server)).toEqual([]);
    },
  );

  test('200 with both back on a clock that does not stand still', async () => {
    const { server, uuid, vidal } = await openWithNext('CONFIRMED');
    let now = at('19:40');
    server.context.now = () => {
      now += 1;
      return now;
    };
    expectBooking(await change(server, uuid, { status: 'SEATED', tables: ['T2'] }));
    expect(expectBooking(await undoLast(server, uuid))).toMatchObject({ status: 'CONFIRMED' });
    expect(await tablesOf(server, uuid)).toEqual(['T1']);
    expect(await tablesOf(server, vidal)).toEqual(['T2']);
  });

  test('200 for a booking that moves to the tables which the party leaves, and back after the undo', async () => {
    const tables = [aTable(1), aTable(2)];
    const server = await open({ tables, combinations: [], freezeMinutes: 0 });
    const [roca, vidal] = [await couple(server, 'Roca'), await couple(server, 'Vidal')];
    server.setNow(at('19:50'));
    expectBooking(await change(server, roca.uuid, { status: 'SEATED', tables: ['T2'] }));
    expect(await tablesOf(server, vidal.uuid)).toEqual(['T1']);
    expectBooking(await undoLast(server, roca.uuid));
    expect(await tablesOf(server, roca.uuid)).toEqual(['T1']);
    expect(await tablesOf(server, vidal.uuid)).toEqual(['T2']);
  });
});

describe('a table that others left a moment ago', () => {
  /** Roca sits at T1 from 20:00 to 20:58. The party waits from 20:10, is late for 20:30, or sits at T2. */
  async function openAfterRoca(party: 'waiting' | 'late' | 'at another table') {
    const server = await open({ tables: [aTable(1), aTable(2)], combinations: [] }, '20:00');
    const roca = await aWalkIn(server, { tables: ['T1'] });
    server.setNow(at('20:10'));
    const { uuid } =
      party === 'late'
        ? await couple(server, 'Vidal', '20:30:00')
        : await aWalkIn(server, party === 'waiting' ? { status: 'WAIT_LIST_WALK_IN' } : {});
    server.setNow(at('20:58'));
    expectBooking(await move(server, roca.uuid, 'ATTENDED'));
    server.setNow(at('21:00'));
    return { server, uuid, roca: roca.uuid };
  }

  test.each(['waiting', 'late'] as const)(
    '200 for a party that was %s meanwhile, until it leaves or its seating is undone',
    async (party) => {
      const { server, uuid } = await openAfterRoca(party);
      const before = await read(server, uuid);
      expectBooking(await change(server, uuid, T1));
      expectBooking(await undoLast(server, uuid));
      expect(comparable(await read(server, uuid))).toEqual(comparable(before));
      expectBooking(await change(server, uuid, T1));
      expect(await tablesOf(server, uuid)).toEqual(['T1']);
      const more = { turnMinutes: 100 };
      expectBooking(await server.staff({ method: 'PUT', path: `/bookings/${uuid}`, body: more }));
      server.setNow(at('22:20'));
      expectBooking(await move(server, uuid, 'ATTENDED'));
      expectBooking(await undoLast(server, uuid));
      expect(await read(server, uuid)).toMatchObject({
        status: 'SEATED',
        tables: [{ name: 'T1' }],
      });
    },
  );

  test('200 for a queued walk-in that is called to it', async () => {
    const { server, uuid } = await openAfterRoca('waiting');
    expectBooking(await change(server, uuid, { status: 'ARRIVED', tables: ['T1'] }));
    expectBooking(await move(server, uuid, 'SEATED'));
    expect(await tablesOf(server, uuid)).toEqual(['T1']);
  });

  test('200 for guests who move to it, until they leave', async () => {
    const { server, uuid } = await openAfterRoca('at another table');
    expectBooking(await assign(server, uuid, ['T1']));
    expectBooking(await change(server, uuid, { status: 'DESSERTS', tables: ['T1'] }));
    server.setNow(at('22:20'));
    expectBooking(await move(server, uuid, 'ATTENDED'));
    expect(await tablesOf(server, uuid)).toEqual(['T1']);
  });

  test('409 NO_AVAILABLE_SLOT for those who left, once others sit there', async () => {
    const { server, uuid, roca } = await openAfterRoca('waiting');
    expectBooking(await change(server, uuid, T1));
    const back = await change(server, roca, { ...T1, force: ['TABLE'] });
    expectProblem(back, 409, 'NO_AVAILABLE_SLOT');
  });
});

describe('the rule TABLE', () => {
  /** Expects a refusal for these rules, by which nothing changes, and success with TABLE in force. */
  async function expectForceable(
    server: TestServer,
    uuid: string,
    body: object,
    codes: readonly string[],
  ) {
    const before = await read(server, uuid);
    const problem = expectRules(await change(server, uuid, body), codes);
    expect(await read(server, uuid)).toEqual(before);
    expectBooking(await change(server, uuid, { ...body, force: ['TABLE'] }));
    const [entry] = await readLog(server, uuid);
    expect(entry).toMatchObject({ operation: 'update-booking-status', forced: ['TABLE'] });
    expect(entry?.entry).toBe(before.version + 1);
    return problem;
  }

  test('409 with TABLES_TOO_SMALL or TABLES_TOO_LARGE for a party that does not fit, 200 with it in force', async () => {
    const server = await open();
    const four = await createBooking(server, { date: TODAY, time: '20:00:00', pax: 4 });
    const one = await createBooking(server, { date: TODAY, time: '20:00:00', pax: 1 });
    expectBooking(await move(server, four.uuid, 'NO_SHOW'));
    server.setNow(at('20:00'));
    await expectForceable(server, one.uuid, T3, ['TABLES_TOO_LARGE']);
    await expectForceable(server, four.uuid, { status: 'SEATED', tables: ['T2'] }, [
      'TABLES_TOO_SMALL',
    ]);
  });

  test('409 with MOVES_FROZEN for a booking that would move within the freeze window, 200 with it in force', async () => {
    const server = await open();
    const [roca, vidal] = [await couple(server, 'Roca'), await couple(server, 'Vidal')];
    server.setNow(at('19:30'));
    const problem = await expectForceable(server, roca.uuid, { status: 'SEATED', tables: ['T2'] }, [
      'MOVES_FROZEN',
    ]);
    expect(problem.detail).toContain('Vidal (a party of 2) has T2 from 20:00');
    expect(await tablesOf(server, vidal.uuid)).not.toContain('T2');
  });

  test('409 with NEXT_AT_RISK for a booking that cannot move, 200 with it in force and that one at risk', async () => {
    const server = await open();
    const roca = await couple(server, 'Roca');
    const vidal = await couple(server, 'Vidal', '21:00:00');
    expectBooking(await assign(server, vidal.uuid, ['T2']));
    server.setNow(at('20:00'));
    await expectForceable(server, roca.uuid, { status: 'SEATED', tables: ['T2'] }, [
      'NEXT_AT_RISK',
    ]);
    expect((await read(server, vidal.uuid)).atRisk?.guests.uuid).toBe(roca.uuid);
  });

  test('409 with NEXT_AT_RISK for a stay from now on, 200 for the stay from the tap', async () => {
    const server = await open();
    const roca = await couple(server, 'Roca');
    const vidal = await couple(server, 'Vidal', '22:00:00');
    expectBooking(await assign(server, vidal.uuid, ['T2']));
    server.setNow(at('20:40'));
    const body = { status: 'SEATED', tables: ['T2'] };
    expectRules(await change(server, roca.uuid, body), ['NEXT_AT_RISK']);
    const tap = '2030-01-16T20:25:00+01:00';
    const seated = expectStaffBooking(await change(server, roca.uuid, { ...body, at: tap }));
    expect(seated.seatedAt).toBe(tap);
  });

  test('200 without a rule in the log where force was not needed', async () => {
    const server = await open();
    const uuid = await aPartyIn(server, 'CONFIRMED');
    expectBooking(await change(server, uuid, { ...T3, force: ['TABLE'] }));
    const [entry] = await readLog(server, uuid);
    expect(entry?.forced).toEqual([]);
  });
});

describe('tables that the party cannot have', () => {
  test.each(['CONFIRMED', 'ARRIVED', 'WAIT_LIST_WALK_IN', 'NO_SHOW', 'ATTENDED'] as const)(
    '409 NO_AVAILABLE_SLOT where somebody sits, who is named, whatever is in force, from %s',
    async (status) => {
      const server = await open();
      const uuid = await aPartyIn(server, status);
      server.setNow(at('20:05'));
      await aWalkIn(server, { tables: ['T3'] });
      const before = await read(server, uuid);
      for (const force of [undefined, ['TABLE']]) {
        const problem = expectProblem(
          await change(server, uuid, { ...T3, force }),
          409,
          'NO_AVAILABLE_SLOT',
        );
        expect(problem.detail).toMatch(/^At T3, a party of 2 has been sitting since 20:05\./);
      }
      expect(await read(server, uuid)).toEqual(before);
    },
  );

  test('409 NO_AVAILABLE_SLOT for a request at tables to which others are fixed, whatever is in force', async () => {
    const server = await open();
    const vidal = await couple(server, 'Vidal');
    expectBooking(await assign(server, vidal.uuid, ['T1']));
    const status = 'REQUESTED';
    const { uuid } = await createBooking(server, { date: TODAY, time: '20:00:00', status });
    const body = { status: 'CONFIRMED', tables: ['T1'], force: ['TABLE'] };
    const problem = expectProblem(await change(server, uuid, body), 409, 'NO_AVAILABLE_SLOT');
    expect(problem.detail).toContain('Vidal (a party of 2) has T1 from 20:00 to 21:30');
  });

  test('409 NO_AVAILABLE_SLOT for a request whose high chairs others have got', async () => {
    const server = await open({ highChairs: 1 });
    const request = { date: TODAY, time: '20:00:00', highChairs: 1 };
    const { uuid } = await createBooking(server, { ...request, status: 'REQUESTED' });
    await createBooking(server, request);
    const body = { status: 'CONFIRMED', tables: ['T3'] };
    const problem = expectProblem(await change(server, uuid, body), 409, 'NO_AVAILABLE_SLOT');
    expect(problem.detail).toContain('High chairs');
  });

  test('409 TABLE_NOT_MAPPED_BY_TENANT for a table that the venue does not have', async () => {
    const server = await open();
    const uuid = await aPartyIn(server, 'CONFIRMED');
    const body = { status: 'SEATED', tables: ['T9'] };
    expectProblem(await change(server, uuid, body), 409, 'TABLE_NOT_MAPPED_BY_TENANT');
  });

  test('409 STATUS_NOT_ON_CONFIRMED_GROUP and 409 BOOKING_STATUS_NOT_VALID as without tables', async () => {
    const server = await open();
    const requested = await aBookingIn(server, 'REQUESTED');
    expectProblem(await change(server, requested, T1), 409, 'STATUS_NOT_ON_CONFIRMED_GROUP');
    const declined = await aBookingIn(server, 'DECLINED_BY_MERCHANT');
    expectProblem(await change(server, declined, T1), 409, 'BOOKING_STATUS_NOT_VALID');
  });
});

describe('a request on a day that staff have limited', () => {
  test.each([
    ['CLOSED', 'SHIFT', { lastBookingTime: '19:30:00' }],
    ['COVERS_PER_SLOT', 'PACE', { maxCoversPerQuarter: 1 }],
  ])(
    '409 with %s on accepting, with tables and without, 200 with %s in force',
    async (code, rule, limits) => {
      const server = await open();
      const request = { date: TODAY, time: '20:00:00', status: 'REQUESTED' } as const;
      const requests = [await createBooking(server, request), await createBooking(server, request)];
      expectServiceDay(await putDay(server, limits));
      for (const [index, { uuid }] of requests.entries()) {
        const body = { status: 'CONFIRMED', ...(index > 0 && { tables: ['T1'] }) };
        expectRules(await change(server, uuid, body), [code]);
        expectBooking(await change(server, uuid, { ...body, force: [rule] }));
        const log = await server.staff({ path: `/bookings/${uuid}/log` });
        expect(log.json().entries[0]).toMatchObject({ forced: [rule] });
        expectBooking(await change(server, uuid, { status: 'CANCELED' }));
      }
    },
  );

  test('200 on accepting while booking online is paused: staff go on', async () => {
    const server = await open();
    const { uuid } = await createBooking(server, {
      date: TODAY,
      time: '20:00:00',
      status: 'REQUESTED',
    });
    expectServiceDay(await putDay(server, { isOnlinePaused: true }));
    expectBooking(await change(server, uuid, { status: 'CONFIRMED' }));
  });
});

describe('the body', () => {
  test.each(['NO_SHOW', 'CANCELED', 'ATTENDED', 'DELETED', 'REQUESTED', 'WAIT_LIST_WALK_IN'])(
    '422 VALIDATION_ERROR for tables with %s, which holds none',
    async (status) => {
      const server = await open();
      const uuid = await aPartyIn(server, 'CONFIRMED');
      const answer = await change(server, uuid, { status, tables: ['T1'] });
      const problem = expectProblem(answer, 422, 'VALIDATION_ERROR', ['tables']);
      expect(problem.errors?.[0]?.reason).toBe(
        'is allowed only with a status that holds tables: CONFIRMED, ARRIVED, SEATED, DESSERTS, ACCOUNT_SENT, ACCOUNT_PAID',
      );
    },
  );

  test('422 VALIDATION_ERROR for force without tables', async () => {
    const server = await open();
    const uuid = await aPartyIn(server, 'CONFIRMED');
    const answer = await change(server, uuid, { status: 'SEATED', force: ['TABLE'] });
    const problem = expectProblem(answer, 422, 'VALIDATION_ERROR', ['force']);
    expect(problem.errors?.[0]?.reason).toBe(
      'is allowed only with tables, or to confirm a request',
    );
  });

  test('422 VALIDATION_ERROR for no table, an unknown rule, and an unknown status, each once', async () => {
    const server = await open();
    const uuid = await aPartyIn(server, 'CONFIRMED');
    const body = { status: 'EATING', tables: [], force: ['CHAIRS'] };
    const parameters = ['status', 'tables', 'force[0]'];
    const problem = expectProblem(
      await change(server, uuid, body),
      422,
      'VALIDATION_ERROR',
      parameters,
    );
    expect(problem.errors).toHaveLength(3);
  });

  test('200 from the partner API with tables and force, which it ignores', async () => {
    const server = await open();
    const uuid = await aPartyIn(server, 'CONFIRMED');
    const plain = await aPartyIn(server, 'CONFIRMED');
    const send = (path: string, body: object) =>
      server.partner({ method: 'PUT', path: `/bookings/${path}/status`, body });
    const named = await send(uuid, { status: 'NO_SHOW', tables: ['T3'], force: ['TABLE'] });
    expect(expectBooking(named)).toMatchObject({ status: 'NO_SHOW', hasFixedTables: false });
    const seated = expectBooking(await send(plain, { status: 'SEATED', tables: ['T3'] }));
    expect(seated).toMatchObject({ tables: [{ name: 'T2' }], hasFixedTables: false });
  });
});

describe('the request', () => {
  test('409 BOOKING_IS_OUTDATED for a status decided before the booking moved to another table', async () => {
    const server = await open();
    const [roca, puig] = [await couple(server, 'Roca'), await couple(server, 'Puig')];
    const { version } = await read(server, roca.uuid);
    expectBooking(await assign(server, puig.uuid, ['T1']));
    expect(await tablesOf(server, roca.uuid)).toEqual(['T2']);
    const headers = { 'If-Match': `"${version}"` };
    server.setNow(at('20:00'));
    for (const body of [T3, { status: 'SEATED' }])
      expectProblem(await change(server, roca.uuid, body, headers), 409, 'BOOKING_IS_OUTDATED');
  });

  test('200 with the first response again for a retry with its key, and one change that one undo takes back', async () => {
    const server = await open();
    const uuid = await aPartyIn(server, 'CONFIRMED');
    const headers = { 'idempotency-key': 'tap-1', 'if-match': '"1"' };
    const first = await change(server, uuid, T3, headers);
    expect(first.headers.etag).toBe('"2"');
    const again = await change(server, uuid, T3, headers);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([200, first.body, '"2"']);
    expect(await readLog(server, uuid)).toHaveLength(2);
    expectBooking(await undo(server, uuid, 2));
    expect(await tablesOf(server, uuid)).toEqual(['T1']);
  });

  test('422 IDEMPOTENCY_KEY_REUSED for the same key with another table', async () => {
    const server = await open();
    const uuid = await aPartyIn(server, 'CONFIRMED');
    const headers = { 'idempotency-key': 'tap-1' };
    expectBooking(await change(server, uuid, T3, headers));
    expectProblem(await change(server, uuid, T1, headers), 422, 'IDEMPOTENCY_KEY_REUSED');
  });
});
