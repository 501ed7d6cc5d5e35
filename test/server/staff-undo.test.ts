import { describe, expect, test } from 'vitest';
import { eraseCustomer } from '../../src/operations/customers/erase-customer.ts';
import { NOON, openTestServer, type TestServer, TODAY } from '../fixtures/test-context.ts';
import { createBooking, move } from './booking-fixtures.ts';
import { findDoubleBookings } from './double-bookings.ts';
import { expectBooking, expectProblem, expectStaffBooking } from './expect-response.ts';
import { readLog, undo, undoLast } from './staff-log.ts';

const EVENING = { date: TODAY, time: '20:00:00' };
const MINUTE = 60_000;
const customerOf = (name: string) => ({ name, hasGdprConsent: true, acceptsMarketing: false });

async function read({ staff }: TestServer, uuid: string) {
  return expectStaffBooking(await staff({ path: `/bookings/${uuid}` }));
}

function put({ staff }: TestServer, uuid: string, path: string, body: object) {
  return staff({ method: 'PUT', path: `/bookings/${uuid}${path}`, body });
}

function aWalkIn({ staff }: TestServer, tables?: string[]) {
  const body = { pax: 2, paxChildren: 0, ...(tables && { tables }) };
  return staff({ method: 'POST', path: '/bookings/walk-ins', body });
}

/** What an undo must put back: everything but the traces of the change itself. */
function comparable(booking: Awaited<ReturnType<typeof read>>) {
  return { ...booking, version: null, updatedAt: null, tableMoves: null, customer: null };
}

const CHANGES: [string, (server: TestServer, uuid: string) => Promise<unknown>][] = [
  ['seating from CONFIRMED', (server, uuid) => move(server, uuid, 'SEATED')],
  ['an arrival', (server, uuid) => move(server, uuid, 'ARRIVED')],
  ['a no-show', (server, uuid) => move(server, uuid, 'NO_SHOW')],
  ['a move to CANCELED', (server, uuid) => move(server, uuid, 'CANCELED')],
  ['a cancel', (server, uuid) => put(server, uuid, '/cancel', { cancelReason: 'OTHER' })],
  ['a deletion', (server, uuid) => move(server, uuid, 'DELETED')],
  ['a note', (server, uuid) => put(server, uuid, '', { customerSpecialRequests: 'by the window' })],
  ['another time', (server, uuid) => put(server, uuid, '', { time: '21:00:00', pax: 3 })],
  [
    'other tables',
    (server, uuid) => put(server, uuid, '/tables', { tables: ['T2'], hasFixedTables: true }),
  ],
];

describe('undo', () => {
  test.each(CHANGES)('200 with the booking as it was before %s', async (_, change) => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, EVENING);
    const before = await read(server, uuid);
    await change(server, uuid);
    const last = 2;
    const after = expectStaffBooking(await undo(server, uuid, last));
    expect(comparable(after)).toEqual(comparable(before));
    expect(comparable(await read(server, uuid))).toEqual(comparable(before));
    const [entry] = await readLog(server, uuid);
    expect(entry).toMatchObject({ entry: 3, operation: 'undo-change', undoes: last });
  });

  test('200 with the open bill again after a closed ticket', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, EVENING);
    expectBooking(await move(server, uuid, 'SEATED'));
    expectBooking(await put(server, uuid, '/tickets/close', { totalAmount: 4200 }));
    const after = expectBooking(await undoLast(server, uuid));
    expect(after).toMatchObject({ status: 'SEATED', ticketTotalAmount: null });
  });

  describe('of a ticket that moved', () => {
    async function openAfterTransfer() {
      const server = await openTestServer();
      // A clock that does not stand still.
      let now = NOON;
      server.context.now = () => {
        now += 1;
        return now;
      };
      const from = expectBooking(await aWalkIn(server, ['T1'])).uuid;
      const to = expectBooking(await aWalkIn(server, ['T2'])).uuid;
      const destinationBookingUuid = to;
      expectBooking(await put(server, from, '/tickets/close', { totalAmount: 4200 }));
      const path = '/tickets/transfer';
      expectBooking(await put(server, from, path, { destinationBookingUuid }));
      const amounts = async () => [
        (await read(server, from)).ticketTotalAmount,
        (await read(server, to)).ticketTotalAmount,
      ];
      expect(await amounts()).toEqual([null, 4200]);
      return { server, from, to, amounts };
    }

    test.each([
      ['party that had it', 'from'],
      ['party that got it', 'to'],
    ] as const)(
      '200 with the ticket where it was, once, for an undo at the %s, and where it went for an undo of that',
      async (_, side) => {
        const { server, amounts, ...sides } = await openAfterTransfer();
        expectBooking(await undoLast(server, sides[side]));
        expect(await amounts()).toEqual([4200, null]);
        for (const uuid of [sides.from, sides.to]) {
          const [entry, undone] = await readLog(server, uuid);
          expect(entry).toMatchObject({ operation: 'undo-change', undoes: undone?.entry });
        }
        expectBooking(await undoLast(server, sides[side]));
        expect(await amounts()).toEqual([null, 4200]);
      },
    );

    test('409 BOOKING_IS_OUTDATED after the ticket was closed again at the party that got it', async () => {
      const { server, from, to, amounts } = await openAfterTransfer();
      expectBooking(await put(server, to, '/tickets/close', { totalAmount: 5000 }));
      expectProblem(await undoLast(server, from), 409, 'BOOKING_IS_OUTDATED');
      expect(await amounts()).toEqual([null, 5000]);
    });
  });

  test('200 with a deleted walk-in, whose table is free again', async () => {
    const server = await openTestServer();
    const { uuid } = expectBooking(await aWalkIn(server, ['T1']));
    expect(expectBooking(await undoLast(server, uuid))).toMatchObject({ status: 'DELETED' });
    expectProblem(await server.staff({ path: `/bookings/${uuid}` }), 404, 'BOOKING_NOT_FOUND');
    expectBooking(await aWalkIn(server, ['T1']));
  });

  test('200 with a deleted booking that staff took, whose table is free again', async () => {
    const server = await openTestServer();
    const customer = { name: 'Rosa', phone: '+34600111222' };
    const body = { ...EVENING, pax: 2, customer, privacyTold: 'BY_PHONE', tables: ['T1'] };
    const take = () => server.staff({ method: 'POST', path: '/bookings', body });
    const { uuid } = expectBooking(await take());
    expectProblem(await take(), 409, 'NO_AVAILABLE_SLOT');
    expect(expectBooking(await undoLast(server, uuid))).toMatchObject({ status: 'DELETED' });
    expectProblem(await server.staff({ path: `/bookings/${uuid}` }), 404, 'BOOKING_NOT_FOUND');
    expectBooking(await take());
  });

  test('200 with both at the tables of the move again after a move was undone by mistake', async () => {
    const server = await openTestServer();
    const [one, other] = [
      await createBooking(server, { ...EVENING, customer: customerOf('Roca') }),
      await createBooking(server, { ...EVENING, customer: customerOf('Vidal') }),
    ];
    const tables = other.tables.map(({ name }) => name);
    expectBooking(await put(server, one.uuid, '/tables', { tables, hasFixedTables: false }));
    const moved = await read(server, other.uuid);
    const moveId = moved.tableMoves[0]?.id;
    expectBooking(await put(server, other.uuid, '/tables/undo', { moveId }));
    expect((await read(server, other.uuid)).tables).toEqual(other.tables);
    expect(expectBooking(await undoLast(server, other.uuid)).tables).toEqual(moved.tables);
    const back = await read(server, one.uuid);
    expect(back.tables.map(({ name }) => name)).toEqual(tables);
    expect(await findDoubleBookings(server)).toEqual([]);
    const again = await read(server, other.uuid);
    expect(again.tableMoves.find(({ id }) => id === moveId)?.undoneAt).toBeNull();
    const undone = await put(server, other.uuid, '/tables/undo', { moveId });
    expect(expectBooking(undone).tables).toEqual(other.tables);
  });

  test('200 with the guests at their table again after they were said to have left', async () => {
    const server = await openTestServer();
    const { uuid, tables } = expectBooking(await aWalkIn(server));
    expectBooking(await move(server, uuid, 'ATTENDED'));
    const after = expectBooking(await undoLast(server, uuid));
    expect(after).toMatchObject({ status: 'SEATED', endedAt: null, tables });
  });

  test('200 with both at their own tables after a move that took the table of another', async () => {
    const server = await openTestServer();
    const [one, other] = [
      await createBooking(server, { ...EVENING, customer: customerOf('Roca') }),
      await createBooking(server, { ...EVENING, customer: customerOf('Vidal') }),
    ];
    const tables = other.tables.map(({ name }) => name);
    expectBooking(await put(server, one.uuid, '/tables', { tables, hasFixedTables: false }));
    expect((await read(server, other.uuid)).tables).not.toEqual(other.tables);
    expect(expectBooking(await undoLast(server, one.uuid)).tables).toEqual(one.tables);
    const moved = await read(server, other.uuid);
    expect(moved.tables).toEqual(other.tables);
    expect(moved.tableMoves.map(({ undoneAt }) => undoneAt)).toEqual([expect.any(String), null]);
    expect(await findDoubleBookings(server)).toEqual([]);
  });

  test('200 with both at their own tables on a clock that does not stand still', async () => {
    const server = await openTestServer();
    const one = await createBooking(server, { ...EVENING, customer: customerOf('Roca') });
    const other = await createBooking(server, { ...EVENING, customer: customerOf('Vidal') });
    let now = NOON;
    server.context.now = () => {
      now += 1;
      return now;
    };
    const tables = other.tables.map(({ name }) => name);
    expectBooking(await put(server, one.uuid, '/tables', { tables, hasFixedTables: false }));
    expect(expectBooking(await undoLast(server, one.uuid)).tables).toEqual(one.tables);
    expect((await read(server, other.uuid)).tables).toEqual(other.tables);
  });

  test('200 with the change again when its undo is undone', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, EVENING);
    expectBooking(await move(server, uuid, 'ARRIVED'));
    expectBooking(await undoLast(server, uuid));
    expect(expectBooking(await undoLast(server, uuid)).status).toBe('ARRIVED');
    expectBooking(await undo(server, uuid, 2));
    expect((await read(server, uuid)).status).toBe('CONFIRMED');
  });

  test('200 for a change although another field was changed since', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, EVENING);
    expectBooking(await move(server, uuid, 'ARRIVED'));
    expectBooking(await put(server, uuid, '/tables', { tables: ['T2'], hasFixedTables: true }));
    const after = expectBooking(await undo(server, uuid, 2));
    expect(after).toMatchObject({ status: 'CONFIRMED', hasFixedTables: true });
  });

  test('409 BOOKING_IS_OUTDATED after a later change of the same', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, EVENING);
    expectBooking(await move(server, uuid, 'ARRIVED'));
    expectBooking(await move(server, uuid, 'SEATED'));
    expectProblem(await undo(server, uuid, 2), 409, 'BOOKING_IS_OUTDATED');
    expect((await read(server, uuid)).status).toBe('SEATED');
  });

  test('409 BOOKING_IS_OUTDATED for a new booking that was changed since', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, EVENING);
    expectBooking(await put(server, uuid, '', { hotelRoom: '7' }));
    expectProblem(await undo(server, uuid, 1), 409, 'BOOKING_IS_OUTDATED');
  });

  test('409 BOOKING_IS_OUTDATED with an older version in If-Match', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, EVENING);
    expectBooking(await move(server, uuid, 'ARRIVED'));
    const answer = await undo(server, uuid, 2, { 'if-match': '"1"' });
    expectProblem(answer, 409, 'BOOKING_IS_OUTDATED');
  });

  test('200 at the same table for a note of a booking whose table others still have', async () => {
    const server = await openTestServer();
    const seated = expectBooking(await aWalkIn(server, ['T1']));
    server.setNow(NOON + 80 * MINUTE);
    const { uuid } = await createBooking(server, EVENING);
    expectBooking(await put(server, uuid, '/tables', { tables: ['T1'], hasFixedTables: false }));
    server.setNow(Date.parse(`${TODAY}T20:01:00+01:00`));
    expectBooking(await put(server, uuid, '', { customerSpecialRequests: 'by the window' }));
    expect((await read(server, uuid)).atRisk?.guests.uuid).toBe(seated.uuid);
    const after = expectBooking(await undoLast(server, uuid));
    expect(after.tables.map(({ name }) => name)).toEqual(['T1']);
  });

  test('409 BOOKING_IS_OUTDATED after the guest was erased', async () => {
    const server = await openTestServer();
    const { uuid, customer } = await createBooking(server, EVENING);
    expectBooking(await move(server, uuid, 'ARRIVED'));
    await eraseCustomer(server.context, customer?.uuid ?? '');
    for (const { entry } of await readLog(server, uuid))
      expectProblem(await undo(server, uuid, entry), 409, 'BOOKING_IS_OUTDATED');
  });

  test('409 BOOKING_IS_OUTDATED for the second undo of a change', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, EVENING);
    expectBooking(await move(server, uuid, 'ARRIVED'));
    expectBooking(await undo(server, uuid, 2));
    expectProblem(await undo(server, uuid, 2), 409, 'BOOKING_IS_OUTDATED');
  });

  test('409 BOOKING_IS_OUTDATED after fifteen minutes, 200 until then', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, EVENING);
    expectBooking(await move(server, uuid, 'ARRIVED'));
    server.setNow(NOON + 15 * MINUTE + 1);
    expectProblem(await undo(server, uuid, 2), 409, 'BOOKING_IS_OUTDATED');
    server.setNow(NOON + 15 * MINUTE);
    expectBooking(await undo(server, uuid, 2));
  });

  test('409 NO_AVAILABLE_SLOT for a cancellation whose tables others have got, all of them', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, EVENING);
    expectBooking(await move(server, uuid, 'CANCELED'));
    for (const name of ['Roca', 'Vidal', 'Puig'])
      await createBooking(server, { ...EVENING, customer: customerOf(name) });
    expectProblem(await undo(server, uuid, 2), 409, 'NO_AVAILABLE_SLOT');
  });

  test('409 NO_AVAILABLE_SLOT for guests who left when others sit at their table', async () => {
    const server = await openTestServer();
    const { uuid } = expectBooking(await aWalkIn(server, ['T1']));
    expectBooking(await move(server, uuid, 'ATTENDED'));
    expectBooking(await aWalkIn(server, ['T1']));
    expectProblem(await undo(server, uuid, 2), 409, 'NO_AVAILABLE_SLOT');
  });

  test('404 BOOKING_NOT_FOUND for a booking or a change that does not exist', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, EVENING);
    expectProblem(await undo(server, uuid, 9), 404, 'BOOKING_NOT_FOUND');
    expectProblem(await undo(server, 'nobody', 1), 404, 'BOOKING_NOT_FOUND');
  });
});
