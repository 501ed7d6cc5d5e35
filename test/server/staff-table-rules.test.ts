import { describe, expect, test } from 'vitest';
import type { BrokenRuleCode, StaffRule } from '../../src/domain/availability/staff-rules.ts';
import type { Device } from '../fixtures/staff-members.ts';
import { openTestServer, type TestServer, TODAY } from '../fixtures/test-context.ts';
import { createBooking, fixTables, move } from './booking-fixtures.ts';
import { expectBooking, expectProblem } from './expect-response.ts';
import { expectForceable } from './forced-change.ts';
import { expectBlock, expectServiceDay, postBlock, putDay } from './service-day-requests.ts';

/** The rules that stand against tables which staff name, in every operation that takes tables. */

const EVENING = { date: TODAY, time: '20:00:00' };
/** Half an hour before, so that bookings at eight no longer move by themselves. */
const NOW = Date.parse(`${TODAY}T19:30:00+01:00`);

/** Tables that a party of this size wants, and a rule that stands against them once `prepare` has run. */
interface Situation {
  code: BrokenRuleCode;
  rule: StaffRule;
  pax: number;
  /** @returns the tables */
  prepare: (server: TestServer) => Promise<string[]> | string[];
}

const SITUATIONS: readonly Situation[] = [
  { code: 'TABLES_TOO_SMALL', rule: 'TABLE', pax: 4, prepare: () => ['T2'] },
  { code: 'TABLES_TOO_LARGE', rule: 'TABLE', pax: 1, prepare: () => ['T3'] },
  {
    code: 'MOVES_FROZEN',
    rule: 'TABLE',
    pax: 2,
    prepare: async (server) => (await createBooking(server, EVENING)).tables.map(nameOf),
  },
  {
    code: 'NEXT_AT_RISK',
    rule: 'TABLE',
    pax: 2,
    prepare: async (server) => {
      const next = await createBooking(server, { ...EVENING, time: '20:30:00' });
      await fixTables(server, next.uuid);
      return next.tables.map(nameOf);
    },
  },
  {
    code: 'OFFERED',
    rule: 'OFFER',
    pax: 2,
    prepare: async (server) => {
      const status = 'PENDING_WAIT_LIST_BOOKING';
      const { uuid } = await createBooking(server, { ...EVENING, status });
      const path = `/bookings/${uuid}/offer`;
      const tables = ['T2'];
      expectBooking(await server.staff({ method: 'PUT', path, body: { tables } }));
      return tables;
    },
  },
  {
    code: 'BLOCKED',
    rule: 'BLOCK',
    pax: 2,
    prepare: async (server) => {
      const tables = ['T2'];
      expectBlock(await postBlock(server, { tables }));
      return tables;
    },
  },
];

const nameOf = ({ name }: { name: string }) => name;

interface Operation {
  /** Its name in the journal. */
  operation: string;
  status: 'CONFIRMED' | 'SEATED' | 'REQUESTED' | 'PENDING_WAIT_LIST_BOOKING';
  request: (uuid: string) => { path: string; body?: object };
}

const OPERATIONS: Record<string, Operation> = {
  'update-booking of a coming booking': {
    operation: 'update-booking',
    status: 'CONFIRMED',
    request: (uuid) => ({ path: `/bookings/${uuid}` }),
  },
  'update-booking of guests who sit': {
    operation: 'update-booking',
    status: 'SEATED',
    request: (uuid) => ({ path: `/bookings/${uuid}` }),
  },
  'assign-tables of a coming booking': {
    operation: 'assign-tables',
    status: 'CONFIRMED',
    request: (uuid) => ({ path: `/bookings/${uuid}/tables` }),
  },
  'assign-tables of guests who sit': {
    operation: 'assign-tables',
    status: 'SEATED',
    request: (uuid) => ({ path: `/bookings/${uuid}/tables` }),
  },
  'update-booking-status to SEATED': {
    operation: 'update-booking-status',
    status: 'CONFIRMED',
    request: (uuid) => ({ path: `/bookings/${uuid}/status`, body: { status: 'SEATED' } }),
  },
  'update-booking-status of a request': {
    operation: 'update-booking-status',
    status: 'REQUESTED',
    request: (uuid) => ({ path: `/bookings/${uuid}/status`, body: { status: 'CONFIRMED' } }),
  },
  'offer-table': {
    operation: 'offer-table',
    status: 'PENDING_WAIT_LIST_BOOKING',
    request: (uuid) => ({ path: `/bookings/${uuid}/offer` }),
  },
};

/** A party of its own in this status, half an hour before eight. */
async function openWithParty(pax: number, status: Operation['status']) {
  const server = await openTestServer({ now: NOW });
  const booked = status === 'SEATED' ? 'CONFIRMED' : status;
  const { uuid } = await createBooking(server, { ...EVENING, pax, status: booked });
  if (status === 'SEATED') expectBooking(await move(server, uuid, 'SEATED'));
  return { server, uuid };
}

/** A party at a table that staff chose. @returns its uuid */
async function takeAt({ staff }: TestServer, pax: number, table: string): Promise<string> {
  const customer = { name: table, phone: '+34600111222' };
  const body = { ...EVENING, pax, customer, privacyTold: 'BY_PHONE', tables: [table] };
  return expectBooking(await staff({ method: 'POST', path: '/bookings', body })).uuid;
}

/** Guests who do not sit down now put nobody at risk: at fixed tables of others, they are refused whatever is in force. */
const sitsDown = (name: string) => /SEATED|who sit/.test(name);

const CELLS = Object.entries(OPERATIONS).flatMap(([name, operation]) =>
  SITUATIONS.filter(
    ({ code }) =>
      (code !== 'NEXT_AT_RISK' || sitsDown(name)) &&
      (code !== 'MOVES_FROZEN' || name !== 'offer-table'),
  ).map((situation) => [name, situation.code, operation, situation] as const),
);

test.each(CELLS)(
  '%s: 409 with %s, 403 FORBIDDEN for a host who sets it aside, 200 for the owner',
  async (_name, _code, { operation, status, request }, { pax, prepare, ...broken }) => {
    const { server, uuid } = await openWithParty(pax, status);
    const tables = await prepare(server);
    const { path, body } = request(uuid);
    const send = (device: Device, force?: StaffRule[]) =>
      device({ method: 'PUT', path, body: { ...body, tables, force } });
    await expectForceable(server, send, { operation, ...broken });
  },
);

test.each(
  SITUATIONS.filter(({ code }) => code !== 'NEXT_AT_RISK').map(
    (each) => [each.code, each] as const,
  ),
)(
  'create-booking: 409 with %s, 403 FORBIDDEN for a host who sets it aside, 200 for the owner',
  async (_code, { pax, prepare, ...broken }) => {
    const server = await openTestServer({ now: NOW });
    const tables = await prepare(server);
    const customer = { name: 'Rosa', phone: '+34600111222' };
    const body = { ...EVENING, pax, customer, privacyTold: 'BY_PHONE', tables };
    const send = (device: Device, force?: StaffRule[]) =>
      device({ method: 'POST', path: '/bookings', body: { ...body, force } });
    await expectForceable(server, send, { operation: 'create-booking', ...broken });
  },
);

describe('a swap', () => {
  test.each([
    ['TABLES_TOO_SMALL', 4, 'T3', 2, 'T1'],
    ['TABLES_TOO_SMALL', 2, 'T1', 4, 'T3'],
    ['TABLES_TOO_LARGE', 1, 'T1', 2, 'T3'],
    ['TABLES_TOO_LARGE', 2, 'T3', 1, 'T1'],
  ] as const)(
    '409 with %s for a party of %i at %s and one of %i at %s, 403 FORBIDDEN for a host who sets it aside, 200 for the owner',
    async (code, pax, table, otherPax, otherTable) => {
      const server = await openTestServer({ now: NOW });
      const uuid = await takeAt(server, pax, table);
      const swapWith = await takeAt(server, otherPax, otherTable);
      const path = `/bookings/${uuid}/tables`;
      const send = (device: Device, force?: StaffRule[]) =>
        device({ method: 'PUT', path, body: { swapWith, force } });
      await expectForceable(server, send, { operation: 'assign-tables', rule: 'TABLE', code });
    },
  );
});

describe('the table of a coming booking that was blocked since', () => {
  async function openWithBlock() {
    const { server, uuid } = await openWithParty(1, 'CONFIRMED');
    expectBlock(await postBlock(server, { tables: ['T1'], keepBookings: true }));
    const change = (body: object) =>
      server.staff({ method: 'PUT', path: `/bookings/${uuid}`, body });
    return change;
  }

  test('200 at this table for another party at the same time', async () => {
    const change = await openWithBlock();
    const { tables } = expectBooking(await change({ pax: 2 }));
    expect(tables.map(nameOf)).toEqual(['T1']);
  });

  test('200 at another table for another time', async () => {
    const change = await openWithBlock();
    const { tables } = expectBooking(await change({ time: '21:00:00' }));
    expect(tables.map(nameOf)).toEqual(['T2']);
  });
});

describe('an offer', () => {
  test.each([
    ['CLOSED', 'SHIFT', { lastBookingTime: '19:30:00' }, ['T2']],
    ['COVERS_PER_SLOT', 'PACE', { maxCoversPerQuarter: 1 }, ['T2']],
    ['CLOSED', 'SHIFT', { lastBookingTime: '19:30:00' }, undefined],
    ['COVERS_PER_SLOT', 'PACE', { maxCoversPerQuarter: 1 }, undefined],
  ] as const)(
    '409 with %s on a day that staff have limited, 403 FORBIDDEN for a host who sets it aside, 200 for the owner: %#',
    async (code, rule, limits, tables) => {
      const { server, uuid } = await openWithParty(2, 'PENDING_WAIT_LIST_BOOKING');
      expectServiceDay(await putDay(server, limits));
      const path = `/bookings/${uuid}/offer`;
      const send = (device: Device, force?: StaffRule[]) =>
        device({ method: 'PUT', path, body: { tables, force } });
      await expectForceable(server, send, { operation: 'offer-table', rule, code });
    },
  );

  test('409 NO_AVAILABLE_SLOT, whatever is in force, where others would have to move', async () => {
    const { server, uuid } = await openWithParty(2, 'PENDING_WAIT_LIST_BOOKING');
    const tables = (await createBooking(server, EVENING)).tables.map(nameOf);
    const body = { tables, force: ['TABLE'] };
    const answer = await server.staff({ method: 'PUT', path: `/bookings/${uuid}/offer`, body });
    const { detail } = expectProblem(answer, 409, 'NO_AVAILABLE_SLOT');
    expect(detail).toContain('Others would have to move');
  });
});
