import { describe, expect, test } from 'vitest';
import { type BookingStatus, nextStatuses } from '../../src/domain/booking-status.ts';
import type { Venue } from '../../src/domain/venue.ts';
import { openTestServer, type TestServer, TODAY, TOMORROW } from '../fixtures/test-context.ts';
import { anAddOn, anAddOnGroup, aShift, aTable, aVenue } from '../fixtures/venue.ts';
import { aBookingIn, aLargeVenue, createBooking, move } from './booking-fixtures.ts';
import { expectBooking, expectProblem } from './expect-response.ts';
import { expectServiceDay, putDay } from './service-day-requests.ts';

const ONE_TABLE: Partial<Venue> = { tables: [aTable(1)], combinations: [] };

function update({ partner }: TestServer, uuid: string, status: string, headers = {}) {
  return partner({ method: 'PUT', path: `/bookings/${uuid}/status`, body: { status }, headers });
}

test('200 with the private shape, the new status and a new ETag', async () => {
  const server = await openTestServer();
  const { uuid } = await createBooking(server);
  const answer = await update(server, uuid, 'ARRIVED');
  expect(expectBooking(answer)).toMatchObject({ uuid, status: 'ARRIVED' });
  expect(answer.headers.etag).not.toBe('"1"');
  const read = await server.partner({ path: `/bookings/${uuid}` });
  expect(read.json()).toEqual(answer.json());
  expect(read.headers.etag).toBe(answer.headers.etag);
});

test('404 BOOKING_NOT_FOUND for an unknown booking', async () => {
  const server = await openTestServer();
  expectProblem(await update(server, 'nobody', 'ARRIVED'), 404, 'BOOKING_NOT_FOUND');
});

describe('If-Match', () => {
  test('200 with the current tag, with one of several, or with *', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server);
    expectBooking(await update(server, uuid, 'ARRIVED', { 'if-match': '"1"' }));
    expectBooking(await update(server, uuid, 'SEATED', { 'if-match': '"1", "2"' }));
    expectBooking(await update(server, uuid, 'DESSERTS', { 'if-match': '*' }));
  });

  test('200 with a tag that a compressing proxy made weak', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server);
    expectBooking(await update(server, uuid, 'ARRIVED', { 'if-match': 'W/"1"' }));
  });

  test.each(['1', '"1', '"1" "2"', '"1",', '*, "1"'])(
    '400 BAD_REQUEST for the invalid tag %s, before the body is validated',
    async (tag) => {
      const server = await openTestServer();
      const { uuid } = await createBooking(server);
      const answer = await update(server, uuid, 'NONSENSE', { 'if-match': tag });
      expect(expectProblem(answer, 400, 'BAD_REQUEST').detail).toContain('If-Match');
    },
  );

  test('409 BOOKING_IS_OUTDATED with an old tag, before the move is checked', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server);
    expectBooking(await update(server, uuid, 'ARRIVED'));
    for (const status of ['SEATED', 'REQUESTED']) {
      const answer = await update(server, uuid, status, { 'if-match': '"1"' });
      expectProblem(answer, 409, 'BOOKING_IS_OUTDATED');
    }
  });

  test('200 for one and 409 BOOKING_IS_OUTDATED for the other concurrent changes with the same tag', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => update(server, uuid, 'ARRIVED', { 'if-match': '"1"' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const answer of answers) {
      if (answer.statusCode !== 200) expectProblem(answer, 409, 'BOOKING_IS_OUTDATED');
    }
  });
});

describe('extras of a request', () => {
  const venue = aLargeVenue({
    shifts: [aShift({ addOnGroupId: 3 })],
    addOnGroups: [anAddOnGroup({ addOns: [anAddOn(31, { stock: 1 })] })],
    highChairs: 1,
    strollers: 1,
  });
  const THINGS = [
    { name: 'add-on', criteria: { addOns: [{ id: 31, quantity: 1 }] } },
    { name: 'high chair', criteria: { highChairs: 1 } },
    { name: 'stroller', criteria: { strollers: 1 } },
  ];

  test.each(THINGS)(
    '409 NO_AVAILABLE_SLOT on confirming when the last $name is taken, 200 when it is free again',
    async ({ criteria }) => {
      const server = await openTestServer({ venue });
      const { uuid } = await createBooking(server, { ...criteria, status: 'REQUESTED' });
      const other = await createBooking(server, { ...criteria, time: '20:30:00' });
      expectProblem(await update(server, uuid, 'CONFIRMED'), 409, 'NO_AVAILABLE_SLOT');
      expectBooking(await update(server, other.uuid, 'CANCELED'));
      expectBooking(await update(server, uuid, 'CONFIRMED'));
    },
  );

  test('200 for guests who come after all, even if their extras are taken', async () => {
    const server = await openTestServer({ venue });
    const { uuid } = await createBooking(server, { highChairs: 1 });
    expectBooking(await update(server, uuid, 'NO_SHOW'));
    await createBooking(server, { highChairs: 1 });
    expectBooking(await update(server, uuid, 'SEATED'));
  });
});

describe('a request on a day that staff have limited', () => {
  test.each([
    ['it begins after the last time', { lastBookingTime: '19:30:00' }, /any more/],
    ['booking online is paused', { isOnlinePaused: true }, /takes no more bookings online/],
    ['its quarter hour is full', { maxCoversPerQuarter: 3 }, /at most 3 covers/],
    ['its area is closed', { closedAreaIds: [1] }, /no table left/],
  ])(
    '409 NO_AVAILABLE_SLOT on confirming when %s, 200 when that is lifted',
    async (_, limits, detail) => {
      const server = await openTestServer();
      const time = '20:00:00';
      await createBooking(server, { time });
      for (const status of ['REQUESTED', 'PENDING_WAIT_LIST_BOOKING'] as const) {
        const { uuid } = await createBooking(server, { time, status });
        const { version } = expectServiceDay(
          await server.staff({ path: `/service-days/${TOMORROW}` }),
        );
        expectServiceDay(await putDay(server, { ...limits, version }, TOMORROW));
        const problem = expectProblem(
          await update(server, uuid, 'CONFIRMED'),
          409,
          'NO_AVAILABLE_SLOT',
        );
        expect(problem.detail).toMatch(detail);
        expectServiceDay(await putDay(server, { version: version + 1 }, TOMORROW));
        expectBooking(await update(server, uuid, 'CONFIRMED'));
      }
    },
  );
});

describe('moves that are not allowed', () => {
  test.each<[BookingStatus, string]>([
    ['CANCELED', 'CONFIRMED'],
    ['CANCELED', 'CANCELED'],
  ])('409 BOOKING_IS_ALREADY_CANCELED from %s to %s', async (from, to) => {
    const server = await openTestServer();
    const answer = await update(server, await aBookingIn(server, from), to);
    expectProblem(answer, 409, 'BOOKING_IS_ALREADY_CANCELED');
  });

  test.each<[BookingStatus, readonly BookingStatus[]]>([
    ['ARRIVED', ['CONFIRMED', 'CANCELED']],
    ['SEATED', ['ATTENDED']],
    ['DESSERTS', ['ATTENDED']],
    ['ACCOUNT_SENT', ['ATTENDED']],
    ['ACCOUNT_PAID', ['ATTENDED']],
  ])(
    '409 BOOKING_CANCELLATION_NOT_ALLOWED from %s, 200 for the moves in its detail',
    async (from, ways) => {
      const server = await openTestServer();
      const uuid = await aBookingIn(server, from);
      const answer = await update(server, uuid, 'CANCELED');
      const { detail } = expectProblem(answer, 409, 'BOOKING_CANCELLATION_NOT_ALLOWED');
      expect(detail).toMatch(
        from === 'ARRIVED' ? /back to CONFIRMED and cancel/ : /to ATTENDED when/,
      );
      for (const to of ways) expectBooking(await update(server, uuid, to));
    },
  );

  test.each<[BookingStatus, string]>([
    ['REQUESTED', 'SEATED'],
    ['PENDING_MERCHANT_CONFIRMATION', 'NO_SHOW'],
  ])('409 STATUS_NOT_ON_CONFIRMED_GROUP from %s to %s', async (from, to) => {
    const server = await openTestServer();
    const answer = await update(server, await aBookingIn(server, from), to);
    expectProblem(answer, 409, 'STATUS_NOT_ON_CONFIRMED_GROUP');
  });

  test.each<[BookingStatus, string]>([
    ['CONFIRMED', 'CONFIRMED'],
    ['ATTENDED', 'CANCELED'],
  ])('409 BOOKING_STATUS_NOT_VALID from %s to %s, with the moves there are', async (from, to) => {
    const server = await openTestServer();
    const answer = await update(server, await aBookingIn(server, from), to);
    const { detail } = expectProblem(answer, 409, 'BOOKING_STATUS_NOT_VALID');
    for (const next of nextStatuses(from)) expect(detail).toContain(next);
  });
});

describe('capacity', () => {
  test('409 NO_AVAILABLE_SLOT when a request is confirmed and no table is left', async () => {
    const server = await openTestServer({ venue: aVenue(ONE_TABLE) });
    const { uuid } = await createBooking(server, { status: 'REQUESTED' });
    const other = await createBooking(server);
    expectProblem(await update(server, uuid, 'CONFIRMED'), 409, 'NO_AVAILABLE_SLOT');
    const read = expectBooking(await server.partner({ path: `/bookings/${uuid}` }));
    expect(read.status).toBe('REQUESTED');
    await update(server, other.uuid, 'CANCELED');
    const confirmed = expectBooking(await update(server, uuid, 'CONFIRMED'));
    expect(confirmed.tables).toMatchObject([{ name: 'T1' }]);
  });

  test('200 for one of two requests confirmed concurrently for one table', async () => {
    const server = await openTestServer({ venue: aVenue(ONE_TABLE) });
    const first = await createBooking(server, { status: 'REQUESTED' });
    const second = await createBooking(server, { status: 'REQUESTED' });
    const answers = await Promise.all(
      [first, second].map(({ uuid }) => update(server, uuid, 'CONFIRMED')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    for (const answer of refused) expectProblem(answer, 409, 'NO_AVAILABLE_SLOT');
  });

  test('200 in the requested area, 409 NO_AVAILABLE_SLOT when only other areas are free', async () => {
    const venue = aVenue({
      tables: [aTable(1), aTable(2, { floorPlanAreaId: 2 })],
      combinations: [],
      shifts: [aShift({ floorPlanAreaIds: [1, 2] })],
    });
    const server = await openTestServer({ venue });
    const terrace = { floorPlanAreaId: 2 };
    const { uuid } = await createBooking(server, { status: 'REQUESTED', ...terrace });
    const other = await createBooking(server, terrace);
    expectProblem(await update(server, uuid, 'CONFIRMED'), 409, 'NO_AVAILABLE_SLOT');
    await update(server, other.uuid, 'CANCELED');
    expect(expectBooking(await update(server, uuid, 'CONFIRMED')).tables).toMatchObject([
      { id: 2 },
    ]);
  });

  test('200 with its table when a no-show is undone, 409 NO_AVAILABLE_SLOT when the table is taken', async () => {
    const server = await openTestServer({ venue: aVenue(ONE_TABLE) });
    const { uuid } = await createBooking(server);
    expect(expectBooking(await update(server, uuid, 'NO_SHOW')).tables).toEqual([]);
    expect(expectBooking(await update(server, uuid, 'CONFIRMED')).tables).toHaveLength(1);
    await update(server, uuid, 'NO_SHOW');
    await createBooking(server);
    for (const status of ['CONFIRMED', 'ARRIVED', 'SEATED']) {
      expectProblem(await update(server, uuid, status), 409, 'NO_AVAILABLE_SLOT');
    }
  });

  test('200 for new guests after others left, then 409 NO_AVAILABLE_SLOT for undoing the departure', async () => {
    const server = await openTestServer({ venue: aVenue(ONE_TABLE) });
    const { uuid } = await createBooking(server);
    server.setNow(Date.parse(`${TOMORROW}T20:00:00+01:00`));
    await update(server, uuid, 'SEATED');
    server.setNow(Date.parse(`${TOMORROW}T20:30:00+01:00`));
    await update(server, uuid, 'ATTENDED');
    await createBooking(server, { time: '20:30:00' });
    expectProblem(await update(server, uuid, 'SEATED'), 409, 'NO_AVAILABLE_SLOT');
  });

  test.each(['CANCELED', 'NO_SHOW'])('200 for another booking after one is %s', async (status) => {
    const server = await openTestServer({ venue: aVenue(ONE_TABLE) });
    const { uuid } = await createBooking(server);
    await update(server, uuid, status);
    await createBooking(server);
  });
});

describe('a venue that does not allow booking updates', () => {
  async function openClosed(publicBookingUpdates: Venue['features']['publicBookingUpdates']) {
    const server = await openTestServer({ venue: aVenue({ features: { publicBookingUpdates } }) });
    return { server, uuid: (await createBooking(server)).uuid };
  }
  const MOVES = ['ARRIVED', 'SEATED', 'NO_SHOW', 'CONFIRMED'];

  test.each([true, false])(
    '403 FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE if the plan lacks them, enabled: %s',
    async (isEnabled) => {
      const { server, uuid } = await openClosed({ isAvailable: false, isEnabled });
      for (const status of MOVES) {
        const answer = await update(server, uuid, status);
        expectProblem(answer, 403, 'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE');
      }
    },
  );

  test('403 FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED if the venue disabled them', async () => {
    const { server, uuid } = await openClosed({ isAvailable: true, isEnabled: false });
    for (const status of MOVES) {
      const answer = await update(server, uuid, status);
      expectProblem(answer, 403, 'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED');
    }
  });

  test('200 for CANCELED, and for every move by staff', async () => {
    const { server, uuid } = await openClosed({ isAvailable: false, isEnabled: false });
    const other = await createBooking(server, { date: TODAY });
    expectBooking(await move(server, other.uuid, 'ARRIVED'));
    expect(expectBooking(await update(server, uuid, 'CANCELED')).status).toBe('CANCELED');
  });
});
