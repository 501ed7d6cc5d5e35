import { describe, expect, test } from 'vitest';
import {
  NOON,
  openTestServer,
  type TestServer,
  TODAY,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { createBooking, move } from './booking-fixtures.ts';
import { expectBooking, expectProblem, expectStaffBooking } from './expect-response.ts';
import { readLog, undo } from './staff-log.ts';

/** What all changes by staff share: strict bodies, the moment of the tap, and retries that change nothing. */

const HOUR = 3_600_000;
const EVENING = { date: TODAY, time: '20:00:00' };
const STATUS = { status: 'ARRIVED' };
const TICKET = { totalAmount: 1000 };

/** A change that is possible for a new booking, and its path. */
const CHANGES = {
  '/status': STATUS,
  '/cancel': { cancelReason: 'OTHER' },
  '/tables': { tables: ['T2'], hasFixedTables: true },
} as const;

function change(
  { staff }: TestServer,
  uuid: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) {
  return staff({ method: 'PUT', path: `/bookings/${uuid}${path}`, body, headers });
}

describe('strict bodies', () => {
  test.each([
    ...Object.entries(CHANGES),
    ['/tables/undo', { moveId: 1 }],
    ['/tickets/close', TICKET],
    ['/tickets/transfer', { destinationBookingUuid: 'other' }],
    ['/offer', { tables: ['T1'] }],
    ['/offer/withdraw', {}],
    ['/skip', { isSkipped: true }],
  ] as const)('422 VALIDATION_ERROR for an unknown field at PUT %s', async (path, body) => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server);
    const answer = await change(server, uuid, path, { ...body, mood: 'good' });
    expectProblem(answer, 422, 'VALIDATION_ERROR', ['mood']);
  });

  test('422 VALIDATION_ERROR for an unknown field of a walk-in, of an undo and of times', async () => {
    const { staff } = await openTestServer();
    const times = `/availability/work-days/${TODAY}/times`;
    for (const path of ['/bookings/walk-ins', '/bookings/nobody/undo', times]) {
      const body = { pax: 2, paxChildren: 0, entry: 1, mood: 'good' };
      const problem = expectProblem(
        await staff({ method: 'POST', path, body }),
        422,
        'VALIDATION_ERROR',
      );
      expect(problem.errors?.map(({ parameter }) => parameter)).toContain('mood');
    }
  });

  test('200 from the partner API with the same field, which it ignores', async () => {
    const { partner, ...server } = await openTestServer();
    const { uuid } = await createBooking({ partner });
    const body = { ...STATUS, mood: 'good', at: 'never' };
    const answer = await partner({ method: 'PUT', path: `/bookings/${uuid}/status`, body });
    expect(expectBooking(answer).arrivedAt).toBe('2030-01-16T12:00:00+01:00');
    expect(server.venue.accountId).toBe('casa-test');
  });
});

describe('the moment of the tap', () => {
  test('200 with the moment at which they sat down, although it was sent later', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, EVENING);
    server.setNow(NOON + HOUR);
    const at = '2030-01-16T12:20:00+01:00';
    const seated = await change(server, uuid, '/status', { status: 'SEATED', at });
    expect(expectBooking(seated)).toMatchObject({
      seatedAt: at,
      arrivedAt: at,
      updatedAt: '2030-01-16T13:00:00+01:00',
    });
    const [entry] = await readLog(server, uuid);
    expect(entry).toMatchObject({ tappedAt: at, writtenAt: '2030-01-16T13:00:00+01:00' });
  });

  test('200 with a walk-in that came when it was tapped', async () => {
    const server = await openTestServer();
    const at = '2030-01-16T11:40:30+01:00';
    const body = { pax: 2, paxChildren: 0, at };
    const answer = await server.staff({ method: 'POST', path: '/bookings/walk-ins', body });
    expect(expectBooking(answer)).toMatchObject({
      bookingAt: '2030-01-16T11:40:00+01:00',
      seatedAt: at,
    });
  });

  test('200 with a ticket closed when it was tapped', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, EVENING);
    expectBooking(await move(server, uuid, 'SEATED'));
    const at = '2030-01-16T11:59:00+01:00';
    expectBooking(await change(server, uuid, '/tickets/close', { ...TICKET, at }));
  });

  test.each([
    ['in the future', '2030-01-16T12:02:00+01:00'],
    ['more than twelve hours ago', '2030-01-15T23:59:59+01:00'],
    ['no time', 'at noon'],
  ])('422 VALIDATION_ERROR for a moment that is %s', async (_, at) => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, EVENING);
    for (const [path, body] of Object.entries(CHANGES)) {
      const answer = await change(server, uuid, path, { ...body, at });
      expectProblem(answer, 422, 'VALIDATION_ERROR', ['at']);
    }
  });

  test('200 with now for a tablet whose clock is seconds ahead', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, EVENING);
    const at = '2030-01-16T12:00:20+01:00';
    const answer = await change(server, uuid, '/status', { ...STATUS, at });
    expect(expectBooking(answer).arrivedAt).toBe('2030-01-16T12:00:00+01:00');
  });
});

describe('retries', () => {
  test.each(Object.entries(CHANGES))(
    '200 with the first response again for a retry of PUT %s with its key, although the booking has changed',
    async (path, body) => {
      const server = await openTestServer();
      const { uuid } = await createBooking(server, EVENING);
      const headers = { 'idempotency-key': 'tap-1', 'if-match': '"1"' };
      const first = await change(server, uuid, path, body, headers);
      expectStaffBooking(first);
      expect(first.headers.etag).toBe('"2"');
      const again = await change(server, uuid, path, body, headers);
      expect([again.body, again.headers.etag]).toEqual([first.body, '"2"']);
      expect(await readLog(server, uuid)).toHaveLength(2);
    },
  );

  test('200 with one undo for a retry with its key', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, EVENING);
    expectBooking(await move(server, uuid, 'ARRIVED'));
    const headers = { 'idempotency-key': 'undo-1' };
    const first = expectStaffBooking(await undo(server, uuid, 2, headers));
    expect(expectStaffBooking(await undo(server, uuid, 2, headers))).toEqual(first);
    expect(await readLog(server, uuid)).toHaveLength(3);
  });

  test('422 IDEMPOTENCY_KEY_REUSED for the same key with another booking or another body', async () => {
    const server = await openTestServer();
    const [one, other] = [
      await createBooking(server, EVENING),
      await createBooking(server, { date: TOMORROW }),
    ];
    const headers = { 'idempotency-key': 'tap-1' };
    expectBooking(await change(server, one.uuid, '/status', STATUS, headers));
    for (const [uuid, body] of [
      [other.uuid, STATUS],
      [one.uuid, { status: 'SEATED' }],
    ] as const)
      expectProblem(
        await change(server, uuid, '/status', body, headers),
        422,
        'IDEMPOTENCY_KEY_REUSED',
      );
  });

  test('409 BOOKING_IS_OUTDATED with an older version, for a tap that was not sent before', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, EVENING);
    expectBooking(await move(server, uuid, 'ARRIVED'));
    const headers = { 'idempotency-key': 'tap-2', 'if-match': '"1"' };
    const answer = await change(server, uuid, '/status', { status: 'SEATED' }, headers);
    expectProblem(answer, 409, 'BOOKING_IS_OUTDATED');
  });
});

test('409 BOOKING_IS_OUTDATED for guests who would sit down elsewhere than on screen', async () => {
  const server = await openTestServer();
  const { uuid } = await createBooking(server, EVENING);
  expectBooking(await change(server, uuid, '/tables', CHANGES['/tables']));
  const answer = await change(server, uuid, '/status', { status: 'SEATED' }, { 'if-match': '"1"' });
  expectProblem(answer, 409, 'BOOKING_IS_OUTDATED');
});

describe('the log', () => {
  test('200 with every change, newest first, and who made it', async () => {
    const server = await openTestServer();
    const { uuid, tables } = await createBooking(server, EVENING);
    expectBooking(await move(server, uuid, 'ARRIVED'));
    expectBooking(await undo(server, uuid, 2));
    const [, arrival, creation] = await readLog(server, uuid);
    expect(arrival).toEqual({
      entry: 2,
      operation: 'update-booking-status',
      actor: { kind: 'STAFF', name: 'Floor' },
      approvedBy: null,
      tappedAt: null,
      writtenAt: '2030-01-16T12:00:00+01:00',
      changes: [
        { field: 'status', before: 'CONFIRMED', after: 'ARRIVED' },
        { field: 'arrivedAt', before: null, after: '2030-01-16T12:00:00+01:00' },
      ],
      forced: [],
      madeRoomFor: null,
      undoes: null,
      undoneBy: 3,
    });
    expect(creation).toMatchObject({
      operation: 'create-booking',
      actor: { kind: 'PARTNER', name: 'pos' },
    });
    expect(creation?.changes).toContainEqual({
      field: 'tables',
      before: null,
      after: tables.map(({ name }) => name),
    });
  });

  test('404 BOOKING_NOT_FOUND for an unknown and for a deleted booking', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, EVENING);
    expectBooking(await move(server, uuid, 'DELETED'));
    for (const each of [uuid, 'nobody'])
      expectProblem(
        await server.staff({ path: `/bookings/${each}/log` }),
        404,
        'BOOKING_NOT_FOUND',
      );
  });

  test('404 NOT_FOUND from the partner API, and 401 UNAUTHORIZED without a session', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, EVENING);
    for (const ask of [server.partner, server.widget])
      expectProblem(await ask({ path: `/bookings/${uuid}/log` }), 404, 'NOT_FOUND');
    const answer = await server.app.inject({ url: `/staff/v3/bookings/${uuid}/log` });
    expectProblem(answer, 401, 'UNAUTHORIZED');
  });
});
