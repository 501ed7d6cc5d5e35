import { describe, expect, test } from 'vitest';
import {
  aBookingRequest,
  openTestServer,
  type TestServer,
  TODAY,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { aTable, aVenue } from '../fixtures/venue.ts';
import {
  aVenueThatOffers,
  find,
  join,
  look,
  openWaitList,
  stateOf,
  told,
} from '../operations/wait-list/wait-list-server.ts';
import { checkWorkDay, codesOf } from './availability-requests.ts';
import { createBooking, move } from './booking-fixtures.ts';
import { findDoubleBookings } from './double-bookings.ts';
import {
  expectBooking,
  expectProblem,
  expectRules,
  expectStaffBooking,
} from './expect-response.ts';
import { expectBlock, expectServiceDay, postBlock, releaseBlock } from './service-day-requests.ts';

const at = (time: string) => ({ date: TODAY, time: `${time}:00` });

async function tablesOf({ staff }: TestServer, uuid: string) {
  const { tables } = expectStaffBooking(await staff({ path: `/bookings/${uuid}` }));
  return tables.map(({ name }) => name);
}

/** Two tables for two. */
const openSmall = () =>
  openTestServer({ venue: aVenue({ tables: [aTable(1), aTable(2)], combinations: [] }) });

describe('create-block', () => {
  test('200, and nobody gets the table: no guest, no walk-in, no move, until it is released', async () => {
    const server = await openSmall();
    const { block, affected } = expectBlock(await postBlock(server, { reason: 'Broken leg' }));
    expect(affected).toEqual([]);
    expect(block).toMatchObject({
      tables: [{ name: 'T1' }],
      startAt: `${TODAY}T12:00:00+01:00`,
      endAt: `${TOMORROW}T05:00:00+01:00`,
      reason: 'Broken leg',
    });
    expect((await createBooking(server, at('20:00'))).tables).toMatchObject([{ name: 'T2' }]);
    expect(codesOf(await checkWorkDay(server, TODAY))[0]).toEqual(['20:00', 'FULL']);
    const walkIn = (tables: string[]) =>
      server.staff({
        method: 'POST',
        path: '/bookings/walk-ins',
        body: { pax: 2, paxChildren: 0, tables },
      });
    const refused = expectRules(await walkIn(['T1']), ['BLOCKED']);
    expect(refused.detail).toContain('T1 is blocked from 12:00 to 05:00.');
    const day = expectServiceDay(await releaseBlock(server, block?.id ?? ''));
    expect(day.blocks).toEqual([]);
    expect(codesOf(await checkWorkDay(server, TODAY))[0]).toEqual(['20:00', 'AVAILABLE']);
    expectBooking(await walkIn(['T1']));
  });

  test.each([
    ['END_OF_DAY', '05:00'],
    ['END_OF_SERVICE', '05:00'],
    ['ONE_STAY', '21:30'],
    ['21:15:00', '21:15'],
  ])('200 until %s', async (until, time) => {
    const server = await openTestServer();
    const { block } = expectBlock(await postBlock(server, { from: '20:00:00', until }));
    expect(block?.startAt.slice(11, 16)).toBe('20:00');
    expect(block?.endAt.slice(11, 16)).toBe(time);
  });

  test('409 NO_AVAILABLE_SLOT while somebody has the table; then moved in the same transaction', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, at('20:00'));
    const [table = ''] = await tablesOf(server, uuid);
    const tables = [table];
    const tried = expectBlock(await postBlock(server, { tables, dryRun: true }));
    expect(tried).toMatchObject({
      block: null,
      affected: [{ uuid, reason: 'BLOCKED', isMoved: false, otherTables: [expect.anything()] }],
    });
    expectProblem(await postBlock(server, { tables }), 409, 'NO_AVAILABLE_SLOT');
    expect(await tablesOf(server, uuid)).toEqual(tables);
    const { affected } = expectBlock(await postBlock(server, { tables, moveBookings: true }));
    expect(affected).toEqual([{ ...tried.affected[0], version: 2, isMoved: true }]);
    expect(await tablesOf(server, uuid)).toEqual(affected[0]?.otherTables?.map(({ name }) => name));
    expect(await findDoubleBookings(server)).toEqual([]);
    const log = await server.staff({ path: `/bookings/${uuid}/log` });
    expect(log.json().entries[0]).toMatchObject({ operation: 'create-block' });
  });

  test('200 with those who keep their table, which nobody else gets and which they do not lose', async () => {
    const server = await openSmall();
    const [one, other] = [
      await createBooking(server, at('20:00')),
      await createBooking(server, at('20:00')),
    ];
    const terms = { tables: ['T1', 'T2'], moveBookings: true };
    expectProblem(await postBlock(server, terms), 409, 'NO_AVAILABLE_SLOT');
    const { affected } = expectBlock(await postBlock(server, { ...terms, keepBookings: true }));
    expect(affected.map(({ isMoved }) => isMoved)).toEqual([false, false]);
    expect(await tablesOf(server, one.uuid)).toEqual(['T1']);
    expectBooking(await move(server, other.uuid, 'CANCELED'));
    expect(codesOf(await checkWorkDay(server, TODAY))[0]).toEqual(['20:00', 'FULL']);
    expectBooking(await move(server, one.uuid, 'SEATED'));
    expect(await tablesOf(server, one.uuid)).toEqual(['T1']);
  });

  test('409 with the rule BLOCK for staff who name the table, which they may set aside', async () => {
    const server = await openTestServer();
    expectBlock(await postBlock(server, {}));
    const body = {
      ...at('20:00'),
      pax: 2,
      customer: { name: 'Puig' },
      privacyTold: 'BY_PHONE',
      tables: ['T1'],
    };
    const take = (more: object = {}) =>
      server.staff({ method: 'POST', path: '/bookings', body: { ...body, ...more } });
    const { detail } = expectRules(await take(), ['BLOCKED']);
    expect(detail).toContain('T1 is blocked');
    const { uuid } = expectBooking(await take({ force: ['BLOCK'] }));
    expect(await tablesOf(server, uuid)).toEqual(['T1']);
    expectProblem(await take({ force: ['BLOCK'] }), 409, 'NO_AVAILABLE_SLOT');
  });

  test('200, and an offer of the table ends; its party is next for another one', async () => {
    const server = await openWaitList(aVenueThatOffers({ tables: [aTable(1), aTable(2)] }));
    const offered = await join(server);
    await look(server);
    expect((await find(server, offered)).waitList?.offer?.tableIds).toEqual([1]);
    const tried = expectBlock(await postBlock(server, { dryRun: true }));
    expect(tried.affected).toMatchObject([
      {
        uuid: offered,
        status: 'PENDING_WAIT_LIST_BOOKING',
        reason: 'BLOCKED',
        tables: [{ id: 1 }],
      },
    ]);
    expect(expectBlock(await postBlock(server, {})).affected).toEqual(tried.affected);
    expect(await stateOf(server, offered)).toBe('WAITING');
    expect(await told(server, offered)).toContain('OFFER_EXPIRED');
    await look(server);
    expect((await find(server, offered)).waitList?.offer?.tableIds).toEqual([2]);
  });

  test('409 NO_AVAILABLE_SLOT for a table that was held before it was blocked', async () => {
    const server = await openTestServer({
      venue: aVenue({ tables: [aTable(1)], combinations: [] }),
    });
    const party = { ...at('20:00'), pax: 2, paxChildren: 0 };
    const held = await server.widget({ method: 'POST', path: '/holds', body: party });
    const { secret: holdSecret } = held.json().hold;
    expectBlock(await postBlock(server, {}));
    const body = { ...aBookingRequest(at('20:00')), holdSecret };
    const answer = await server.widget({ method: 'POST', path: '/bookings', body });
    expectProblem(answer, 409, 'NO_AVAILABLE_SLOT');
  });

  test('200 with the first block when it is sent again', async () => {
    const server = await openTestServer();
    const { block } = expectBlock(await postBlock(server, {}));
    expect(expectBlock(await postBlock(server, {})).block).toEqual(block);
    const day = await server.staff({ path: `/service-days/${TODAY}` });
    expect(expectServiceDay(day).blocks).toEqual([block]);
  });

  test('409 TABLE_NOT_MAPPED_BY_TENANT for a table that the venue does not have', async () => {
    const server = await openTestServer();
    expectProblem(await postBlock(server, { tables: ['T9'] }), 409, 'TABLE_NOT_MAPPED_BY_TENANT');
  });

  test.each([
    ['an end before the beginning', { from: '21:00:00', until: '20:00:00' }, 'until'],
    ['an end that is past', { from: '10:00:00', until: '11:00:00' }, 'until'],
    ['a past day', { date: '2030-01-15' }, 'date'],
    ['an unknown field', { table: 'T1' }, 'table'],
  ])('422 VALIDATION_ERROR for %s', async (_, more, parameter) => {
    const server = await openTestServer();
    expectProblem(await postBlock(server, more), 422, 'VALIDATION_ERROR', [parameter]);
  });
});

describe('release-block', () => {
  test('404 BOOKING_NOT_FOUND for an unknown block; a released one stays released', async () => {
    const server = await openTestServer();
    expectProblem(await releaseBlock(server, 'none'), 404, 'BOOKING_NOT_FOUND');
    const { block } = expectBlock(await postBlock(server, {}));
    const id = block?.id ?? '';
    expectServiceDay(await releaseBlock(server, id));
    expect(expectServiceDay(await releaseBlock(server, id)).blocks).toEqual([]);
  });

  test('200, and the wait list is offered the table', async () => {
    const server = await openWaitList();
    const { block } = expectBlock(await postBlock(server, { tables: ['T1'] }));
    const first = await join(server);
    await look(server);
    expect(await stateOf(server, first)).toBe('WAITING');
    expectServiceDay(await releaseBlock(server, block?.id ?? ''));
    await look(server);
    expect(await stateOf(server, first)).toBe('OFFERED');
  });
});
