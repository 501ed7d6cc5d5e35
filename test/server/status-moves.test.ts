import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { BookingAnswer, type PrivateBooking } from '../../src/contract/booking.ts';
import { BOOKING_STATUSES, type BookingStatus } from '../../src/domain/booking-status.ts';
import { groupOnPage, refusalOnPage, TIMES, type Times, timesOnPage } from '../docs/status-page.ts';
import { isLong } from '../fixtures/long-tests.ts';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  type TestServer,
  TODAY,
} from '../fixtures/test-context.ts';
import { aTable } from '../fixtures/venue.ts';
import { aBookingIn, aLargeVenue, move } from './booking-fixtures.ts';
import { expectBooking, expectProblem } from './expect-response.ts';
import { requestOf } from './operation-requests.ts';

/** Every status move through every API that has the operation, against the tables in docs/api.md. */

const APIS = {
  'the staff': ({ staff }: TestServer) => staff,
  'a private partner': ({ partner }: TestServer) => partner,
  'a public partner': ({ partner }: TestServer) => {
    return (request: Parameters<TestServer['partner']>[0]) => partner({ ...request, as: 'app' });
  },
} as const;
type ApiCaller = keyof typeof APIS;

async function openApi(api: ApiCaller, venue = aLargeVenue()) {
  const server = await openTestServer({ venue });
  const ask = APIS[api](server);
  const bookingIn = async (status: BookingStatus) => {
    const bookingUuid = await aBookingIn(server, status);
    if (api === 'a public partner') {
      await server.context.store.write(null, (db) =>
        sql`update bookings set partner_id = 'app' where uuid = ${bookingUuid}`.execute(db),
      );
    }
    return bookingUuid;
  };
  const moveTo = (bookingUuid: string, status: BookingStatus) =>
    ask({ ...requestOf('update-booking-status', { bookingUuid }), body: { status } });
  const read = async (bookingUuid: string) => {
    const { statusCode, body } = await server.staff(requestOf('read-booking', { bookingUuid }));
    return statusCode === 200 ? body : statusCode;
  };
  return { server, bookingIn, moveTo, read };
}

/** The status and code that refuse a move; null where it is allowed. */
function refusalOf(
  api: ApiCaller,
  from: BookingStatus,
  to: BookingStatus,
): [number, string] | null {
  if (from === 'DELETED') return [404, 'BOOKING_NOT_FOUND'];
  const code = refusalOnPage(from, to, api === 'the staff');
  return code === null ? null : [409, code];
}

const moves = (keeps: (from: BookingStatus, to: BookingStatus) => boolean) =>
  BOOKING_STATUSES.flatMap((from) =>
    BOOKING_STATUSES.filter((to) => keeps(from, to)).map((to) => [from, to] as const),
  );

describe.each(Object.keys(APIS) as ApiCaller[])('by %s', (api) => {
  test.each(BOOKING_STATUSES)(
    '200 or the documented refusal for every move from %s',
    async (from) => {
      const { bookingIn, moveTo, read } = await openApi(api);
      const openBooking = async () => {
        const uuid = await bookingIn(from);
        return { uuid, before: await read(uuid) };
      };
      let booking = await openBooking();
      for (const to of BOOKING_STATUSES) {
        const { uuid, before } = booking;
        const answer = await moveTo(uuid, to);
        const refusal = refusalOf(api, from, to);
        if (refusal) {
          expectProblem(answer, ...refusal);
          expect(await read(uuid), `${from} stays as it is`).toBe(before);
        } else {
          expect(answer.statusCode, `${from} to ${to}: ${answer.body}`).toBe(200);
          expect(BookingAnswer.parse(answer.json())).toMatchObject({ uuid, status: to });
          booking = await openBooking();
        }
      }
    },
  );

  const needsTables = moves(
    (from, to) =>
      refusalOf(api, from, to) === null &&
      groupOnPage(to).holdsTable &&
      !groupOnPage(from).holdsTable,
  );
  // Both kinds of partners send the same operation.
  const intoTables = api === 'a private partner' && !isLong ? [] : needsTables;
  test.each(intoTables)(
    '409 NO_AVAILABLE_SLOT from %s to %s when the only table is taken, 200 when it is free again',
    async (from, to) => {
      const oneTable = aLargeVenue({ tables: [aTable(1)] });
      const { server, bookingIn, moveTo, read } = await openApi(api, oneTable);
      const uuid = await bookingIn(from);
      const isWalkIn = from === 'WAIT_LIST_WALK_IN';
      const taken = isWalkIn
        ? await server.staff(requestOf('create-walk-in'))
        : await server.staff({
            ...requestOf('create-booking'),
            body: aBookingRequest({ date: TODAY }),
          });
      const other = expectBooking(taken);
      expect(other.tables).toHaveLength(1);
      const before = await read(uuid);
      expectProblem(await moveTo(uuid, to), 409, 'NO_AVAILABLE_SLOT');
      expect(await read(uuid)).toBe(before);
      expectBooking(await move(server, other.uuid, isWalkIn ? 'ATTENDED' : 'CANCELED'));
      expect((await moveTo(uuid, to)).statusCode).toBe(200);
      expect(JSON.parse(String(await read(uuid))).tables).toMatchObject([{ id: 1 }]);
    },
  );
});

describe('the timestamps set by moves', () => {
  const timesOf = (booking: Pick<PrivateBooking, keyof Times>) =>
    Object.fromEntries(
      TIMES.map((name) => [name, booking[name] === null ? null : Date.parse(booking[name])]),
    ) as Times;

  /** Moves a booking through statuses, one minute apart, so that all timestamps differ. */
  const WAYS: readonly (readonly [beginning: BookingStatus, ...to: BookingStatus[]])[] = [
    ...moves((from, to) => refusalOf('the staff', from, to) === null),
    ['CONFIRMED', 'ARRIVED', 'SEATED', 'ATTENDED', 'SEATED', 'ARRIVED', 'CONFIRMED', 'NO_SHOW'],
    ['CONFIRMED', 'SEATED', 'ARRIVED', 'SEATED', 'DESSERTS', 'ACCOUNT_SENT', 'ACCOUNT_PAID'],
    ['CONFIRMED', 'NO_SHOW', 'ARRIVED', 'SEATED', 'ACCOUNT_PAID', 'ACCOUNT_SENT', 'SEATED'],
    ['WAIT_LIST_WALK_IN', 'ARRIVED', 'SEATED', 'ARRIVED', 'SEATED', 'ATTENDED', 'SEATED'],
    ['WAIT_LIST_WALK_IN', 'SEATED', 'ARRIVED', 'SEATED', 'ATTENDED', 'DELETED'],
  ];

  test.each(WAYS.map((way) => [way.join(' → '), way] as const))(
    '200 with the documented timestamps: %s',
    async (_, [beginning, ...steps]) => {
      const { server, bookingIn, moveTo, read } = await openApi('the staff');
      const uuid = await bookingIn(beginning);
      let from = beginning;
      let before = timesOf(JSON.parse(String(await read(uuid))));
      let now = NOON;
      for (const to of steps) {
        now += 60_000;
        server.setNow(now);
        const after = timesOf(expectBooking(await moveTo(uuid, to)));
        expect(after, `${from} to ${to}`).toEqual(timesOnPage(from, to, before, now));
        [from, before] = [to, after];
      }
    },
  );

  test('200 with arrivedAt and seatedAt set together when guests are seated without ARRIVED', async () => {
    const { bookingIn, read } = await openApi('the staff');
    const booking = JSON.parse(String(await read(await bookingIn('SEATED'))));
    const at = '2030-01-16T12:00:00+01:00';
    expect(booking).toMatchObject({ tableReadyAt: at, arrivedAt: at, seatedAt: at, endedAt: null });
  });
});
