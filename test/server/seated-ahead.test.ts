import { describe, expect, test } from 'vitest';
import { STAFF_RULES } from '../../src/domain/availability/staff-rules.ts';
import { openTestServer, type TestServer, TODAY } from '../fixtures/test-context.ts';
import { aShift, aTable, aVenue } from '../fixtures/venue.ts';
import { createBooking, move } from './booking-fixtures.ts';
import { expectBooking, expectProblem, expectVenueProblem } from './expect-response.ts';

/** Guests sit from when somebody says so, whatever time their walk-in was entered for and on whatever day they were seated. */

const IN_THREE_DAYS = '2030-01-19';
const at = (time: string, day = TODAY) => Date.parse(`${day}T${time}+01:00`);

function openWithOneTable(now: number) {
  const venue = aVenue({
    tables: [aTable(1, { maxCovers: 4 })],
    combinations: [],
    shifts: [aShift({ firstBookingTime: '12:00:00', lastBookingTime: '23:30:00' })],
  });
  return openTestServer({ venue, now });
}

function walkIn({ staff, partner }: TestServer, as: 'staff' | 'partner', more: object = {}) {
  const call = { method: 'POST', path: '/bookings/walk-ins' } as const;
  const body = { pax: 2, paxChildren: 0, tables: ['T1'], ...more };
  return as === 'staff'
    ? staff({ ...call, body: { force: STAFF_RULES, ...body } })
    : partner({ ...call, body });
}

function seat({ partner }: TestServer, uuid: string) {
  const path = `/bookings/${uuid}/status`;
  return partner({ method: 'PUT', path, body: { status: 'SEATED' } });
}

describe.each(['staff', 'partner'] as const)('a walk-in for later by the %s', (as) => {
  const LATER = { date: TODAY, time: '21:00:00' };

  test.each([['DESSERTS'], ['ARRIVED', 'SEATED']] as const)(
    '409 NO_AVAILABLE_SLOT for others at its table once its guests are %s, %s before its time',
    async (...statuses) => {
      const server = await openWithOneTable(at('18:00:00'));
      const { uuid, seatedAt } = expectBooking(await walkIn(server, as, LATER));
      server.setNow(at('18:05:00'));
      let booking = null;
      for (const status of statuses) booking = expectBooking(await move(server, uuid, status));
      expect([seatedAt, booking?.seatedAt]).toEqual([
        `${TODAY}T18:00:00+01:00`,
        `${TODAY}T18:05:00+01:00`,
      ]);
      expectVenueProblem(await walkIn(server, 'staff'), 409, 'NO_AVAILABLE_SLOT');
      expectProblem(await walkIn(server, 'partner'), 409, 'NO_AVAILABLE_SLOT');
      expectBooking(await move(server, uuid, 'ATTENDED'));
      expectBooking(await walkIn(server, 'staff'));
    },
  );

  test('409 NO_AVAILABLE_SLOT for DESSERTS while the party before it still sits there, 200 once that has left', async () => {
    const server = await openWithOneTable(at('18:00:00'));
    const later = expectBooking(await walkIn(server, as, LATER));
    const before = expectBooking(await walkIn(server, 'staff'));
    server.setNow(at('21:10:00'));
    const early = await move(server, later.uuid, 'DESSERTS');
    expectVenueProblem(early, 409, 'NO_AVAILABLE_SLOT');
    expectBooking(await move(server, before.uuid, 'DESSERTS'));
    expectBooking(await move(server, before.uuid, 'ATTENDED'));
    expectBooking(await move(server, later.uuid, 'DESSERTS'));
  });

  test('409 NO_AVAILABLE_SLOT for others at its table from its time on, even if nobody has changed its status', async () => {
    const server = await openWithOneTable(at('18:00:00'));
    expectBooking(await walkIn(server, as, LATER));
    server.setNow(at('21:10:00'));
    const answer = await walkIn(server, 'staff');
    const problem = expectVenueProblem(answer, 409, 'NO_AVAILABLE_SLOT');
    expect(problem.detail).toContain('At T1, a party of 2 was due at 21:00.');
  });
});

test('200 for a walk-in at a table at which a partner has seated two parties of a later day, until they come', async () => {
  const server = await openWithOneTable(at('18:00:00'));
  const lunch = await createBooking(server, { date: IN_THREE_DAYS, time: '13:00:00' });
  const dinner = await createBooking(server, { date: IN_THREE_DAYS, time: '21:00:00' });
  for (const { uuid } of [lunch, dinner]) expectBooking(await seat(server, uuid));
  server.setNow(at('20:00:00', '2030-01-18'));
  const guests = expectBooking(await walkIn(server, 'partner'));
  expectBooking(await move(server, guests.uuid, 'ATTENDED'));
  server.setNow(at('13:05:00', IN_THREE_DAYS));
  expectProblem(await walkIn(server, 'partner'), 409, 'NO_AVAILABLE_SLOT');
  const seated = expectBooking(await move(server, lunch.uuid, 'DESSERTS'));
  expect(seated.seatedAt).toBe(`${IN_THREE_DAYS}T13:00:00+01:00`);
  const tooEarly = await move(server, dinner.uuid, 'DESSERTS');
  expectVenueProblem(tooEarly, 409, 'NO_AVAILABLE_SLOT');
});

test.each(['staff', 'partner'] as const)(
  '200 for a walk-in by the %s in the minute in which the guests before it left',
  async (as) => {
    const server = await openWithOneTable(at('20:00:05'));
    const { uuid } = expectBooking(await walkIn(server, 'partner'));
    server.setNow(at('21:10:20'));
    expectVenueProblem(await walkIn(server, 'staff'), 409, 'NO_AVAILABLE_SLOT');
    expectBooking(await move(server, uuid, 'ATTENDED'));
    server.setNow(at('21:10:30'));
    const next = expectBooking(await walkIn(server, as));
    server.setNow(at('21:10:50'));
    expectBooking(await move(server, next.uuid, 'ATTENDED'));
    server.setNow(at('21:10:55'));
    expectBooking(await walkIn(server, as, { tables: undefined, force: undefined }));
  },
);

describe('taps that a tablet kept while it was offline', () => {
  const enter = (server: TestServer, more: object) =>
    walkIn(server, 'staff', {
      date: TODAY,
      time: '21:00:00',
      at: `${TODAY}T18:00:00+01:00`,
      ...more,
    });
  const tap = ({ staff }: TestServer, uuid: string, body: object) =>
    staff({ method: 'PUT', path: `/bookings/${uuid}/status`, body });
  const time = (minutes: string) => `${TODAY}T18:${minutes}:00+01:00`;

  test('409 NO_AVAILABLE_SLOT beside a walk-in for later whose entry, arrival and seating arrive together', async () => {
    const server = await openWithOneTable(at('18:30:00'));
    const { uuid } = expectBooking(await enter(server, {}));
    expectBooking(await tap(server, uuid, { status: 'ARRIVED', at: time('05') }));
    const seated = await tap(server, uuid, { status: 'SEATED', at: time('06') });
    expect(expectBooking(seated).seatedAt).toBe(time('06'));
    expectVenueProblem(await walkIn(server, 'staff'), 409, 'NO_AVAILABLE_SLOT');
  });

  test('409 NO_AVAILABLE_SLOT beside guests at the door whose entry for later and seating arrive together', async () => {
    const server = await openWithOneTable(at('18:30:00'));
    const queued = { status: 'WAIT_LIST_WALK_IN', tables: undefined, force: undefined };
    const { uuid } = expectBooking(await enter(server, queued));
    expectBooking(await tap(server, uuid, { status: 'SEATED', at: time('06'), tables: ['T1'] }));
    expectVenueProblem(await walkIn(server, 'staff'), 409, 'NO_AVAILABLE_SLOT');
  });
});

describe('guests who stay until a walk-in for later is due at their table', () => {
  async function openWithBoth() {
    const server = await openTestServer({
      venue: aVenue({
        tables: [aTable(1, { maxCovers: 4 }), aTable(2, { maxCovers: 4 })],
        combinations: [],
      }),
      now: at('18:00:00'),
    });
    const due = expectBooking(await walkIn(server, 'partner', { date: TODAY, time: '21:00:00' }));
    const here = expectBooking(await walkIn(server, 'staff'));
    server.setNow(at('21:10:00'));
    return { server, due: due.uuid, here: here.uuid };
  }

  test.each([{ pax: 1 }, { turnMinutes: 240, force: STAFF_RULES }])(
    '200 for %j: they keep their table, and nobody has said that the others came',
    async (body) => {
      const { server, here } = await openWithBoth();
      const changed = await server.staff({ method: 'PUT', path: `/bookings/${here}`, body });
      expect(expectBooking(changed).tables.map(({ name }) => name)).toEqual(['T1']);
    },
  );

  test('200 SEATED at the same table after a wrong ATTENDED', async () => {
    const { server, here } = await openWithBoth();
    expectBooking(await move(server, here, 'ATTENDED'));
    const back = expectBooking(await move(server, here, 'SEATED'));
    expect(back.tables.map(({ name }) => name)).toEqual(['T1']);
  });

  test('200 for the bill of those who are due, which does not say that they sit', async () => {
    const { server, due } = await openWithBoth();
    const body = { totalAmount: 4200 };
    const path = `/bookings/${due}/tickets/close`;
    expect(expectBooking(await server.partner({ method: 'PUT', path, body }))).toMatchObject({
      status: 'ACCOUNT_PAID',
      ticketTotalAmount: 4200,
    });
    expectVenueProblem(await move(server, due, 'ACCOUNT_SENT'), 409, 'NO_AVAILABLE_SLOT');
  });

  test('200 ATTENDED of those who were due, who sat down at their time', async () => {
    const { server, due } = await openWithBoth();
    const left = expectBooking(await move(server, due, 'ATTENDED'));
    expect(left).toMatchObject({
      seatedAt: `${TODAY}T21:00:00+01:00`,
      endedAt: `${TODAY}T21:10:00+01:00`,
    });
  });
});

test('200 for the date of today for guests whom a partner has seated for a later day: they sit from now on', async () => {
  const server = await openWithOneTable(at('18:00:00'));
  const { uuid } = await createBooking(server, { date: IN_THREE_DAYS, time: '21:00:00' });
  expectBooking(await seat(server, uuid));
  server.setNow(at('20:00:00', '2030-01-17'));
  const path = `/bookings/${uuid}`;
  const body = { date: '2030-01-17' };
  const brought = expectBooking(await server.staff({ method: 'PUT', path, body }));
  expect(brought.seatedAt).toBe('2030-01-17T20:00:00+01:00');
  expectVenueProblem(await walkIn(server, 'staff'), 409, 'NO_AVAILABLE_SLOT');
});
