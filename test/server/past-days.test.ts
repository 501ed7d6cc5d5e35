import { describe, expect, test } from 'vitest';
import { STAFF_RULES } from '../../src/domain/availability/staff-rules.ts';
import { openTestServer, type TestServer, TODAY, TOMORROW } from '../fixtures/test-context.ts';
import { aShift, aTable, aVenue } from '../fixtures/venue.ts';
import { createBooking, move } from './booking-fixtures.ts';
import { expectBooking, expectVenueProblem } from './expect-response.ts';

/** The records of a day that is over are completed, whoever sits at its tables today. */

const YESTERDAY = '2030-01-15';
const at = (time: string, day: string) => Date.parse(`${day}T${time}+01:00`);

type Body = Record<string, unknown>;

function walkIn({ staff, partner }: TestServer, as: 'staff' | 'partner', more: Body = {}) {
  const call = { method: 'POST', path: '/bookings/walk-ins' } as const;
  const body = { pax: 2, paxChildren: 0, tables: ['T1'], ...more };
  return as === 'staff'
    ? staff({ ...call, body: { force: STAFF_RULES, ...body } })
    : partner({ ...call, body });
}

function moveAsPartner({ partner }: TestServer, uuid: string, status: string) {
  return partner({ method: 'PUT', path: `/bookings/${uuid}/status`, body: { status } });
}

async function undoLast({ staff }: TestServer, uuid: string) {
  const path = `/bookings/${uuid}`;
  const { version: entry } = (await staff({ path })).json();
  return staff({ method: 'POST', path: `${path}/undo`, body: { entry } });
}

/** Two tables. Yesterday a party came to the first one, today others sit there since the morning. */
async function openAfter(last: 'CONFIRMED' | 'ARRIVED' | 'SEATED' | 'ATTENDED' | 'NO_SHOW') {
  const server = await openTestServer({
    venue: aVenue({
      tables: [aTable(1, { maxCovers: 4 }), aTable(2, { maxCovers: 4 })],
      combinations: [],
      shifts: [aShift({ firstBookingTime: '08:00:00', lastBookingTime: '23:30:00' })],
    }),
    now: at('20:30:00', YESTERDAY),
  });
  const { uuid, tables } = await createBooking(server, { date: YESTERDAY, time: '21:00:00' });
  expect(tables.map(({ name }) => name)).toEqual(['T1']);
  for (const status of last === 'ATTENDED' ? (['SEATED', 'ATTENDED'] as const) : [last])
    if (status !== 'CONFIRMED') expectBooking(await move(server, uuid, status));
  server.setNow(at('08:55:00', TODAY));
  expectBooking(await walkIn(server, 'staff'));
  return { server, uuid };
}

function expectAtT1(answer: Parameters<typeof expectBooking>[0], status: string) {
  const booking = expectBooking(answer);
  expect([booking.status, booking.tables.map(({ name }) => name)]).toEqual([status, ['T1']]);
}

describe('while others sit at the table today', () => {
  test.each(['CONFIRMED', 'ARRIVED', 'SEATED'] as const)(
    '200 for the undo of ATTENDED of a booking in %s, which has its table as before',
    async (status) => {
      const { server, uuid } = await openAfter(status);
      expectAtT1(await move(server, uuid, 'ATTENDED'), 'ATTENDED');
      expectAtT1(await undoLast(server, uuid), status);
    },
  );

  test.each([
    ['CONFIRMED', 'SEATED'],
    ['ATTENDED', 'SEATED'],
    ['NO_SHOW', 'ARRIVED'],
  ] as const)('200 by a partner from %s to %s, at its table', async (from, to) => {
    const { server, uuid } = await openAfter(from);
    expectAtT1(await moveAsPartner(server, uuid, to), to);
  });

  test('200 for a walk-in of yesterday by a partner at that table', async () => {
    const { server } = await openAfter('NO_SHOW');
    const when = { date: YESTERDAY, time: '14:00:00' };
    expectAtT1(await walkIn(server, 'partner', when), 'SEATED');
  });

  test.each([{ tables: ['T2'] }, { tables: undefined, force: undefined }])(
    '200 for taps of last night that a tablet sends this morning, and for a walk-in with %j',
    async (named) => {
      const { server, uuid } = await openAfter('CONFIRMED');
      const body = { status: 'SEATED', at: `${YESTERDAY}T23:05:00+01:00` };
      const path = `/bookings/${uuid}/status`;
      expectAtT1(await server.staff({ method: 'PUT', path, body }), 'SEATED');
      const late = { at: `${YESTERDAY}T23:35:30+01:00` };
      const seated = expectBooking(await walkIn(server, 'staff', { ...late, ...named }));
      expect(seated.seatedAt).toBe(late.at);
    },
  );

  test('200 for other tables of guests who were forgotten, where somebody sits today', async () => {
    const { server, uuid } = await openAfter('SEATED');
    expectBooking(await walkIn(server, 'staff', { tables: ['T2'] }));
    const body = { tables: ['T2'], force: STAFF_RULES };
    const moved = await server.staff({ method: 'PUT', path: `/bookings/${uuid}/tables`, body });
    expect(expectBooking(moved).tables.map(({ name }) => name)).toEqual(['T2']);
  });
});

test('200 ATTENDED for a wrong no-show whose table was given to others, and for a wrong ATTENDED NO_SHOW', async () => {
  const { server, uuid } = await openAfter('NO_SHOW');
  expectAtT1(await move(server, uuid, 'ATTENDED'), 'ATTENDED');
  expect(expectBooking(await move(server, uuid, 'NO_SHOW')).status).toBe('NO_SHOW');
});

test('200 NO_SHOW for a past booking that somebody seated by mistake, and other moves say what is possible', async () => {
  const { server, uuid } = await openAfter('SEATED');
  const back = await move(server, uuid, 'ARRIVED');
  expect(expectVenueProblem(back, 409, 'BOOKING_IS_OF_ANOTHER_DAY').detail).toBe(
    `The booking is of ${YESTERDAY}, which is over. It can only become ATTENDED or NO_SHOW.`,
  );
  const confirmed = await move(server, uuid, 'CONFIRMED');
  expect(expectVenueProblem(confirmed, 409, 'BOOKING_STATUS_NOT_VALID').detail).toBe(
    'A booking in SEATED cannot become CONFIRMED. Allowed from here: ATTENDED, NO_SHOW.',
  );
  const date = { method: 'PUT', path: `/bookings/${uuid}`, body: { date: TODAY } } as const;
  const stays = await server.staff(date);
  expect(expectVenueProblem(stays, 409, 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING').detail).toBe(
    'The guests were here on that day, so the day and the time stay.',
  );
  expectBooking(await move(server, uuid, 'NO_SHOW'));
});

test.each([
  ['NO_SHOW', 'CONFIRMED', 'Whether its guests come is not known before.'],
  ['SEATED', 'CONFIRMED', 'If its guests are here today, change its date first.'],
  [
    'SEATED',
    'NO_SHOW',
    'If its guests are here today, move it to CONFIRMED and change its date first.',
  ],
])(
  '409 BOOKING_IS_OF_ANOTHER_DAY for %s of a coming booking in %s: %s',
  async (to, from, advice) => {
    const { server } = await openAfter('NO_SHOW');
    const { uuid } = await createBooking(server, { date: TOMORROW });
    if (from !== 'CONFIRMED') expectBooking(await moveAsPartner(server, uuid, from));
    const answer = await move(server, uuid, to);
    expect(expectVenueProblem(answer, 409, 'BOOKING_IS_OF_ANOTHER_DAY').detail).toBe(
      `The booking is of ${TOMORROW}, and today is ${TODAY}. ${advice}`,
    );
  },
);

test('409 BOOKING_IS_OF_ANOTHER_DAY for the bill of a coming booking by staff; 200 for that of a past one', async () => {
  const { server, uuid } = await openAfter('SEATED');
  const coming = await createBooking(server, { date: TOMORROW });
  expectBooking(await moveAsPartner(server, coming.uuid, 'SEATED'));
  const close = (of: string) =>
    server.staff({
      method: 'PUT',
      path: `/bookings/${of}/tickets/close`,
      body: { totalAmount: 100 },
    });
  expectVenueProblem(await close(coming.uuid), 409, 'BOOKING_IS_OF_ANOTHER_DAY');
  expectAtT1(await close(uuid), 'ACCOUNT_PAID');
});

test('409 BOOKING_IS_OF_ANOTHER_DAY for a table that is ready for guests who waited yesterday', async () => {
  const { server } = await openAfter('NO_SHOW');
  server.setNow(at('20:30:00', YESTERDAY));
  const body = { status: 'WAIT_LIST_WALK_IN', tables: undefined, force: undefined };
  const { uuid } = expectBooking(await walkIn(server, 'staff', body));
  server.setNow(at('08:55:00', TODAY));
  const path = `/bookings/${uuid}/table-ready`;
  const ready = await server.staff({ method: 'PUT', path, body: {} });
  expectVenueProblem(ready, 409, 'BOOKING_IS_OF_ANOTHER_DAY');
});

test('409 STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING for the undo that would seat guests of today on the day that their booking has since', async () => {
  const { server } = await openAfter('NO_SHOW');
  const { uuid } = await createBooking(server, { date: TODAY, time: '12:00:00' });
  expectBooking(await move(server, uuid, 'SEATED'));
  expectBooking(await undoLast(server, uuid));
  const path = `/bookings/${uuid}`;
  expectBooking(await server.staff({ method: 'PUT', path, body: { date: TOMORROW } }));
  const undo = await server.staff({ method: 'POST', path: `${path}/undo`, body: { entry: 3 } });
  const problem = expectVenueProblem(undo, 409, 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING');
  expect(problem.detail).toContain(`The guests were here on ${TODAY}`);
});
