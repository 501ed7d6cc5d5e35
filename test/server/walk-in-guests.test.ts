import { describe, expect, test } from 'vitest';
import { StaffBookingList } from '../../src/contract/staff/list-bookings.ts';
import { forgetWalkInGuests } from '../../src/operations/bookings/forget-walk-in-guests.ts';
import { readStored } from '../fixtures/stored-bytes.ts';
import { openTestServer, type TestServer, TODAY } from '../fixtures/test-context.ts';
import { expectProblem, expectStaffBooking } from './expect-response.ts';
import { readLog } from './staff-log.ts';

/** How staff recognize guests without a booking: for the staff, until the next work day begins. */

const EVENING = Date.parse(`${TODAY}T20:10:00+01:00`);
const BEFORE_FIVE = Date.parse('2030-01-17T04:59:00+01:00');
const AT_FIVE = Date.parse('2030-01-17T05:00:00+01:00');
const RED_HAT = {
  label: 'red hat by the bar',
  name: 'Mireia Puig',
  phone: '+34600999888',
  email: 'mireia@guest.example',
};
const VALUES = Object.values(RED_HAT);

function walkIn({ staff }: TestServer, overrides: object = {}, headers = {}) {
  const body = { pax: 2, paxChildren: 0, ...overrides };
  return staff({ method: 'POST', path: '/bookings/walk-ins', body, headers });
}

/** An evening with a waiting party that has a name. */
async function openWithParty() {
  const server = await openTestServer({ now: EVENING });
  const answer = await walkIn(server, { status: 'WAIT_LIST_WALK_IN', ...RED_HAT });
  return { server, uuid: expectStaffBooking(answer).uuid };
}

/** The values of the party in some text. */
function valuesIn(text: string): string[] {
  return VALUES.filter((value) => text.includes(value));
}

describe('200', () => {
  test.each(['SEATED', 'WAIT_LIST_WALK_IN'])(
    '%s with what was noted, in every answer',
    async (status) => {
      const server = await openTestServer({ now: EVENING });
      const booking = expectStaffBooking(await walkIn(server, { status, ...RED_HAT }));
      expect(booking).toMatchObject({ status, walkInGuest: RED_HAT, customer: null });
      const path = `/bookings/${booking.uuid}`;
      expect(expectStaffBooking(await server.staff({ path })).walkInGuest).toEqual(RED_HAT);
      for (const query of ['', `?uuid=${booking.uuid}`]) {
        const list = await server.staff({ path: `/bookings${query}` });
        expect(StaffBookingList.parse(list.json()).data[0]?.walkInGuest).toEqual(RED_HAT);
      }
    },
  );

  test('with null for what was not noted', async () => {
    const server = await openTestServer({ now: EVENING });
    const { label } = RED_HAT;
    const labeled = expectStaffBooking(await walkIn(server, { label }));
    expect(labeled.walkInGuest).toEqual({ label, name: null, phone: null, email: null });
    const other = await walkIn(server, { status: 'WAIT_LIST_WALK_IN' });
    expect(expectStaffBooking(other).walkInGuest).toBeNull();
  });

  test('for partners without it, whatever they send', async () => {
    const { server, uuid } = await openWithParty();
    for (const path of [`/bookings/${uuid}`, '/bookings'])
      for (const as of ['pos', 'app'] as const)
        expect(valuesIn((await server.partner({ path, as })).body)).toEqual([]);
    const body = { pax: 2, paxChildren: 0, ...RED_HAT };
    const own = await server.partner({ method: 'POST', path: '/bookings/walk-ins', body });
    expect([own.statusCode, valuesIn(own.body)]).toEqual([200, []]);
    const seen = await server.staff({ path: `/bookings/${own.json().uuid}` });
    expect(expectStaffBooking(seen).walkInGuest).toBeNull();
  });
});

test('422 VALIDATION_ERROR for a label of more than 60 characters, an empty name, a phone that is too short, an email without host', async () => {
  const server = await openTestServer({ now: EVENING });
  const answer = await walkIn(server, {
    label: 'x'.repeat(61),
    name: '',
    phone: '60099988',
    email: 'mireia@',
  });
  expectProblem(answer, 422, 'VALIDATION_ERROR', ['label', 'name', 'phone', 'email']);
  expectStaffBooking(await walkIn(server, { label: 'x'.repeat(60) }));
});

describe('the end of the work day', () => {
  test('shows nothing of it from the moment the next one begins, though it is still stored', async () => {
    const { server, uuid } = await openWithParty();
    const paths = [`/bookings/${uuid}`, `/bookings?uuid=${uuid}`, `/bookings?date_start=${TODAY}`];
    for (const [now, count] of [
      [BEFORE_FIVE, VALUES.length],
      [AT_FIVE, 0],
    ] as const) {
      server.setNow(now);
      for (const path of paths) {
        const answer = await server.staff({ path });
        expect([path, valuesIn(answer.body).length]).toEqual([path, count]);
        expect(answer.body).toContain(uuid);
      }
    }
  });

  test('removes it from the tables, and no log has it', async () => {
    const { server, uuid } = await openWithParty();
    server.setNow(BEFORE_FIVE);
    await forgetWalkInGuests(server.context);
    expect(valuesIn(await readStored(server.database.url))).toEqual(VALUES);
    server.setNow(AT_FIVE);
    await forgetWalkInGuests(server.context);
    expect(valuesIn(await readStored(server.database.url))).toEqual([]);
    expect(valuesIn(server.log.join('\n'))).toEqual([]);
    expect(valuesIn(JSON.stringify(await readLog(server, uuid)))).toEqual([]);
  });

  test('keeps what was noted since, and that of venues whose day is not over', async () => {
    const { server } = await openWithParty();
    server.setNow(AT_FIVE);
    const { uuid } = expectStaffBooking(
      await walkIn(server, { status: 'WAIT_LIST_WALK_IN', label: 'blue coat' }),
    );
    await forgetWalkInGuests(server.context);
    const read = await server.staff({ path: `/bookings/${uuid}` });
    expect(expectStaffBooking(read).walkInGuest?.label).toBe('blue coat');
  });
});

test('neither the journal nor the stored response of a retry can be read for it', async () => {
  const server = await openTestServer({ now: EVENING });
  const headers = { 'idempotency-key': 'one-tap' };
  const first = await walkIn(server, { status: 'WAIT_LIST_WALK_IN', ...RED_HAT }, headers);
  const { uuid } = expectStaffBooking(first);
  expect((await walkIn(server, { status: 'WAIT_LIST_WALK_IN', ...RED_HAT }, headers)).body).toBe(
    first.body,
  );
  expect(valuesIn(JSON.stringify(await readLog(server, uuid)))).toEqual([]);
  server.setNow(AT_FIVE);
  await forgetWalkInGuests(server.context);
  expect(await server.context.store.truncateLog()).toBeNull();
  expect(valuesIn(await readStored(server.database.url))).toEqual([]);
});
