import { describe, expect, test } from 'vitest';
import { STAFF_RULES } from '../../src/domain/availability/staff-rules.ts';
import {
  aBookingRequest,
  openTestServer,
  type TestServer,
  TODAY,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { aShift, aTable, aVenue } from '../fixtures/venue.ts';
import { createBooking, move } from './booking-fixtures.ts';
import { expectBooking, expectProblem, expectVenueProblem } from './expect-response.ts';

/** Guests arrive, sit down and leave on the work day of their booking. */

const YESTERDAY = '2030-01-15';
const EVENING = Date.parse(`${TODAY}T20:30:00+01:00`);
const DOOR = ['ARRIVED', 'SEATED', 'NO_SHOW'] as const;

function open(now = EVENING) {
  const shifts = [aShift({ lastBookingTime: '01:30:00' })];
  return openTestServer({ venue: aVenue({ shifts }), now });
}

describe('by the staff', () => {
  test.each(DOOR)(
    '409 BOOKING_IS_OF_ANOTHER_DAY with its work day and what to do for %s of tomorrow’s booking',
    async (status) => {
      const server = await open();
      const { uuid } = await createBooking(server, { date: TOMORROW });
      const answer = await move(server, uuid, status);
      const problem = expectVenueProblem(answer, 409, 'BOOKING_IS_OF_ANOTHER_DAY');
      expect(problem).toMatchObject({
        workDay: TOMORROW,
        detail: `The booking is of ${TOMORROW}, and today is ${TODAY}. ${
          status === 'NO_SHOW'
            ? 'Whether its guests come is not known before.'
            : 'If its guests are here today, change its date first.'
        }`,
      });
      expect((await server.staff({ path: `/bookings/${uuid}` })).json().status).toBe('CONFIRMED');
    },
  );

  test('200 SEATED once the booking of tomorrow is brought forward to today', async () => {
    const server = await open();
    const { uuid } = await createBooking(server, { date: TOMORROW, time: '21:00:00' });
    const body = { date: TODAY };
    expectBooking(await server.staff({ method: 'PUT', path: `/bookings/${uuid}`, body }));
    expect(expectBooking(await move(server, uuid, 'SEATED')).status).toBe('SEATED');
  });

  test('409 STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING for the undo of the date once the guests sit, who stay where they are', async () => {
    const server = await open();
    const { uuid } = await createBooking(server, { date: TOMORROW, time: '21:00:00' });
    const body = { date: TODAY };
    const forward = await server.staff({ method: 'PUT', path: `/bookings/${uuid}`, body });
    const { version: entry } = forward.json();
    const seated = await move(server, uuid, 'SEATED');
    expectBooking(seated);
    const undo = await server.staff({
      method: 'POST',
      path: `/bookings/${uuid}/undo`,
      headers: { 'if-match': String(seated.headers.etag) },
      body: { entry },
    });
    const problem = expectVenueProblem(undo, 409, 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING');
    expect(problem.detail).toContain('The guests are here');
    const booking = (await server.staff({ path: `/bookings/${uuid}` })).json();
    expect([booking.status, booking.workDay]).toEqual(['SEATED', TODAY]);
  });

  test('200 SEATED after midnight, while the service of its work day goes on', async () => {
    const server = await open();
    const { uuid } = await createBooking(server, { date: TODAY, time: '01:00:00' });
    server.setNow(Date.parse(`${TOMORROW}T00:55:00+01:00`));
    expectBooking(await move(server, uuid, 'SEATED'));
  });

  test('409 NO_AVAILABLE_SLOT for a walk-in beside guests who sit down fourteen hours after their booked time', async () => {
    const server = await openTestServer({
      venue: aVenue({
        tables: [aTable(1)],
        combinations: [],
        shifts: [aShift({ firstBookingTime: '08:00:00', lastBookingTime: '23:30:00' })],
      }),
      now: Date.parse(`${TODAY}T07:00:00+01:00`),
    });
    const { uuid } = await createBooking(server, { date: TODAY, time: '08:30:00' });
    server.setNow(Date.parse(`${TODAY}T22:30:00+01:00`));
    expectBooking(await move(server, uuid, 'SEATED'));
    const body = { pax: 2, paxChildren: 0, tables: ['T1'], force: STAFF_RULES };
    const walkIn = await server.staff({ method: 'POST', path: '/bookings/walk-ins', body });
    expectVenueProblem(walkIn, 409, 'NO_AVAILABLE_SLOT');
  });

  test('409 BOOKING_IS_OF_ANOTHER_DAY for SEATED of a past booking, 200 for NO_SHOW and ATTENDED', async () => {
    const server = await open(Date.parse(`${YESTERDAY}T20:30:00+01:00`));
    const came = await createBooking(server, { date: YESTERDAY, time: '21:00:00' });
    const never = await createBooking(server, { date: YESTERDAY, time: '21:00:00' });
    expectBooking(await move(server, came.uuid, 'SEATED'));
    server.setNow(EVENING);
    const seated = await move(server, never.uuid, 'SEATED');
    expectVenueProblem(seated, 409, 'BOOKING_IS_OF_ANOTHER_DAY');
    expect(seated.json().detail).toBe(
      `The booking is of ${YESTERDAY}, which is over. It can only become ATTENDED or NO_SHOW.`,
    );
    expectVenueProblem(await move(server, came.uuid, 'DESSERTS'), 409, 'BOOKING_IS_OF_ANOTHER_DAY');
    expectBooking(await move(server, never.uuid, 'NO_SHOW'));
    expectBooking(await move(server, came.uuid, 'ATTENDED'));
  });

  test.each(['CONFIRMED', 'ARRIVED', 'WAIT_LIST_WALK_IN'] as const)(
    '200 ATTENDED for a past booking in %s, whose guests came although nobody seated them; when they left is unknown',
    async (status) => {
      const server = await open(Date.parse(`${YESTERDAY}T20:30:00+01:00`));
      const body = { pax: 2, paxChildren: 0, status, quotedWaitMinutes: 10 };
      const path = '/bookings/walk-ins';
      const { uuid } =
        status === 'WAIT_LIST_WALK_IN'
          ? expectBooking(await server.staff({ method: 'POST', path, body }))
          : await createBooking(server, { date: YESTERDAY, time: '21:00:00' });
      if (status === 'ARRIVED') expectBooking(await move(server, uuid, 'ARRIVED'));
      expectVenueProblem(await move(server, uuid, 'ATTENDED'), 409, 'BOOKING_STATUS_NOT_VALID');
      server.setNow(EVENING);
      const booking = expectBooking(await move(server, uuid, 'ATTENDED'));
      expect([booking.status, booking.seatedAt, booking.endedAt]).toEqual(['ATTENDED', null, null]);
    },
  );

  test.each(['SEATED', 'DESSERTS', 'ATTENDED'] as const)(
    '200 CONFIRMED for a coming booking that a partner has made %s too early; for one of today, 409 BOOKING_STATUS_NOT_VALID',
    async (status) => {
      const server = await open();
      const path = (uuid: string) => `/bookings/${uuid}/status`;
      const make = async (date: string) => {
        const { uuid } = await createBooking(server, { date, time: '21:30:00' });
        const statuses = status === 'SEATED' ? [status] : (['SEATED', status] as const);
        for (const to of statuses)
          expectBooking(
            await server.partner({ method: 'PUT', path: path(uuid), body: { status: to } }),
          );
        return uuid;
      };
      const [today, tomorrow] = [await make(TODAY), await make(TOMORROW)];
      const refused = await move(server, today, 'CONFIRMED');
      expectVenueProblem(refused, 409, 'BOOKING_STATUS_NOT_VALID');
      const corrected = expectBooking(await move(server, tomorrow, 'CONFIRMED'));
      expect(corrected).toMatchObject({ status: 'CONFIRMED', seatedAt: null, endedAt: null });
      expect(corrected.tables).toHaveLength(1);
    },
  );

  test.each([
    [YESTERDAY, 'SEATED', `${YESTERDAY} is over.`],
    [TOMORROW, 'SEATED', `Make a booking for ${TOMORROW} instead.`],
    [TOMORROW, 'WAIT_LIST_WALK_IN', `Make a booking for ${TOMORROW} instead.`],
  ])(
    '409 BOOKING_IS_OF_ANOTHER_DAY for a walk-in of %s in %s, 200 by a partner',
    async (date, status, advice) => {
      const server = await open();
      const walkIn = { pax: 2, paxChildren: 0, date, time: '21:00:00' };
      const call = { method: 'POST', path: '/bookings/walk-ins' } as const;
      const answer = await server.staff({ ...call, body: { ...walkIn, status } });
      const problem = expectVenueProblem(answer, 409, 'BOOKING_IS_OF_ANOTHER_DAY');
      expect(problem).toMatchObject({ workDay: date });
      expect(problem.detail).toBe(
        `Guests without a booking are seated on the day on which they come, and today is ${TODAY}. ${advice}`,
      );
      expectBooking(await server.partner({ ...call, body: walkIn }));
    },
  );

  test('200 for a tap of last night that a tablet without a network sends today', async () => {
    const server = await open(Date.parse(`${TODAY}T23:00:00+01:00`));
    const { uuid } = await createBooking(server, { date: TODAY, time: '23:30:00' });
    const at = `${TODAY}T23:35:00+01:00`;
    server.setNow(Date.parse(`${TOMORROW}T09:00:00+01:00`));
    const body = { status: 'SEATED', at };
    expectBooking(await server.staff({ method: 'PUT', path: `/bookings/${uuid}/status`, body }));
  });
});

describe('by a partner', () => {
  test.each(DOOR)('200 %s of tomorrow’s booking', async (status) => {
    const server = await open();
    const { uuid } = await createBooking(server, { date: TOMORROW });
    const path = `/bookings/${uuid}/status`;
    expectBooking(await server.partner({ method: 'PUT', path, body: { status } }));
  });

  test('409 NO_AVAILABLE_SLOT for SEATED of a booking in a month, while somebody sits at the only table', async () => {
    const server = await openTestServer({
      venue: aVenue({ tables: [aTable(1)], combinations: [] }),
      now: EVENING,
    });
    const { uuid } = await createBooking(server, { date: '2030-02-20' });
    const walkIn = { method: 'POST', path: '/bookings/walk-ins', body: { pax: 2, paxChildren: 0 } };
    const guests = expectBooking(await server.partner({ ...walkIn, method: 'POST' }));
    const path = `/bookings/${uuid}/status`;
    const body = { status: 'SEATED' };
    expectProblem(await server.partner({ method: 'PUT', path, body }), 409, 'NO_AVAILABLE_SLOT');
    expectBooking(await move(server, guests.uuid, 'ATTENDED'));
    expectBooking(await server.partner({ method: 'PUT', path, body }));
  });

  test('200 SEATED of tomorrow’s booking at another table than the one where somebody sits', async () => {
    const server = await open();
    const body = aBookingRequest({ date: TOMORROW });
    const { uuid, tables } = expectBooking(
      await server.partner({ method: 'POST', path: '/bookings', body }),
    );
    const names = tables.map(({ name }) => name);
    const party = { pax: 2, paxChildren: 0, tables: names };
    expectBooking(
      await server.partner({ method: 'POST', path: '/bookings/walk-ins', body: party }),
    );
    const seated = await server.partner({
      method: 'PUT',
      path: `/bookings/${uuid}/status`,
      body: { status: 'SEATED' },
    });
    expect(expectBooking(seated).tables.map(({ name }) => name)).not.toEqual(names);
  });

  test('409 NO_AVAILABLE_SLOT for a walk-in beside the guests of tomorrow whom a partner has seated, 200 once they have left', async () => {
    const server = await openTestServer({
      venue: aVenue({ tables: [aTable(1)], combinations: [] }),
      now: EVENING,
    });
    const { uuid } = await createBooking(server, { date: TOMORROW });
    expectBooking(await seat(server, uuid));
    const path = '/bookings/walk-ins';
    const body = { pax: 2, paxChildren: 0, tables: ['T1'] };
    const [byStaff, byPartner] = [
      await server.staff({ method: 'POST', path, body: { ...body, force: STAFF_RULES } }),
      await server.partner({ method: 'POST', path, body }),
    ];
    expectVenueProblem(byStaff, 409, 'NO_AVAILABLE_SLOT');
    expectProblem(byPartner, 409, 'NO_AVAILABLE_SLOT');
    const status = { method: 'PUT', path: `/bookings/${uuid}/status` } as const;
    expectBooking(await server.partner({ ...status, body: { status: 'ATTENDED' } }));
    expectBooking(await server.partner({ method: 'POST', path, body }));
  });

  test('409 NO_AVAILABLE_SLOT for a walk-in beside guests of tomorrow night whom a partner has seated at noon', async () => {
    const server = await openTestServer({
      venue: aVenue({
        tables: [aTable(1)],
        combinations: [],
        shifts: [aShift({ lastBookingTime: '01:30:00' })],
      }),
    });
    const { uuid } = await createBooking(server, { date: TOMORROW, time: '01:00:00' });
    expectBooking(await seat(server, uuid));
    const body = { pax: 2, paxChildren: 0, tables: ['T1'], force: STAFF_RULES };
    const walkIn = await server.staff({ method: 'POST', path: '/bookings/walk-ins', body });
    expectVenueProblem(walkIn, 409, 'NO_AVAILABLE_SLOT');
  });

  test('200 ATTENDED by the staff for guests of tomorrow whom a partner has seated, once their date is today', async () => {
    const server = await open();
    const { uuid, tables } = await createBooking(server, { date: TOMORROW, time: '21:00:00' });
    expectBooking(await seat(server, uuid));
    const left = await move(server, uuid, 'ATTENDED');
    expectVenueProblem(left, 409, 'BOOKING_IS_OF_ANOTHER_DAY');
    const path = `/bookings/${uuid}`;
    const later = await server.staff({ method: 'PUT', path, body: { time: '22:00:00' } });
    expectVenueProblem(later, 409, 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING');
    const today = await server.staff({ method: 'PUT', path, body: { date: TODAY } });
    expect(expectBooking(today)).toMatchObject({
      bookingAt: `${TODAY}T21:00:00+01:00`,
      status: 'SEATED',
      tables,
    });
    expectBooking(await move(server, uuid, 'ATTENDED'));
  });
});

function seat(server: TestServer, uuid: string) {
  const body = { status: 'SEATED' };
  return server.partner({ method: 'PUT', path: `/bookings/${uuid}/status`, body });
}
