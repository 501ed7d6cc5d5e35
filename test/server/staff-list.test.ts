import { expect, test } from 'vitest';
import { StaffBookingList } from '../../src/contract/staff/list-bookings.ts';
import type { StaffRole } from '../../src/domain/staff-role.ts';
import { aMember, signInAs } from '../fixtures/staff-members.ts';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  type TestServer,
  TODAY,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { aShift, aVenue } from '../fixtures/venue.ts';
import { aLargeVenue, createBooking, move, report } from './booking-fixtures.ts';
import { expectBooking, expectProblem, expectStaffBooking } from './expect-response.ts';
import { readLog } from './staff-log.ts';

function list({ staff }: TestServer, query: string, tag?: string) {
  const headers = tag === undefined ? {} : { 'if-none-match': tag };
  return staff({ path: `/bookings${query}`, headers });
}

test('304 for the list of a day that somebody has already, and 200 after any change of it', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const { uuid } = await createBooking(server);
  const query = `?date_start=${TOMORROW}`;
  const first = await list(server, query);
  expect(first.statusCode).toBe(200);
  const { etag } = first.headers;
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await list(server, query, tag);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  }
  expectBooking(await report(server, uuid, 'ARRIVED'));
  const changed = await list(server, query, etag);
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
  await createBooking(server, { date: TODAY });
  expect((await list(server, query, changed.headers.etag)).statusCode).toBe(304);
});

test('200 for a member who may see more or less of the list since then', async () => {
  const server = await openTestServer();
  await createBooking(server);
  const member = await aMember(server, { role: 'HOST' });
  const device = await signInAs(server, member);
  const path = `/bookings?date_start=${TOMORROW}`;
  const asRole = async (role: StaffRole) => {
    const rolePath = `/team/members/${member.uuid}/role`;
    const answer = await server.staff({ method: 'PUT', path: rolePath, body: { role } });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const email = 'laura@example.com';
  const asHost = await device({ path });
  expect(asHost.body).toContain(email);
  await asRole('KITCHEN');
  const asKitchen = await device({ path, headers: { 'if-none-match': `${asHost.headers.etag}` } });
  expect(asKitchen.statusCode).toBe(200);
  expect(asKitchen.body).not.toContain(email);
  await asRole('HOST');
  const again = await device({ path, headers: { 'if-none-match': `${asKitchen.headers.etag}` } });
  expect(again.statusCode).toBe(200);
  expect(again.body).toContain(email);
});

test('200 for today once guests are expected to leave later', async () => {
  const server = await openTestServer();
  const { etag } = (await list(server, '')).headers;
  server.setNow(NOON + 4 * 60_000);
  expect((await list(server, '', etag)).statusCode).toBe(304);
  server.setNow(NOON + 5 * 60_000);
  expect((await list(server, '', etag)).statusCode).toBe(200);
});

test('200 without an ETag for anything but the whole list of one day', async () => {
  const server = await openTestServer();
  for (const query of [
    `?date_start=${TODAY}&date_end=${TOMORROW}`,
    '?status=CONFIRMED',
    '?limit=5',
  ])
    expect((await list(server, query)).headers.etag).toBeUndefined();
});

test('200 with only the bookings that were asked for by uuid, those of other days too', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const [one, , other] = [
    await createBooking(server),
    await createBooking(server),
    await createBooking(server, { date: TODAY }),
  ];
  expectBooking(await report(server, one.uuid, 'ARRIVED'));
  const answer = await list(server, `?uuid=${one.uuid}&uuid=${other.uuid}&uuid=nobody`);
  const { data } = StaffBookingList.parse(answer.json());
  expect(data.map(({ uuid, status }) => [uuid, status])).toEqual([
    [other.uuid, 'CONFIRMED'],
    [one.uuid, 'ARRIVED'],
  ]);
  expectBooking(await move(server, other.uuid, 'DELETED'));
  const left = StaffBookingList.parse((await list(server, `?uuid=${other.uuid}`)).json());
  expect(left.data).toEqual([]);
});

test('200 with the version of each booking, from which a client makes If-Match, and its work day', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const { uuid } = await createBooking(server);
  expectBooking(await report(server, uuid, 'ARRIVED'));
  for (const query of [`?date_start=${TOMORROW}`, `?uuid=${uuid}`]) {
    const [listed] = StaffBookingList.parse((await list(server, query)).json()).data;
    expect(listed).toMatchObject({ uuid, version: 2, workDay: TOMORROW });
  }
  const read = await server.staff({ path: `/bookings/${uuid}` });
  expect(expectStaffBooking(read).version).toBe(2);
  expect(read.headers.etag).toBe('"2"');
  expect((await readLog(server, uuid))[0]?.entry).toBe(2);
  const change = (version: number) =>
    server.staff({
      method: 'PUT',
      path: `/bookings/${uuid}/status`,
      body: { status: 'CONFIRMED' },
      headers: { 'if-match': `"${version}"` },
    });
  expectProblem(await change(1), 409, 'BOOKING_IS_OUTDATED');
  expect(expectStaffBooking(await change(2)).version).toBe(3);
});

test('200 with the work day of the evening before for a booking after midnight', async () => {
  const shift = aShift({ lastBookingTime: '01:00:00' });
  const server = await openTestServer({ venue: aVenue({ shifts: [shift] }) });
  const { uuid } = await createBooking(server, { time: '00:30:00' });
  const read = expectStaffBooking(await server.staff({ path: `/bookings/${uuid}` }));
  expect([read.workDay, read.bookingAt.slice(0, 10)]).toEqual([TOMORROW, '2030-01-18']);
});

test('200 without version and work day for partners', async () => {
  const server = await openTestServer();
  for (const as of ['pos', 'app'] as const) {
    const body = aBookingRequest();
    const made = await server.partner({ method: 'POST', path: '/bookings', body, as });
    for (const path of [`/bookings/${made.json().uuid}`, `/bookings?date_start=${TOMORROW}`]) {
      const answer = await server.partner({ path, as });
      expect(answer.body).toContain(made.json().uuid);
      expect(answer.body).not.toMatch(/"(version|workDay)"/);
    }
  }
});

test('422 VALIDATION_ERROR for more than fifty uuids', async () => {
  const server = await openTestServer();
  const query = `?${Array.from({ length: 51 }, (_, index) => `uuid=u${index}`).join('&')}`;
  expectProblem(await list(server, query), 422, 'VALIDATION_ERROR', ['uuid']);
});
