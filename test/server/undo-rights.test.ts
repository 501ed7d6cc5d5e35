import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { aMember, type Device, signInAs } from '../fixtures/staff-members.ts';
import { openTestServer, type TestServer, TODAY } from '../fixtures/test-context.ts';
import { aTable, aVenue } from '../fixtures/venue.ts';
import { createBooking } from './booking-fixtures.ts';
import { expectBooking, expectProblem } from './expect-response.ts';
import { expectBlock, OPEN_DAY, postBlock } from './service-day-requests.ts';
import { readLog } from './staff-log.ts';

/** Undoing needs the rights of what it puts back, unless the change was one's own. */

const EVENING = { date: TODAY, time: '20:00:00' };
/** No shift takes bookings then. */
const AFTERNOON = { date: TODAY, time: '17:00:00' };

type Answer = Promise<LightMyRequestResponse>;

const put = (device: Device, uuid: string, path: string, body: object): Answer =>
  device({ method: 'PUT', path: `/bookings/${uuid}${path}`, body });
const setStatus = (device: Device, uuid: string, status: string, rest: object = {}) =>
  put(device, uuid, '/status', { status, ...rest });

/** A booking by phone. */
async function take(device: Device, body: object): Promise<string> {
  const customer = { name: 'Rosa' };
  const booking = { ...EVENING, pax: 2, customer, privacyTold: 'BY_PHONE', ...body };
  return expectBooking(await device({ method: 'POST', path: '/bookings', body: booking })).uuid;
}

async function walkIn(device: Device, body: object = {}): Promise<string> {
  const party = { pax: 2, paxChildren: 0, ...body };
  return expectBooking(await device({ method: 'POST', path: '/bookings/walk-ins', body: party }))
    .uuid;
}

async function undoLastOf(device: Device, server: TestServer, uuid: string): Answer {
  const [last] = await readLog(server, uuid);
  const body = { entry: last?.entry ?? 0 };
  return device({ method: 'POST', path: `/bookings/${uuid}/undo`, body });
}

/** A quarter hour of the evening takes nobody any more. */
async function fillPace(manager: Device): Promise<void> {
  const body = { ...OPEN_DAY, version: 0, maxCoversPerQuarter: 1 };
  const answer = await manager({ method: 'PUT', path: `/service-days/${TODAY}`, body });
  expect(answer.statusCode, answer.body).toBe(200);
}

interface Case {
  /** Brings a booking where the undo puts it back. */
  prepare: (server: TestServer, manager: Device) => Promise<string>;
  /** The change that is undone. */
  change: (by: Device, uuid: string) => Answer;
  /** The rules that the journal then has as set aside. */
  forced?: string[];
}

/** What takes the right to set aside rules. */
const FORCED: Record<string, Case> = {
  'a booking at a time when the venue is closed, moved to another time': {
    prepare: async (_, manager) => {
      const uuid = await take(manager, {});
      expectBooking(await put(manager, uuid, '', { ...AFTERNOON, force: ['SHIFT'] }));
      return uuid;
    },
    change: (by, uuid) => put(by, uuid, '', EVENING),
    forced: ['SHIFT'],
  },
  'a booking taken for a time when the venue is closed, with another note since, canceled': {
    prepare: async (_, manager) => {
      const uuid = await take(manager, { ...AFTERNOON, force: ['SHIFT'] });
      expectBooking(await put(manager, uuid, '', { privateNotes: 'a friend of the chef' }));
      return uuid;
    },
    change: (by, uuid) => put(by, uuid, '/cancel', { cancelReason: 'OTHER' }),
    forced: ['SHIFT'],
  },
  'a booking at tables that are too large, given others': {
    prepare: async (_, manager) => {
      const uuid = await take(manager, {});
      const body = { tables: ['T8'], hasFixedTables: true, force: ['TABLE'] };
      expectBooking(await put(manager, uuid, '/tables', body));
      return uuid;
    },
    change: (by, uuid) => put(by, uuid, '/tables', { tables: ['T9'], hasFixedTables: true }),
    forced: ['TABLE'],
  },
  'guests seated at tables that are too large, marked as gone': {
    prepare: async (server, manager) => {
      const { uuid } = await createBooking(server, EVENING);
      const rest = { tables: ['T8'], force: ['TABLE'] };
      expectBooking(await setStatus(manager, uuid, 'SEATED', rest));
      return uuid;
    },
    change: (by, uuid) => setStatus(by, uuid, 'ATTENDED'),
    forced: ['TABLE'],
  },
  'a walk-in at blocked tables, given others': {
    prepare: async (server, manager) => {
      expectBlock(await postBlock(server, { tables: ['T9'] }));
      return walkIn(manager, { tables: ['T9'], force: ['BLOCK'] });
    },
    change: (by, uuid) => put(by, uuid, '/tables', { tables: ['T3'], hasFixedTables: true }),
    forced: ['BLOCK'],
  },
  'a party larger than its tables, made smaller': {
    prepare: async (_, manager) => {
      const uuid = await take(manager, { tables: ['T9'] });
      expectBooking(await put(manager, uuid, '', { pax: 4, force: ['TABLE'] }));
      return uuid;
    },
    change: (by, uuid) => put(by, uuid, '', { pax: 2 }),
    forced: ['TABLE'],
  },
  'a booking left out of the pace, counted again': {
    prepare: (_, manager) => take(manager, { isExemptFromPace: true }),
    change: (by, uuid) => put(by, uuid, '', { isExemptFromPace: false }),
  },
  'a booking left out of the pace, canceled': {
    prepare: (_, manager) => take(manager, { isExemptFromPace: true }),
    change: (by, uuid) => setStatus(by, uuid, 'CANCELED'),
  },
  'a request accepted beyond the pace, canceled': {
    prepare: async (server, manager) => {
      const { uuid } = await createBooking(server, { ...EVENING, status: 'REQUESTED' });
      await fillPace(manager);
      expectBooking(await setStatus(manager, uuid, 'CONFIRMED', { force: ['PACE'] }));
      return uuid;
    },
    change: (by, uuid) => setStatus(by, uuid, 'CANCELED'),
    forced: ['PACE'],
  },
  'a forced time that was taken back': {
    prepare: async (server, manager) => {
      const uuid = await take(manager, {});
      expectBooking(await put(manager, uuid, '', { ...AFTERNOON, force: ['SHIFT'] }));
      expectBooking(await undoLastOf(manager, server, uuid));
      expectBooking(await undoLastOf(manager, server, uuid));
      return uuid;
    },
    change: (by, uuid) => put(by, uuid, '', EVENING),
    forced: ['SHIFT'],
  },
};

/** With a table for six. */
const venue = () =>
  aVenue({
    tables: [...aVenue().tables, aTable(8, { minCovers: 5, maxCovers: 6 }), aTable(9)],
  });

async function openHouse() {
  const server = await openTestServer({ venue: venue() });
  const device = async (role: 'KITCHEN' | 'HOST' | 'MANAGER') =>
    signInAs(server, await aMember(server, { role }));
  const [kitchen, host, manager, deputy] = await Promise.all(
    (['KITCHEN', 'HOST', 'MANAGER', 'MANAGER'] as const).map(device),
  );
  if (!kitchen || !host || !manager || !deputy) throw new Error('no devices');
  return { server, kitchen, host, manager, deputy };
}

/** What an undo puts back: everything but the traces of the change itself. */
async function readBooking({ staff }: TestServer, uuid: string) {
  const booking = (await staff({ path: `/bookings/${uuid}` })).json();
  return { ...booking, version: null, updatedAt: null, tableMoves: null };
}

describe.each(Object.entries(FORCED))(
  'undoing a change of %s',
  (_, { prepare, change, forced = [] }) => {
    test('403 FORBIDDEN for a host if a manager has made it, and nothing changes; 200 for another manager', async () => {
      const { server, kitchen, host, manager, deputy } = await openHouse();
      const uuid = await prepare(server, manager);
      const before = await readBooking(server, uuid);
      expectBooking(await change(manager, uuid));
      const changed = await readBooking(server, uuid);
      for (const device of [kitchen, host])
        expectProblem(await undoLastOf(device, server, uuid), 403, 'FORBIDDEN');
      expect(await readBooking(server, uuid)).toEqual(changed);
      expectBooking(await undoLastOf(deputy, server, uuid));
      expect(await readBooking(server, uuid)).toEqual(before);
      const [entry] = await readLog(server, uuid);
      expect(entry).toMatchObject({ operation: 'undo-change', forced });
    });

    test('200 for a host who has made it', async () => {
      const { server, host, manager } = await openHouse();
      const uuid = await prepare(server, manager);
      const before = await readBooking(server, uuid);
      expectBooking(await change(host, uuid));
      expectBooking(await undoLastOf(host, server, uuid));
      expect(await readBooking(server, uuid)).toEqual(before);
      const [entry] = await readLog(server, uuid);
      expect(entry).toMatchObject({ operation: 'undo-change', forced });
    });
  },
);

/** What takes no right but to change bookings, by the operation that the journal names. */
const FREE: [operation: string, change: (by: Device, server: TestServer) => Promise<string>][] = [
  ...(['ARRIVED', 'SEATED', 'NO_SHOW', 'CANCELED'] as const).map(
    (status): (typeof FREE)[number] => [
      'update-booking-status',
      async (by, server) => {
        const { uuid } = await createBooking(server, EVENING);
        return expectBooking(await setStatus(by, uuid, status)).uuid;
      },
    ],
  ),
  [
    'cancel-booking',
    async (by, server) => {
      const { uuid } = await createBooking(server, EVENING);
      return expectBooking(await put(by, uuid, '/cancel', { cancelReason: 'OTHER' })).uuid;
    },
  ],
  [
    'update-booking',
    async (by, server) => {
      const { uuid } = await createBooking(server, EVENING);
      const body = { time: '21:00:00', pax: 3, privateNotes: 'late' };
      return expectBooking(await put(by, uuid, '', body)).uuid;
    },
  ],
  [
    'update-booking',
    async (by, server) => {
      const { uuid } = await createBooking(server, EVENING);
      return expectBooking(await put(by, uuid, '', { customer: { name: 'Ana Roca' } })).uuid;
    },
  ],
  [
    'assign-tables',
    async (by, server) => {
      const { uuid } = await createBooking(server, EVENING);
      const body = { tables: ['T9'], hasFixedTables: true };
      return expectBooking(await put(by, uuid, '/tables', body)).uuid;
    },
  ],
  [
    'undo-table-move',
    async (by, server) => {
      const one = await createBooking(server, EVENING);
      const other = await createBooking(server, EVENING);
      const tables = other.tables.map(({ name }) => name);
      expectBooking(await put(by, one.uuid, '/tables', { tables, hasFixedTables: false }));
      const { tableMoves } = (await server.staff({ path: `/bookings/${other.uuid}` })).json();
      const body = { moveId: tableMoves[0].id };
      return expectBooking(await put(by, other.uuid, '/tables/undo', body)).uuid;
    },
  ],
  [
    'close-ticket',
    async (by) => {
      const uuid = await walkIn(by);
      return expectBooking(await put(by, uuid, '/tickets/close', { totalAmount: 4200 })).uuid;
    },
  ],
  [
    'transfer-ticket',
    async (by) => {
      const [uuid, destinationBookingUuid] = [await walkIn(by), await walkIn(by)];
      expectBooking(await put(by, uuid, '/tickets/close', { totalAmount: 4200 }));
      const answer = await put(by, uuid, '/tickets/transfer', { destinationBookingUuid });
      return expectBooking(answer).uuid;
    },
  ],
  [
    'undo-change',
    async (by, server) => {
      const { uuid } = await createBooking(server, EVENING);
      expectBooking(await setStatus(by, uuid, 'CANCELED'));
      return expectBooking(await undoLastOf(by, server, uuid)).uuid;
    },
  ],
];

test.each(FREE)(
  '200 for a host who undoes %s of a manager, 403 FORBIDDEN for the kitchen',
  async (operation, change) => {
    const { server, kitchen, host, manager } = await openHouse();
    const uuid = await change(manager, server);
    const [entry] = await readLog(server, uuid);
    expect(entry).toMatchObject({ operation, actor: { name: 'manager' } });
    expectProblem(await undoLastOf(kitchen, server, uuid), 403, 'FORBIDDEN');
    expectBooking(await undoLastOf(host, server, uuid));
  },
);

describe('for a booking that was forced to its tables, and swapped tables with another one', () => {
  async function openAfterSwap() {
    const house = await openHouse();
    const { server, manager } = house;
    const moved = await take(manager, { tables: ['T8'], force: ['TABLE'] });
    const other = await take(manager, {});
    const swap = { swapWith: moved, force: ['TABLE'] };
    expectBooking(await put(manager, other, '/tables', swap));
    const { tableMoves } = (await server.staff({ path: `/bookings/${moved}` })).json();
    const giveBack = (device: Device) =>
      put(device, moved, '/tables/undo', { moveId: tableMoves[0].id });
    return { ...house, moved, other, giveBack };
  }

  test('403 FORBIDDEN for a host who undoes the swap, 200 for a manager', async () => {
    const { server, host, manager, moved, other } = await openAfterSwap();
    expectProblem(await undoLastOf(host, server, other), 403, 'FORBIDDEN');
    expectBooking(await undoLastOf(manager, server, other));
    const [entry] = await readLog(server, moved);
    expect(entry).toMatchObject({ operation: 'undo-change', forced: ['TABLE'] });
  });

  test('403 FORBIDDEN for a host who gives it these tables back, 200 for a manager', async () => {
    const { server, host, manager, moved, other, giveBack } = await openAfterSwap();
    expectBooking(await put(manager, other, '/tables', { tables: ['T3'], hasFixedTables: true }));
    expectProblem(await giveBack(host), 403, 'FORBIDDEN');
    expectBooking(await giveBack(manager));
    const [entry] = await readLog(server, moved);
    expect(entry).toMatchObject({ operation: 'undo-table-move', forced: ['TABLE'] });
  });
});

test('404 BOOKING_NOT_FOUND for a change of the day, such as its limits and blocks: only bookings have an undo', async () => {
  const { server, manager } = await openHouse();
  await fillPace(manager);
  const path = `/bookings/${TODAY}/undo`;
  const answer = await server.staff({ method: 'POST', path, body: { entry: 1 } });
  expectProblem(answer, 404, 'BOOKING_NOT_FOUND');
});
