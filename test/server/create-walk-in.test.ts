import { describe, expect, test } from 'vitest';
import { openTestServer, type TestServer, TODAY, TOMORROW } from '../fixtures/test-context.ts';
import { aTable, aVenue } from '../fixtures/venue.ts';
import { createBooking } from './booking-fixtures.ts';
import { expectBooking, expectProblem, expectRules } from './expect-response.ts';
import { expectBlock, postBlock } from './service-day-requests.ts';
import { readLog } from './staff-log.ts';

const EVENING = Date.parse(`${TODAY}T20:10:42+01:00`);

async function openEvening(venue = aVenue()) {
  return openTestServer({ venue, now: EVENING });
}

function walkIn({ partner }: TestServer, overrides: object = {}, as: 'pos' | 'app' = 'pos') {
  const body = { pax: 2, paxChildren: 0, ...overrides };
  return partner({ as, method: 'POST', path: '/bookings/walk-ins', body });
}

test('200 SEATED now, with a table and without a customer', async () => {
  const server = await openEvening();
  const booking = expectBooking(await walkIn(server));
  expect(booking).toMatchObject({
    status: 'SEATED',
    isWalkIn: true,
    customer: null,
    shiftType: { id: 'DINNER' },
    turnMinutes: 90,
    arrivedAt: expect.any(String),
    seatedAt: expect.any(String),
    endedAt: null,
  });
  expect(booking.tables).toHaveLength(1);
  expect(Math.abs(Date.parse(booking.bookingAt) - EVENING)).toBeLessThan(60_000);
});

test('200 with the private shape for a public integration too', async () => {
  const server = await openEvening();
  expect(expectBooking(await walkIn(server, {}, 'app')).isWalkIn).toBe(true);
});

test('200 with the ticket id of the point of sale', async () => {
  const server = await openEvening();
  const booking = expectBooking(await walkIn(server, { ticketExternalId: 'T-17' }));
  expect(booking).toMatchObject({ ticketExternalId: 'T-17', ticketPartner: 'API' });
});

test('200 at the given date and time, on its work day', async () => {
  const server = await openEvening();
  const answer = await walkIn(server, { date: TODAY, time: '00:30:00' });
  expect(expectBooking(answer).bookingAt).toBe(`${TOMORROW}T00:30:00+01:00`);
  const list = await server.partner({ path: `/bookings?date_start=${TODAY}` });
  expect(list.json().data).toHaveLength(1);
});

test.each([
  ['time', { date: TODAY }],
  ['date', { time: '20:00:00' }],
])('422 VALIDATION_ERROR on %s, which goes with the other', async (name, when) => {
  const server = await openEvening();
  expectProblem(await walkIn(server, when), 422, 'VALIDATION_ERROR', [name]);
});

test('409 NO_AVAILABLE_SLOT when no table is free', async () => {
  const server = await openEvening(aVenue({ tables: [aTable(1)], combinations: [] }));
  expectBooking(await walkIn(server));
  const { detail } = expectProblem(await walkIn(server), 409, 'NO_AVAILABLE_SLOT');
  expect(detail).toBe(
    'No table is free for this party at that time. Name tables for it yourself, or try again when guests have left.',
  );
});

test('409 NO_AVAILABLE_SLOT suggests the wait list only to staff', async () => {
  const server = await openEvening(aVenue({ tables: [aTable(1)], combinations: [] }));
  expectBooking(await walkIn(server));
  const body = { pax: 2, paxChildren: 0 };
  const answer = await server.staff({ method: 'POST', path: '/bookings/walk-ins', body });
  expect(expectProblem(answer, 409, 'NO_AVAILABLE_SLOT').detail).toMatch(
    /or offer the wait list\.$/,
  );
});

test('one party per table for many concurrent walk-ins', async () => {
  const server = await openEvening(aVenue({ tables: [aTable(1)], combinations: [] }));
  const answers = await Promise.all(Array.from({ length: 20 }, () => walkIn(server)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

describe('requested tables', () => {
  const venue = aVenue({
    tables: [
      aTable(1, { name: 'Window', posId: 'P-1' }),
      aTable(2, { name: 'Corner', posId: 'P-2' }),
      aTable(3, { name: 'Bar', posId: 'P-3' }),
    ],
    combinations: [],
  });
  const idsOf = (answer: Awaited<ReturnType<typeof walkIn>>) =>
    expectBooking(answer)
      .tables.map(({ id }) => id)
      .sort((a, b) => a - b);

  test.each([
    ['its id', '2'],
    ['its name', 'Corner'],
    ['its point-of-sale id', 'P-2'],
  ])('200 on the table of %s', async (_, name) => {
    const server = await openEvening(venue);
    const answer = await walkIn(server, { tables: [name] });
    expect(idsOf(answer)).toEqual([2]);
    expect(expectBooking(answer).hasFixedTables).toBe(true);
  });

  test('200 on several', async () => {
    const server = await openEvening(venue);
    expect(idsOf(await walkIn(server, { tables: ['Bar', 'P-1'] }))).toEqual([1, 3]);
  });

  test('409 TABLE_NOT_MAPPED_BY_TENANT for an unknown table, and nobody is seated', async () => {
    const server = await openEvening(venue);
    for (const name of ['Garden', 'P-9', '99', '1 ']) {
      const answer = await walkIn(server, { tables: ['Window', name] });
      const { detail } = expectProblem(answer, 409, 'TABLE_NOT_MAPPED_BY_TENANT');
      expect(detail).toMatch(/ Its tables are, by point-of-sale id: P-1, P-2, P-3\.$/);
    }
    expect((await server.partner({ path: '/bookings' })).json().data).toEqual([]);
  });

  test('409 TABLE_NOT_MAPPED_BY_TENANT lists the first of many tables', async () => {
    const tables = Array.from({ length: 23 }, (_, index) => aTable(index + 1));
    const server = await openEvening(aVenue({ tables, combinations: [] }));
    const answer = await walkIn(server, { tables: ['T99'] });
    const { detail } = expectProblem(answer, 409, 'TABLE_NOT_MAPPED_BY_TENANT');
    expect(detail).toMatch(/ pos-19, pos-20 and 3 more\.$/);
  });

  test.each([
    [true, 'Name others, or leave tables out.'],
    [false, 'Name others.'],
  ])(
    '409 NO_AVAILABLE_SLOT for an occupied table, automatic assignment: %s',
    async (autoAssignsTables, advice) => {
      const server = await openEvening({ ...venue, autoAssignsTables });
      expectBooking(await walkIn(server, { tables: ['Window'] }));
      const answer = await walkIn(server, { tables: ['Bar', 'Window'] });
      const { detail } = expectProblem(answer, 409, 'NO_AVAILABLE_SLOT');
      expect(detail).toBe(`At Window, a party of 2 has been sitting since 20:10. ${advice}`);
    },
  );

  /** A dinner that overlaps the walk-in and whose tables can still be moved. */
  const later = { ...venue, freezeMinutes: 30 };
  const LATE = { date: TODAY, time: '21:00:00' };

  test('200 when a later booking can be moved to another table', async () => {
    const server = await openEvening(later);
    const booked = await createBooking(server, LATE);
    const [table] = booked.tables;
    expectBooking(await walkIn(server, { tables: [table?.name] }));
    const moved = expectBooking(await server.partner({ path: `/bookings/${booked.uuid}` }));
    expect(moved.tables).toHaveLength(1);
    expect(moved.tables).not.toEqual(booked.tables);
  });

  test('409 NO_AVAILABLE_SLOT when a later booking cannot be moved', async () => {
    const server = await openEvening(later);
    for (let table = 0; table < 3; table += 1) await createBooking(server, LATE);
    expectProblem(await walkIn(server, { tables: ['Window'] }), 409, 'NO_AVAILABLE_SLOT');
  });
});

describe('an account without automatic assignment', () => {
  const venue = aVenue({ autoAssignsTables: false });

  test.each([undefined, []])('422 VALIDATION_ERROR on tables for %j', async (tables) => {
    const server = await openEvening(venue);
    expectProblem(await walkIn(server, { tables }), 422, 'VALIDATION_ERROR', ['tables']);
  });

  test('200 with tables', async () => {
    const server = await openEvening(venue);
    expectBooking(await walkIn(server, { tables: ['T1'] }));
  });
});

describe('by staff, at a table that the next party has before the usual stay ends', () => {
  const venue = aVenue({ tables: [aTable(1)], combinations: [], freezeMinutes: 1440 });
  const byStaff = ({ staff }: TestServer, overrides: object = {}) =>
    staff({
      method: 'POST',
      path: '/bookings/walk-ins',
      body: { pax: 2, paxChildren: 0, tables: ['pos-1'], ...overrides },
    });

  test('200 with a stay until then, if the guests know it', async () => {
    const server = await openEvening(venue);
    await createBooking(server, { date: TODAY, time: '21:00:00' });
    expectProblem(await byStaff(server), 409, 'NO_AVAILABLE_SLOT');
    const booking = expectBooking(await byStaff(server, { isTimeLimited: true }));
    expect(booking).toMatchObject({ turnMinutes: 50, isTimeLimited: true, status: 'SEATED' });
  });

  test('200 with the usual stay, if that fits after all', async () => {
    const server = await openEvening(venue);
    await createBooking(server, { date: TODAY, time: '22:00:00' });
    const booking = expectBooking(await byStaff(server, { isTimeLimited: true }));
    expect(booking).toMatchObject({ turnMinutes: 90, isTimeLimited: false });
  });

  test('409 NO_AVAILABLE_SLOT when less than a visit is left, or somebody sits there', async () => {
    const server = await openTestServer({ venue, now: Date.parse(`${TODAY}T20:50:00+01:00`) });
    await createBooking(server, { date: TODAY, time: '21:00:00' });
    expectProblem(await byStaff(server, { isTimeLimited: true }), 409, 'NO_AVAILABLE_SLOT');
    const other = await openEvening(venue);
    expectBooking(await byStaff(other));
    expectProblem(await byStaff(other, { isTimeLimited: true }), 409, 'NO_AVAILABLE_SLOT');
  });

  test('409 NO_AVAILABLE_SLOT for partners, whatever they send', async () => {
    const server = await openEvening(venue);
    await createBooking(server, { date: TODAY, time: '21:00:00' });
    const answer = await walkIn(server, { tables: ['pos-1'], isTimeLimited: true });
    expectProblem(answer, 409, 'NO_AVAILABLE_SLOT');
  });
});

describe('by staff, at a table that is kept free', () => {
  const venue = aVenue({ tables: [aTable(1), aTable(2)], combinations: [], freezeMinutes: 1440 });
  const send = ({ staff }: TestServer, more: object = {}) => {
    const body = { pax: 2, paxChildren: 0, tables: ['T1'], ...more };
    return staff({ method: 'POST', path: '/bookings/walk-ins', body });
  };

  test('409 with the rule BLOCK, and 200 SEATED with it in force, as the log says', async () => {
    const server = await openEvening(venue);
    expectBlock(await postBlock(server, { tables: ['T1'] }));
    const { detail } = expectRules(await send(server), ['BLOCKED']);
    expect(detail).toContain('T1 is blocked');
    expectRules(await send(server, { force: ['TABLE'] }), ['BLOCKED']);
    const seated = expectBooking(await send(server, { force: ['BLOCK'] }));
    expect(seated).toMatchObject({ status: 'SEATED', tables: [{ name: 'T1' }] });
    expect((await readLog(server, seated.uuid))[0]).toMatchObject({ forced: ['BLOCK'] });
    expectProblem(await send(server, { force: ['BLOCK'] }), 409, 'NO_AVAILABLE_SLOT');
  });

  test('200 with a stay until the block begins, if the guests know it', async () => {
    const server = await openEvening(venue);
    expectBlock(await postBlock(server, { tables: ['T1'], from: '21:00:00' }));
    const seated = expectBooking(await send(server, { isTimeLimited: true }));
    expect(seated).toMatchObject({ turnMinutes: 50, isTimeLimited: true });
  });

  test('409 with the rule TABLE for a booking that would have to move now, 200 with it in force', async () => {
    const server = await openEvening(venue);
    const next = await createBooking(server, { date: TODAY, time: '21:00:00' });
    expect(next.tables).toMatchObject([{ name: 'T1' }]);
    expectRules(await send(server), ['MOVES_FROZEN']);
    expectBooking(await send(server, { force: ['TABLE'] }));
    const moved = expectBooking(await server.staff({ path: `/bookings/${next.uuid}` }));
    expect(moved.tables).toMatchObject([{ name: 'T2' }]);
  });

  test('409 NO_AVAILABLE_SLOT without rules for partners, whatever they send', async () => {
    const server = await openEvening(venue);
    expectBlock(await postBlock(server, { tables: ['T1'] }));
    const answer = await walkIn(server, { tables: ['T1'], force: ['BLOCK'] });
    expect(expectProblem(answer, 409, 'NO_AVAILABLE_SLOT').detail).not.toContain('force');
  });

  test('422 VALIDATION_ERROR on force without tables', async () => {
    const server = await openEvening(venue);
    for (const tables of [undefined, []])
      expectProblem(await send(server, { tables, force: ['BLOCK'] }), 422, 'VALIDATION_ERROR', [
        'force',
      ]);
  });
});
