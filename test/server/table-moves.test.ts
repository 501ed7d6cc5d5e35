import { describe, expect, test } from 'vitest';
import {
  aBookingRequest,
  openTestServer,
  type TestServer,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { checkSlot } from './availability-requests.ts';
import { createBooking, fixTables, move } from './booking-fixtures.ts';
import { findDoubleBookings } from './double-bookings.ts';
import { expectBooking, expectProblem } from './expect-response.ts';

/** The evening of a venue with two two-tops, which together seat four, and a four-top. */
const EVENING = { date: TOMORROW, time: '20:00:00' };

function couple(server: TestServer) {
  return createBooking(server, { ...EVENING, pax: 2 });
}

async function tablesOf({ partner }: TestServer, uuid: string): Promise<string[]> {
  const booking = expectBooking(await partner({ path: `/bookings/${uuid}` }));
  return booking.tables.map(({ name }) => name);
}

/** Three couples, of whom the second has canceled: its two-top is free, and the four-top is taken. */
async function openWithCouples() {
  const server = await openTestServer();
  const [first, second, third] = [await couple(server), await couple(server), await couple(server)];
  expectBooking(await move(server, second.uuid, 'CANCELED'));
  expect(await tablesOf(server, third.uuid)).toEqual(['T3']);
  return { server, first: first.uuid, third: third.uuid };
}

describe('a couple leaves the four-top to four', () => {
  test('200 when they book', async () => {
    const { server, first, third } = await openWithCouples();
    const four = await createBooking(server, { ...EVENING, pax: 4 });
    expect(four.tables.map(({ name }) => name)).toEqual(['T3']);
    expect(await tablesOf(server, third)).toEqual(['T2']);
    expect(await tablesOf(server, first)).toEqual(['T1']);
    expect(await findDoubleBookings(server)).toEqual([]);
  });

  test('200 when the venue confirms their request', async () => {
    const { server, third } = await openWithCouples();
    const four = await createBooking(server, { ...EVENING, pax: 4, status: 'REQUESTED' });
    expectBooking(await move(server, four.uuid, 'CONFIRMED'));
    expect(await tablesOf(server, four.uuid)).toEqual(['T3']);
    expect(await tablesOf(server, third)).toEqual(['T2']);
  });

  test('200 when they come without a booking', async () => {
    const { server, third } = await openWithCouples();
    const body = { ...EVENING, pax: 4, paxChildren: 0 };
    const answer = await server.partner({ method: 'POST', path: '/bookings/walk-ins', body });
    expect(expectBooking(answer).tables.map(({ name }) => name)).toEqual(['T3']);
    expect(await tablesOf(server, third)).toEqual(['T2']);
  });

  test('200 when another couple becomes four at an AVAILABLE slot, and the moved one takes their old table', async () => {
    const server = await openTestServer();
    const [first, second, third] = [
      await couple(server),
      await couple(server),
      await couple(server),
    ];
    await fixTables(server, second.uuid);
    const { date, time } = EVENING;
    const criteria = { pax: 4, excludeBookingUuid: first.uuid };
    const { availability } = await checkSlot(server, date, time, criteria);
    expect(availability.code).toBe('AVAILABLE');
    const path = `/bookings/${first.uuid}`;
    expectBooking(await server.partner({ method: 'PUT', path, body: { pax: 4 } }));
    expect(await tablesOf(server, first.uuid)).toEqual(['T3']);
    expect(await tablesOf(server, third.uuid)).toEqual(['T1']);
    expect(await tablesOf(server, second.uuid)).toEqual(['T2']);
    expect(await findDoubleBookings(server)).toEqual([]);
  });
});

test('the availability of the slot says so beforehand, and nothing moves for it', async () => {
  const { server, third } = await openWithCouples();
  const body = { pax: 4, paxChildren: 0, status: 'CONFIRMED', floorPlanAreaId: null };
  const path = `/availability/work-days/${TOMORROW}/time-slots/20:00:00`;
  const answer = await server.partner({ method: 'POST', path, body });
  expect(answer.json().availability.code).toBe('AVAILABLE');
  expect(await tablesOf(server, third)).toEqual(['T3']);
});

test('409 NO_AVAILABLE_SLOT when the couple’s tables are fixed, and nothing moves', async () => {
  const { server, third } = await openWithCouples();
  await fixTables(server, third);
  await expectNoRoomForFour(server);
  expect(await tablesOf(server, third)).toEqual(['T3']);
});

test('409 NO_AVAILABLE_SLOT within the freeze window of the couple’s booking', async () => {
  const { server, third } = await openWithCouples();
  server.setNow(Date.parse(`${TOMORROW}T18:30:00+01:00`));
  await expectNoRoomForFour(server);
  expect(await tablesOf(server, third)).toEqual(['T3']);
});

async function expectNoRoomForFour({ partner }: TestServer): Promise<void> {
  const body = aBookingRequest({ ...EVENING, pax: 4 });
  expectProblem(
    await partner({ method: 'POST', path: '/bookings', body }),
    409,
    'NO_AVAILABLE_SLOT',
  );
}
