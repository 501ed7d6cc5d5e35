import { expect, test } from 'vitest';
import type { EventList } from '../../src/contract/partner/list-events.ts';
import type { Permission } from '../../src/domain/permission.ts';
import { forgetEvents } from '../../src/operations/events/forget-events.ts';
import { numberEvents } from '../../src/operations/events/number-events.ts';
import { forgetHolds } from '../../src/operations/holds/forget-holds.ts';
import { importVenue } from '../../src/operations/venues/import-venue.ts';
import { saveIntegration } from '../../src/store/integrations.ts';
import { listHolds } from '../../src/store/table-holds.ts';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  type TestServer,
  TODAY,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { aTable, aVenue } from '../fixtures/venue.ts';
import { join, look, openWaitList } from '../operations/wait-list/wait-list-server.ts';
import { createBooking, move, report } from './booking-fixtures.ts';
import { expectProblem } from './expect-response.ts';

const DAY = 24 * 3_600_000;
const DAY_AFTER = '2030-01-18';

async function pull(
  { partner }: TestServer,
  query: { after?: number; limit?: number } = {},
  as: 'pos' | 'app' = 'pos',
): Promise<EventList> {
  const search = new URLSearchParams(Object.entries(query).map(([key, one]) => [key, `${one}`]));
  const answer = await partner({ path: `/events?${search}`, as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const typesOf = ({ events }: EventList) => events.map(({ type }) => type);

test('200 and one event for each version of a booking, with ids and states but nothing of the guest', async () => {
  const server = await openTestServer();
  const { uuid } = await createBooking(server);
  const created = await pull(server);
  expect(created).toEqual({
    events: [
      {
        id: expect.any(String),
        type: 'booking.created',
        timestamp: new Date(NOON).toISOString(),
        data: {
          accountId: server.venue.accountId,
          bookingUuid: uuid,
          version: 1,
          status: 'CONFIRMED',
          workDay: TOMORROW,
        },
      },
      {
        id: expect.any(String),
        type: 'availability.changed',
        timestamp: new Date(NOON).toISOString(),
        data: {
          accountId: server.venue.accountId,
          bookingUuid: null,
          version: null,
          status: null,
          workDay: TOMORROW,
        },
      },
    ],
    next: 2,
  });
  await server.partner({ method: 'PUT', path: `/bookings/${uuid}`, body: { hotelRoom: '7' } });
  expect(await pull(server, { after: 2 })).toMatchObject({
    events: [{ type: 'booking.updated', data: { bookingUuid: uuid, version: 2 } }],
    next: 3,
  });
  await server.partner({
    method: 'PUT',
    path: `/bookings/${uuid}/cancel`,
    body: { cancelReason: 'OTHER' },
  });
  const canceled = await pull(server, { after: 3 });
  expect(typesOf(canceled)).toEqual(['booking.canceled', 'availability.changed']);
  expect(canceled.events[0]?.data).toMatchObject({ version: 3, status: 'CANCELED' });
  expect(await pull(server, { after: canceled.next })).toEqual({ events: [], next: canceled.next });
});

test('200 with ticket.closed in addition to the new status, and both days of a booking that moved', async () => {
  const server = await openTestServer();
  const { uuid } = await createBooking(server);
  await report(server, uuid, 'SEATED');
  const { next } = await pull(server);
  await server.partner({
    method: 'PUT',
    path: `/bookings/${uuid}/tickets/close`,
    body: { totalAmount: 5000 },
  });
  const closed = await pull(server, { after: next });
  expect(typesOf(closed)).toEqual([
    'booking.status_changed',
    'ticket.closed',
    'availability.changed',
  ]);
  const other = await createBooking(server);
  const before = await pull(server, { after: closed.next });
  const path = `/bookings/${other.uuid}`;
  await server.partner({ method: 'PUT', path, body: { date: DAY_AFTER } });
  const { events } = await pull(server, { after: before.next });
  expect(events.map(({ type, data }) => [type, data.workDay])).toEqual([
    ['booking.updated', DAY_AFTER],
    ['availability.changed', expect.any(String)],
    ['availability.changed', expect.any(String)],
  ]);
  expect(new Set(events.map(({ data }) => data.workDay))).toEqual(new Set([TOMORROW, DAY_AFTER]));
});

test('200 with one availability.changed for several changes of a day, and one for all days after an import', async () => {
  const server = await openTestServer();
  await createBooking(server);
  await createBooking(server);
  server.setNow(NOON + 1000);
  await importVenue(server.context, server.venue);
  const { events } = await pull(server);
  expect(events.map(({ type, data }) => [type, data.workDay])).toEqual([
    ['booking.created', TOMORROW],
    ['booking.created', TOMORROW],
    ['availability.changed', TOMORROW],
    ['availability.changed', null],
  ]);
});

test('200 with availability.changed when tables are no longer kept for visitors, once for all that end together', async () => {
  const tables = Array.from({ length: 12 }, (_, index) => aTable(index + 1));
  const server = await openTestServer({ venue: aVenue({ tables, combinations: [] }) });
  const hold = async () => {
    const body = { date: TOMORROW, time: '20:00:00', pax: 2, paxChildren: 0 };
    return (await server.widget({ method: 'POST', path: '/holds', body })).json().hold;
  };
  const { secret: holdSecret } = await hold();
  for (let count = 0; count < 2; count += 1) await hold();
  expect((await pull(server)).events).toEqual([]);
  const changedDays = async (after: number) => {
    const { events, next } = await pull(server, { after });
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['availability.changed']));
    return { days: events.map(({ data }) => data.workDay), next };
  };
  await server.widget({ method: 'POST', path: '/holds/release', body: { holdSecret } });
  const released = await changedDays(0);
  expect(released.days).toEqual([TOMORROW]);
  server.setNow(NOON + 6 * 60_000);
  await Promise.all([forgetHolds(server.context), forgetHolds(server.context)]);
  expect((await changedDays(released.next)).days).toEqual([TOMORROW]);
  const { accountId } = server.venue;
  expect(await server.context.store.read((db) => listHolds(db, accountId, TOMORROW))).toEqual([]);
});

test('200 with availability.changed when a table is offered to the wait list, and when the offer ends', async () => {
  const server = await openWaitList();
  const waiting = await join(server);
  const since = async (after: number) => {
    const { events, next } = await pull(server, { after });
    return {
      events: events.map(({ type, data }) => [type, data.bookingUuid ?? data.workDay]),
      next,
    };
  };
  const both = [
    ['booking.updated', waiting],
    ['availability.changed', TODAY],
  ];
  const { next } = await since(0);
  await look(server);
  const offered = await since(next);
  expect(offered.events).toEqual(both);
  server.setNow(NOON + 10 * 60_000);
  await look(server);
  const ended = await since(offered.next);
  expect(ended.events).toEqual(both);
  await forgetHolds(server.context);
  expect((await since(ended.next)).events).toEqual([]);
});

test('200 in pages that together have every event once', async () => {
  const server = await openTestServer();
  for (let count = 0; count < 4; count += 1) {
    const { uuid } = await createBooking(server, { date: DAY_AFTER });
    await move(server, uuid, 'CANCELED');
    await pull(server);
  }
  const whole = await pull(server);
  const pages: EventList[] = [];
  let after = 0;
  for (;;) {
    const page = await pull(server, { after, limit: 3 });
    if (page.next === after) break;
    pages.push(page);
    after = page.next;
  }
  expect(pages.flatMap(({ events }) => events)).toEqual(whole.events);
  expect(after).toBe(whole.next);
});

test('200 with public access only for own bookings, and a cursor that passes the others', async () => {
  const server = await openTestServer();
  await createBooking(server);
  await server.widget({ method: 'POST', path: '/bookings', body: aBookingRequest() });
  const own = await server.partner({
    method: 'POST',
    path: '/bookings',
    body: aBookingRequest(),
    as: 'app',
  });
  const { events, next } = await pull(server, {}, 'app');
  expect(events.map(({ type, data }) => [type, data.bookingUuid])).toEqual([
    ['booking.created', own.json().uuid],
    ['availability.changed', null],
  ]);
  expect(next).toBe((await pull(server)).next);
});

test('200 without availability.changed unless the integration may read availability', async () => {
  const permissions: Permission[] = ['bookings:read', 'bookings:create'];
  const server = await openTestServer({ permissions });
  await createBooking(server);
  expect(typesOf(await pull(server))).toEqual(['booking.created']);
});

test('403 FORBIDDEN without the permission to read bookings', async () => {
  const server = await openTestServer();
  const { accountId } = server.venue;
  await server.context.store.write(accountId, (db) =>
    saveIntegration(
      db,
      {
        accountId,
        partnerId: 'pos',
        dataAccess: 'private',
        permissions: ['availability:read'],
        isEnabled: true,
      },
      NOON,
    ),
  );
  expectProblem(await server.partner({ path: '/events' }), 403, 'FORBIDDEN');
});

test('410 EVENTS_CURSOR_NOT_VALID for a cursor whose events are no longer kept, and how to go on', async () => {
  const server = await openTestServer();
  await createBooking(server, { date: '2030-02-20' });
  const { next } = await pull(server);
  expect(next).toBe(2);
  server.setNow(NOON + 31 * DAY);
  await createBooking(server, { date: '2030-02-20' });
  await forgetEvents(server.context);
  const { detail } = expectProblem(
    await server.partner({ path: '/events?after=1' }),
    410,
    'EVENTS_CURSOR_NOT_VALID',
  );
  expect(detail).toContain('Start without after');
  expect(typesOf(await pull(server, { after: 2 }))).toEqual([
    'booking.created',
    'availability.changed',
  ]);
  expect(await pull(server)).toEqual(await pull(server, { after: 2 }));
});

test('410 EVENTS_CURSOR_NOT_VALID for a cursor beyond the last event, as after a restored backup', async () => {
  const server = await openTestServer();
  await createBooking(server);
  await numberEvents(server.context, server.venue.accountId);
  expectProblem(await server.partner({ path: '/events?after=3' }), 410, 'EVENTS_CURSOR_NOT_VALID');
});

test('422 VALIDATION_ERROR for a cursor or a limit that is none', async () => {
  const server = await openTestServer();
  for (const [query, parameter] of [
    ['after=-1', 'after'],
    ['after=abc', 'after'],
    ['limit=0', 'limit'],
    ['limit=501', 'limit'],
  ] as const) {
    const answer = await server.partner({ path: `/events?${query}` });
    expectProblem(answer, 422, 'VALIDATION_ERROR', [parameter]);
  }
});

test('404 NOT_FOUND for events in the widget API', async () => {
  const server = await openTestServer();
  expectProblem(await server.widget({ path: '/events' }), 404, 'NOT_FOUND');
});
