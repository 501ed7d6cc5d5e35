import { describe, expect, test } from 'vitest';
import { listJournalEntries } from '../../src/store/journal.ts';
import { aMember, signInAs } from '../fixtures/staff-members.ts';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  type TestServer,
  TODAY,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { aShift, aTable, aVenue } from '../fixtures/venue.ts';
import {
  asDiner,
  book,
  cancel,
  join,
  look,
  openWaitList,
  stateOf,
  told,
} from '../operations/wait-list/wait-list-server.ts';
import { checkCalendar, checkWorkDay, codesOf } from './availability-requests.ts';
import { createBooking, move } from './booking-fixtures.ts';
import { expectBooking, expectProblem, expectRules } from './expect-response.ts';
import { expectServiceDay, OPEN_DAY, putDay } from './service-day-requests.ts';

const at = (time: string) => ({ date: TODAY, time: `${time}:00` });

function take({ widget }: TestServer, time: string, more: object = {}) {
  const customer = { ...aBookingRequest().customer, email: 'ana@guest.test' };
  const body = aBookingRequest({ ...at(time), pax: 2, customer, ...more });
  return widget({ method: 'POST', path: '/bookings', body });
}

function expectTaken({ statusCode, body }: Awaited<ReturnType<typeof take>>) {
  expect(statusCode, body).toBe(200);
}

async function entriesOf({ context, venue }: TestServer, subjectId: string) {
  const { accountId } = venue;
  return context.store.read((db) => listJournalEntries(db, { accountId, subjectId }));
}

describe('read-service-day', () => {
  test('200 with version 0 for a day for which nothing was set', async () => {
    const { staff } = await openTestServer();
    const day = expectServiceDay(await staff({ path: `/service-days/${TOMORROW}` }));
    const times = ['20:00:00', '20:30:00', '21:00:00', '21:30:00', '22:00:00'];
    expect(day).toEqual({ ...OPEN_DAY, date: TOMORROW, times, blocks: [], affected: [] });
  });
});

describe('update-service-day', () => {
  test('200, and nobody books after the last time: neither guests nor, unless they say so, staff', async () => {
    const server = await openTestServer();
    const day = expectServiceDay(await putDay(server, { lastBookingTime: '21:00:00' }));
    expect(day).toMatchObject({ version: 1, lastBookingTime: '21:00:00', affected: [] });
    const codes = codesOf(await checkWorkDay(server, TODAY));
    expect(codes.at(-1)).toEqual(['21:00', 'AVAILABLE']);
    expectProblem(await take(server, '21:30'), 409, 'NO_AVAILABLE_SLOT');
    expectTaken(await take(server, '21:00'));
    const body = { ...at('21:30'), pax: 2, customer: { name: 'Puig' }, privacyTold: 'BY_PHONE' };
    const book = (more: object) =>
      server.staff({ method: 'POST', path: '/bookings', body: { ...body, ...more } });
    expectRules(await book({}), ['CLOSED']);
    expectBooking(await book({ force: ['SHIFT'] }));
  });

  test('200, and the whole day is closed online while it is paused; staff go on', async () => {
    const server = await openTestServer();
    expectServiceDay(await putDay(server, { isOnlinePaused: true }));
    const { workDays } = await checkCalendar(server, TODAY, TOMORROW);
    expect(workDays.map(({ availability }) => availability.code)).toEqual(['CLOSED', 'AVAILABLE']);
    expectProblem(await take(server, '20:00'), 409, 'NO_AVAILABLE_SLOT');
    const body = { ...at('20:00'), pax: 2, customer: { name: 'Puig' }, privacyTold: 'BY_PHONE' };
    expectBooking(await server.staff({ method: 'POST', path: '/bookings', body }));
    expectServiceDay(await putDay(server, { version: 1 }));
    expectTaken(await take(server, '20:00'));
  });

  test('200, and the tables of a closed area are given to nobody', async () => {
    const terrace = { floorPlanAreaId: 2 };
    const server = await openTestServer({
      venue: aVenue({
        tables: [aTable(1), aTable(2, terrace)],
        combinations: [],
        shifts: [aShift({ floorPlanAreaIds: [1, 2] })],
      }),
    });
    const outside = await createBooking(server, { ...at('20:00'), ...terrace });
    const day = expectServiceDay(await putDay(server, { closedAreaIds: [2] }));
    expect(day.affected).toEqual([
      expect.objectContaining({
        uuid: outside.uuid,
        reason: 'AREA_CLOSED',
        otherTables: [expect.objectContaining({ id: 1 })],
        otherTime: null,
      }),
    ]);
    expectProblem(await take(server, '22:00', terrace), 409, 'BOOKING_AVAILABILITY_NOT_FOUND');
    expectTaken(await take(server, '22:00', { floorPlanAreaId: 1 }));
    const walkIn = {
      method: 'POST',
      path: '/bookings/walk-ins',
      body: { pax: 2, paxChildren: 0 },
    } as const;
    expect(expectBooking(await server.staff(walkIn)).tables).toMatchObject([{ id: 1 }]);
    expectProblem(await server.staff(walkIn), 409, 'NO_AVAILABLE_SLOT');
  });

  test('200, and a quarter hour takes no more covers than the pace allows', async () => {
    const server = await openTestServer({
      venue: aVenue({ shifts: [aShift({ stepMinutes: 5 })] }),
    });
    const first = await createBooking(server, at('20:00'));
    const second = await createBooking(server, at('20:05'));
    const day = expectServiceDay(await putDay(server, { maxCoversPerQuarter: 3 }));
    expect(day.affected).toMatchObject([
      { uuid: second.uuid, reason: 'PACE', otherTime: `${TODAY}T20:15:00+01:00` },
    ]);
    expectBooking(await move(server, first.uuid, 'CANCELED'));
    expectProblem(await take(server, '20:10'), 409, 'NO_AVAILABLE_SLOT');
    expectTaken(await take(server, '20:15'));
    const body = { ...at('20:10'), pax: 2, customer: { name: 'Puig' }, privacyTold: 'BY_PHONE' };
    const answer = await server.staff({ method: 'POST', path: '/bookings', body });
    expect(expectRules(answer, ['COVERS_PER_SLOT']).rules).toMatchObject([{ limit: 3, taken: 2 }]);
  });

  test('200 for a host who moves one of them to the time or the tables of the answer: it fits then', async () => {
    const terrace = { floorPlanAreaId: 2 };
    const server = await openTestServer({
      venue: aVenue({
        tables: [aTable(1), aTable(2, terrace), aTable(3)],
        combinations: [],
        shifts: [aShift({ floorPlanAreaIds: [1, 2] })],
      }),
    });
    const host = await signInAs(server, await aMember(server, { role: 'HOST' }));
    const late = await createBooking(server, { ...at('22:00'), floorPlanAreaId: 1 });
    const outside = await createBooking(server, { ...at('20:00'), ...terrace });
    const change = { lastBookingTime: '21:00:00', closedAreaIds: [2] };
    const { affected } = expectServiceDay(await putDay(server, { ...change, dryRun: true }));
    expect(affected.map(({ uuid, reason }) => [uuid, reason])).toEqual([
      [outside.uuid, 'AREA_CLOSED'],
      [late.uuid, 'AFTER_LAST_TIME'],
    ]);
    const [first, second] = affected;
    const put = (path: string, version: number | undefined, body: object) =>
      host({ method: 'PUT', path, body, headers: { 'if-match': `"${version}"` } });
    const time = second?.otherTime?.slice(11, 19);
    expectBooking(await put(`/bookings/${late.uuid}`, second?.version, { time }));
    const tables = first?.otherTables?.map(({ posId }) => posId);
    const body = { tables, hasFixedTables: false };
    expectBooking(await put(`/bookings/${outside.uuid}/tables`, first?.version, body));
    expect(expectServiceDay(await putDay(server, change)).affected).toEqual([]);
  });

  test('200 with those whom it hits: name, phone, party and the nearest time; a dry run changes nothing', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, {
      ...at('22:00'),
      customer: { ...aBookingRequest().customer, name: 'Laura Puig', phone: '+34600111222' },
    });
    const change = { lastBookingTime: '21:00:00', dryRun: true };
    const tried = expectServiceDay(await putDay(server, change));
    expect(tried.affected).toEqual([
      {
        uuid,
        version: 1,
        status: 'CONFIRMED',
        reason: 'AFTER_LAST_TIME',
        name: 'Laura Puig',
        phone: '+34600111222',
        pax: 2,
        paxChildren: 0,
        bookingAt: `${TODAY}T22:00:00+01:00`,
        isInHouse: false,
        tables: [expect.objectContaining({ id: 1 })],
        otherTables: null,
        otherTime: `${TODAY}T21:00:00+01:00`,
        isMoved: false,
      },
    ]);
    const stored = await server.staff({ path: `/service-days/${TODAY}` });
    expect(expectServiceDay(stored)).toMatchObject({ version: 0, affected: [] });
    const changed = expectServiceDay(await putDay(server, { ...change, dryRun: false }));
    expect(changed.affected).toEqual(tried.affected);
  });

  test('409 BOOKING_IS_OUTDATED when another tablet has changed the day; the same again is no change', async () => {
    const server = await openTestServer();
    const change = { isOnlinePaused: true, teamNote: 'No sea bass.' };
    expectServiceDay(await putDay(server, change));
    expectProblem(await putDay(server, { maxCoversPerQuarter: 8 }), 409, 'BOOKING_IS_OUTDATED');
    expect(expectServiceDay(await putDay(server, change)).version).toBe(1);
    expect(await entriesOf(server, TODAY)).toHaveLength(1);
  });

  test.each([
    ['a past day', '2030-01-15', {}, 'date'],
    ['an area that the venue does not have', TODAY, { closedAreaIds: [7] }, 'closedAreaIds'],
    ['an unknown field', TODAY, { lastTime: '22:00:00' }, 'lastTime'],
    ['no text', TODAY, { guestMessage: '' }, 'guestMessage'],
  ])('422 VALIDATION_ERROR for %s', async (_, date, more, parameter) => {
    const server = await openTestServer();
    expectProblem(await putDay(server, more, date), 422, 'VALIDATION_ERROR', [parameter]);
  });

  test('an entry in the journal, an event for partners, and not a word of the note', async () => {
    const server = await openTestServer();
    await putDay(server, { lastBookingTime: '21:00:00', teamNote: 'Laura is ill.' });
    const [entry] = await entriesOf(server, TODAY);
    expect(entry).toMatchObject({
      subject: 'VENUE',
      operation: 'update-service-day',
      workDay: TODAY,
      writtenAt: NOON,
      changes: { lastBookingTime: [null, '21:00:00'], hasTeamNote: [false, true] },
    });
    expect(JSON.stringify(entry)).not.toContain('Laura');
    const events = await server.partner({ path: '/events' });
    expect(events.body).toContain('availability.changed');
    expect(events.body).toContain(TODAY);
  });

  test.each([
    ['a last time', { lastBookingTime: '19:45:00' }, 'AFTER_LAST_TIME'],
    ['a closed area', { closedAreaIds: [1] }, 'AREA_CLOSED'],
    ['a lower pace', { maxCoversPerQuarter: 1 }, 'PACE'],
    ['a pause online', { isOnlinePaused: true }, 'PAUSED'],
  ])(
    '200, and an offer that does not fit %s ends: its party is told, and keeps its place',
    async (_, limits, reason) => {
      const server = await openWaitList();
      const offered = await join(server);
      await look(server);
      expect(await stateOf(server, offered)).toBe('OFFERED');
      const tried = expectServiceDay(await putDay(server, { ...limits, dryRun: true }));
      expect(tried.affected).toMatchObject([
        { uuid: offered, status: 'PENDING_WAIT_LIST_BOOKING', reason, tables: [{ id: 1 }] },
      ]);
      expect(await stateOf(server, offered)).toBe('OFFERED');
      const day = expectServiceDay(await putDay(server, limits));
      expect(day.affected).toEqual(tried.affected);
      expect(await stateOf(server, offered)).toBe('WAITING');
      expect(await told(server, offered)).toContain('OFFER_EXPIRED');
      const { answer } = await asDiner(server, offered);
      expectProblem(await answer('CLAIM'), 409, 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING');
      await look(server);
      expect(await stateOf(server, offered)).toBe('WAITING');
      const log = await server.staff({ path: `/bookings/${offered}/log` });
      expect(log.json().entries[0]).toMatchObject({
        operation: 'end-offer',
        actor: { kind: 'STAFF' },
      });
      const read = expectServiceDay(await server.staff({ path: `/service-days/${TODAY}` }));
      expect(read.affected).toEqual([]);
    },
  );

  test('200, and an offer that staff made against the limits stands when others change', async () => {
    const server = await openWaitList();
    const chosen = await join(server);
    expectServiceDay(await putDay(server, { lastBookingTime: '19:45:00' }));
    const offer = (more: object) =>
      server.staff({
        method: 'PUT',
        path: `/bookings/${chosen}/offer`,
        body: { tables: ['T1'], ...more },
      });
    expectRules(await offer({}), ['CLOSED']);
    expect((await offer({ force: ['SHIFT'] })).statusCode).toBe(200);
    const change = { version: 1, lastBookingTime: '19:45:00', maxCoversPerQuarter: 20 };
    expect(expectServiceDay(await putDay(server, change)).affected).toEqual([]);
    expect(await stateOf(server, chosen)).toBe('OFFERED');
  });

  test('200 with the requests that nobody can accept any more, and not with those who only wait', async () => {
    const server = await openTestServer();
    const requested = await createBooking(server, { ...at('22:00'), status: 'REQUESTED' });
    await createBooking(server, { ...at('22:00'), status: 'PENDING_WAIT_LIST_BOOKING' });
    const day = expectServiceDay(await putDay(server, { lastBookingTime: '21:00:00' }));
    expect(day.affected).toMatchObject([
      {
        uuid: requested.uuid,
        status: 'REQUESTED',
        reason: 'AFTER_LAST_TIME',
        tables: [],
        otherTime: `${TODAY}T21:00:00+01:00`,
      },
    ]);
  });

  test('200, and no-shows do not count for the pace, as for a new booking', async () => {
    const server = await openTestServer();
    const first = await createBooking(server, at('20:00'));
    expectBooking(await move(server, first.uuid, 'NO_SHOW'));
    await createBooking(server, at('20:00'));
    const day = expectServiceDay(await putDay(server, { maxCoversPerQuarter: 2 }));
    expect(day.affected).toEqual([]);
  });

  test('409 NO_AVAILABLE_SLOT for a table that was held before the last time was set', async () => {
    const server = await openTestServer();
    const body = { ...at('22:00'), pax: 2, paxChildren: 0 };
    const held = await server.widget({ method: 'POST', path: '/holds', body });
    const { secret: holdSecret } = held.json().hold;
    expectServiceDay(await putDay(server, { lastBookingTime: '21:00:00' }));
    expectProblem(await take(server, '22:00', { holdSecret }), 409, 'NO_AVAILABLE_SLOT');
    expectProblem(
      await server.widget({ method: 'POST', path: '/holds', body }),
      409,
      'NO_AVAILABLE_SLOT',
    );
  });

  test('a reopened evening makes the wait list look again', async () => {
    const server = await openWaitList();
    const taken = await book(server);
    const first = await join(server);
    expectServiceDay(await putDay(server, { isOnlinePaused: true }));
    await cancel(server, taken);
    await look(server);
    expect(await stateOf(server, first)).toBe('WAITING');
    expectServiceDay(await putDay(server, { version: 1 }));
    await look(server);
    expect(await stateOf(server, first)).toBe('OFFERED');
  });
});
