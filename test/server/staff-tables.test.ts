import { describe, expect, test } from 'vitest';
import { openTestServer, type TestServer, TODAY } from '../fixtures/test-context.ts';
import { aTable, aVenue } from '../fixtures/venue.ts';
import { createBooking, move } from './booking-fixtures.ts';
import { findDoubleBookings } from './double-bookings.ts';
import {
  expectBooking,
  expectProblem,
  expectRules,
  expectStaffBooking,
} from './expect-response.ts';

const EVENING = { date: TODAY, time: '20:00:00' };
const customerOf = (name: string) => ({ name, hasGdprConsent: true, acceptsMarketing: false });
const at = (time: string) => Date.parse(`${TODAY}T${time}:00+01:00`);

function couple(server: TestServer, name: string) {
  return createBooking(server, { ...EVENING, pax: 2, customer: customerOf(name) });
}

/** Roca at T1, Vidal at T2, and Puig at the four-top T3. */
async function threeCouples(server: TestServer) {
  return [
    await couple(server, 'Roca'),
    await couple(server, 'Vidal'),
    await couple(server, 'Puig'),
  ] as const;
}

async function read({ staff }: TestServer, uuid: string) {
  return expectStaffBooking(await staff({ path: `/bookings/${uuid}` }));
}

async function tablesOf(server: TestServer, uuid: string): Promise<string[]> {
  return (await read(server, uuid)).tables.map(({ name }) => name);
}

interface Assignment {
  tables: string[];
  hasFixedTables: boolean;
  force?: string[];
}

function assign(
  { staff }: TestServer,
  uuid: string,
  body: Assignment,
  headers: Record<string, string> = {},
) {
  return staff({ method: 'PUT', path: `/bookings/${uuid}/tables`, body, headers });
}

function undo({ staff }: TestServer, uuid: string, moveId: number | undefined) {
  return staff({ method: 'PUT', path: `/bookings/${uuid}/tables/undo`, body: { moveId } });
}

/** Two two-tops, which together seat four, and a four-top: Puig, whose four-top Ferrer gets, has moved to T2. */
async function openWithMove() {
  const server = await openTestServer();
  const [, canceled, puig] = await threeCouples(server);
  expectBooking(await move(server, canceled.uuid, 'CANCELED'));
  const ferrer = await createBooking(server, {
    ...EVENING,
    pax: 4,
    customer: customerOf('Ferrer'),
  });
  return { server, puig: puig.uuid, ferrer: ferrer.uuid };
}

describe('a move that makes room', () => {
  test('200 with the move, at the booking that moved and at the one that it made room for', async () => {
    const { server, puig, ferrer } = await openWithMove();
    const { tableMoves } = await read(server, puig);
    expect(tableMoves).toEqual([
      {
        id: expect.any(Number),
        booking: expect.objectContaining({ uuid: puig, name: 'Puig', isWalkIn: false }),
        cause: expect.objectContaining({ uuid: ferrer, name: 'Ferrer' }),
        from: ['T3'],
        to: ['T2'],
        movedAt: '2030-01-16T12:00:00+01:00',
        undoneAt: null,
      },
    ]);
    expect((await read(server, ferrer)).tableMoves).toEqual(tableMoves);
    const list = await server.staff({
      path: `/bookings?date_start=${TODAY}&date_end=${TODAY}`,
    });
    const listed = list.json().data.filter((each: { uuid: string }) => each.uuid === puig);
    expect(listed[0].tableMoves).toEqual(tableMoves);
  });

  test('200 without moves for a partner, whom the venue’s tables do not concern', async () => {
    const { server, puig } = await openWithMove();
    const answer = expectBooking(await server.partner({ path: `/bookings/${puig}` }));
    expect(answer).not.toHaveProperty('tableMoves');
  });

  test('200 for a partner’s change with the ETag from before the move', async () => {
    const server = await openTestServer();
    const [, canceled, puig] = await threeCouples(server);
    const path = `/bookings/${puig.uuid}`;
    const before = (await server.partner({ path })).headers.etag as string;
    expectBooking(await move(server, canceled.uuid, 'CANCELED'));
    await createBooking(server, { ...EVENING, pax: 4 });
    expect(await tablesOf(server, puig.uuid)).toEqual(['T2']);
    expect((await server.partner({ path })).headers.etag).not.toBe(before);

    const change = (hotelRoom: string) =>
      server.partner({ method: 'PUT', path, body: { hotelRoom }, headers: { 'If-Match': before } });
    expectBooking(await change('12'));
    expectProblem(await change('13'), 409, 'BOOKING_IS_OUTDATED');
    expect(await tablesOf(server, puig.uuid)).toEqual(['T2']);
  });

  test('409 BOOKING_IS_OUTDATED for a change with the ETag from before somebody changed the booking and it moved', async () => {
    const server = await openTestServer();
    const [, canceled, puig] = await threeCouples(server);
    const path = `/bookings/${puig.uuid}`;
    const before = (await server.partner({ path })).headers.etag as string;
    expectBooking(await server.partner({ method: 'PUT', path, body: { hotelRoom: '12' } }));
    expectBooking(await move(server, canceled.uuid, 'CANCELED'));
    await createBooking(server, { ...EVENING, pax: 4 });
    const headers = { 'If-Match': before };
    const body = { hotelRoom: '13' };
    expectProblem(
      await server.partner({ method: 'PUT', path, body, headers }),
      409,
      'BOOKING_IS_OUTDATED',
    );
  });
});

describe('undo of a move', () => {
  test('200 gives the old tables back and fixes them, and the other booking gets others', async () => {
    const server = await openTestServer({
      venue: aVenue({
        tables: [aTable(1), aTable(2), aTable(3, { maxCovers: 4 }), aTable(4, { maxCovers: 6 })],
        combinations: [],
      }),
    });
    const [first, second] = [await couple(server, 'Roca'), await couple(server, 'Vidal')];
    const puig = await couple(server, 'Puig');
    // The large table is taken while Ferrer books, so Puig moves; later it becomes free.
    const six = await createBooking(server, { ...EVENING, pax: 6 });
    expectBooking(await move(server, second.uuid, 'CANCELED'));
    const ferrer = await createBooking(server, { ...EVENING, pax: 4 });
    expect(await tablesOf(server, puig.uuid)).toEqual(['T2']);
    expectBooking(await move(server, six.uuid, 'CANCELED'));

    const [moved] = (await read(server, puig.uuid)).tableMoves;
    const undone = expectStaffBooking(await undo(server, puig.uuid, moved?.id));
    expect(undone.tables.map(({ name }) => name)).toEqual(['T3']);
    expect(undone.hasFixedTables).toBe(true);
    expect(
      undone.tableMoves.map(({ cause, from, to, undoneAt }) => [cause.uuid, from, to, undoneAt]),
    ).toEqual([
      [ferrer.uuid, ['T3'], ['T2'], '2030-01-16T12:00:00+01:00'],
      [puig.uuid, ['T3'], ['T4'], null],
    ]);
    expect(await tablesOf(server, ferrer.uuid)).toEqual(['T4']);
    expect(await tablesOf(server, first.uuid)).toEqual(['T1']);
    expect(await findDoubleBookings(server)).toEqual([]);

    // A repeated request changes nothing.
    const again = expectStaffBooking(await undo(server, puig.uuid, moved?.id));
    expect(again).toEqual(undone);
  });

  test('409 NO_AVAILABLE_SLOT with the reason when the other booking fits nowhere else, and nothing changes', async () => {
    const { server, puig, ferrer } = await openWithMove();
    const [moved] = (await read(server, puig)).tableMoves;
    const problem = expectProblem(await undo(server, puig, moved?.id), 409, 'NO_AVAILABLE_SLOT');
    expect(problem.detail).toBe(
      'Ferrer (a party of 4) has T3 from 20:00 to 21:45 and fits nowhere else then. Choose other tables, or find room for them first.',
    );
    expect(await tablesOf(server, puig)).toEqual(['T2']);
    expect(await tablesOf(server, ferrer)).toEqual(['T3']);
    expect((await read(server, puig)).tableMoves[0]?.undoneAt).toBeNull();
  });

  test('409 NO_AVAILABLE_SLOT with the reason when the other guests sit there', async () => {
    const { server, puig, ferrer } = await openWithMove();
    server.setNow(at('19:55'));
    expectBooking(await move(server, ferrer, 'SEATED'));
    const [moved] = (await read(server, puig)).tableMoves;
    const problem = expectProblem(await undo(server, puig, moved?.id), 409, 'NO_AVAILABLE_SLOT');
    expect(problem.detail).toContain('At T3, Ferrer (a party of 4) has been sitting since 19:55.');
  });

  test('409 NO_AVAILABLE_SLOT when staff gave the booking other tables since', async () => {
    const { server, puig, ferrer } = await openWithMove();
    const [moved] = (await read(server, puig)).tableMoves;
    expectBooking(await move(server, ferrer, 'CANCELED'));
    expectBooking(await assign(server, puig, { tables: ['T3'], hasFixedTables: false }));
    const problem = expectProblem(await undo(server, puig, moved?.id), 409, 'NO_AVAILABLE_SLOT');
    expect(problem.detail).toContain('has got other tables since that move');
  });

  test('409 BOOKING_IS_OUTDATED for a tap on a move that others undid before they chose its tables again', async () => {
    const { server, puig, ferrer } = await openWithMove();
    const { tableMoves, version } = await read(server, puig);
    const [moved] = tableMoves;
    expectBooking(await move(server, ferrer, 'CANCELED'));
    expectBooking(await undo(server, puig, moved?.id));
    expectBooking(await assign(server, puig, { tables: ['T2'], hasFixedTables: true }));
    const late = await server.staff({
      method: 'PUT',
      path: `/bookings/${puig}/tables/undo`,
      headers: { 'if-match': `"${version}"` },
      body: { moveId: moved?.id },
    });
    expectProblem(late, 409, 'BOOKING_IS_OUTDATED');
    const now = expectStaffBooking(await undo(server, puig, moved?.id));
    expect(now.tables.map(({ name }) => name)).toEqual(['T3']);
  });

  test('409 STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING when the guests sit at their new table', async () => {
    const { server, puig } = await openWithMove();
    const [moved] = (await read(server, puig)).tableMoves;
    server.setNow(at('20:00'));
    expectBooking(await move(server, puig, 'SEATED'));
    expectProblem(
      await undo(server, puig, moved?.id),
      409,
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
    );
  });

  test('404 BOOKING_NOT_FOUND for a move of another booking', async () => {
    const { server, puig, ferrer } = await openWithMove();
    const [moved] = (await read(server, puig)).tableMoves;
    expectProblem(await undo(server, ferrer, moved?.id), 404, 'BOOKING_NOT_FOUND');
  });

  test('422 VALIDATION_ERROR without the id of a move', async () => {
    const { server, puig } = await openWithMove();
    expectProblem(await undo(server, puig, undefined), 422, 'VALIDATION_ERROR', ['moveId']);
  });
});

describe('tables that staff choose', () => {
  test('200 fixes a booking to its tables, so that it makes no room, and loosens it', async () => {
    const server = await openTestServer();
    const [, canceled, puig] = await threeCouples(server);
    expectBooking(await move(server, canceled.uuid, 'CANCELED'));
    const fixed = await assign(server, puig.uuid, { tables: ['T3'], hasFixedTables: true });
    expect(expectBooking(fixed).hasFixedTables).toBe(true);
    await expect(createBooking(server, { ...EVENING, pax: 4 })).rejects.toThrow(
      /NO_AVAILABLE_SLOT/,
    );

    const loosened = await assign(server, puig.uuid, { tables: ['T3'], hasFixedTables: false });
    expect(expectBooking(loosened).hasFixedTables).toBe(false);
    await createBooking(server, { ...EVENING, pax: 4 });
    expect(await tablesOf(server, puig.uuid)).toEqual(['T2']);
  });

  test('200 moves whoever has them, and records it', async () => {
    const server = await openTestServer();
    const [roca, puig] = [await couple(server, 'Roca'), await couple(server, 'Puig')];
    expect(await tablesOf(server, roca.uuid)).toEqual(['T1']);
    const assigned = expectStaffBooking(
      await assign(server, puig.uuid, { tables: ['T1'], hasFixedTables: true }),
    );
    expect(assigned.tables.map(({ name }) => name)).toEqual(['T1']);
    expect(assigned.tableMoves).toMatchObject([
      { booking: { uuid: roca.uuid }, cause: { uuid: puig.uuid }, from: ['T1'], to: ['T2'] },
    ]);
    expect(await tablesOf(server, roca.uuid)).toEqual(['T2']);
    expect(await findDoubleBookings(server)).toEqual([]);
  });

  test('409 NO_AVAILABLE_SLOT with who is there and why they stay', async () => {
    const server = await openTestServer();
    const [roca, puig] = [await couple(server, 'Roca'), await couple(server, 'Puig')];
    expectBooking(await assign(server, roca.uuid, { tables: ['T1'], hasFixedTables: true }));
    const refused = await assign(server, puig.uuid, { tables: ['T1'], hasFixedTables: true });
    expect(expectProblem(refused, 409, 'NO_AVAILABLE_SLOT').detail).toBe(
      'Roca (a party of 2) has T1 from 20:00 to 21:30 and is fixed to its tables. Choose other tables, or find room for them first.',
    );
    server.setNow(at('19:00'));
    expectBooking(await assign(server, roca.uuid, { tables: ['T1'], hasFixedTables: false }));
    const soon = await assign(server, puig.uuid, { tables: ['T1'], hasFixedTables: true });
    expect(expectRules(soon, ['MOVES_FROZEN']).detail).toContain(
      'Roca (a party of 2) has T1 from 20:00 to 21:30 and starts too soon to be moved.',
    );
    const forced = { tables: ['T1'], hasFixedTables: true, force: ['TABLE'] };
    expectBooking(await assign(server, puig.uuid, forced));
    expect(await tablesOf(server, roca.uuid)).not.toContain('T1');
  });

  test('409 BOOKING_IS_OUTDATED for a choice that was made before the booking moved', async () => {
    const server = await openTestServer();
    const [roca, puig] = [await couple(server, 'Roca'), await couple(server, 'Puig')];
    const before = (await server.staff({ path: `/bookings/${roca.uuid}` })).headers.etag as string;
    expectBooking(await assign(server, puig.uuid, { tables: ['T1'], hasFixedTables: true }));
    const headers = { 'If-Match': before };
    const choice = { tables: ['T3'], hasFixedTables: true };
    expectProblem(await assign(server, roca.uuid, choice, headers), 409, 'BOOKING_IS_OUTDATED');
  });

  test('409 STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING for a request, which has no tables', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, { ...EVENING, status: 'REQUESTED' });
    const answer = await assign(server, uuid, { tables: ['T1'], hasFixedTables: true });
    expectProblem(answer, 409, 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING');
  });

  test('409 BOOKING_IS_ALREADY_CANCELED for a canceled booking', async () => {
    const server = await openTestServer();
    const { uuid } = await couple(server, 'Puig');
    expectBooking(await move(server, uuid, 'CANCELED'));
    const answer = await assign(server, uuid, { tables: ['T1'], hasFixedTables: true });
    expectProblem(answer, 409, 'BOOKING_IS_ALREADY_CANCELED');
  });

  test('409 TABLE_NOT_MAPPED_BY_TENANT for a table that the venue does not have', async () => {
    const server = await openTestServer();
    const { uuid } = await couple(server, 'Puig');
    const answer = await assign(server, uuid, { tables: ['T9'], hasFixedTables: true });
    expectProblem(answer, 409, 'TABLE_NOT_MAPPED_BY_TENANT');
  });

  test('422 VALIDATION_ERROR for no table, and for an unknown field', async () => {
    const server = await openTestServer();
    const { uuid } = await couple(server, 'Puig');
    const body = { tables: [], hasFixedTables: true, swap: true };
    const answer = await assign(server, uuid, body);
    expectProblem(answer, 422, 'VALIDATION_ERROR', ['tables', 'swap']);
  });

  test('404 for a partner: only staff choose tables', async () => {
    const server = await openTestServer();
    const { uuid } = await couple(server, 'Puig');
    const body = { tables: ['T1'], hasFixedTables: true };
    const path = `/bookings/${uuid}/tables`;
    expectProblem(await server.partner({ method: 'PUT', path, body }), 404, 'NOT_FOUND');
  });
});

describe('a booking at risk', () => {
  /** A couple sits at T1 since 20:34; Puig has T1 from 22:00. */
  async function openAtRisk(tables = [aTable(1), aTable(2)], freezeMinutes = 120) {
    const server = await openTestServer({
      venue: aVenue({ tables, combinations: [], freezeMinutes }),
      now: at('19:00'),
    });
    const guests = await createBooking(server, {
      date: TODAY,
      time: '20:00:00',
      customer: customerOf('Roca'),
    });
    const puig = await createBooking(server, {
      date: TODAY,
      time: '22:00:00',
      customer: customerOf('Puig'),
    });
    server.setNow(at('20:34'));
    expectBooking(await move(server, guests.uuid, 'SEATED'));
    return { server, guests: guests.uuid, puig: puig.uuid };
  }

  test('200 with the guests who are expected to stay, and the other table', async () => {
    const { server, guests, puig } = await openAtRisk();
    expect((await read(server, puig)).atRisk).toEqual({
      guests: expect.objectContaining({ uuid: guests, name: 'Roca' }),
      tables: ['T1'],
      expectedEndAt: '2030-01-16T22:04:00+01:00',
      otherTables: [expect.objectContaining({ name: 'T2' })],
    });
    expect((await read(server, guests)).atRisk).toBeNull();
    const other = { tables: ['T2'], hasFixedTables: false };
    expect(expectStaffBooking(await assign(server, puig, other)).atRisk).toBeNull();
  });

  test('200 without another table where there is none', async () => {
    const { server, puig } = await openAtRisk([aTable(1)]);
    expect((await read(server, puig)).atRisk).toMatchObject({ tables: ['T1'], otherTables: null });
  });

  test('200 without risk as soon as somebody says that the guests are about to leave', async () => {
    const { server, guests, puig } = await openAtRisk();
    server.setNow(at('21:30'));
    expectBooking(await move(server, guests, 'ACCOUNT_SENT'));
    expect((await read(server, puig)).atRisk).toBeNull();
  });

  test('409 NO_AVAILABLE_SLOT for its table: nobody is moved for another booking until staff decide', async () => {
    const { server } = await openAtRisk([aTable(1), aTable(2)], 0);
    const { uuid } = await createBooking(server, {
      date: TODAY,
      time: '22:00:00',
      customer: customerOf('Ferrer'),
    });
    const refused = await assign(server, uuid, { tables: ['T1'], hasFixedTables: true });
    expect(expectProblem(refused, 409, 'NO_AVAILABLE_SLOT').detail).toBe(
      'At T1, Roca (a party of 2) has been sitting since 20:34. Puig (a party of 2) has T1 from 22:00 to 23:30 and waits for the guests at its tables to leave. Choose other tables, or find room for them first.',
    );
  });
});
