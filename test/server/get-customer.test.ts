import { expect, test } from 'vitest';
import { PrivateCustomer } from '../../src/contract/customer.ts';
import type { BookingStatus } from '../../src/domain/booking-status.ts';
import { NOON, openTestServer, type TestServer } from '../fixtures/test-context.ts';
import { aLargeVenue, createBooking, report } from './booking-fixtures.ts';
import { expectBooking, expectProblem } from './expect-response.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function read({ partner }: TestServer, uuid: string) {
  const answer = await partner({ path: `/customers/${uuid}` });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(PrivateCustomer.parse(answer.json())).toEqual(answer.json());
  return PrivateCustomer.parse(answer.json());
}

/** Creates bookings of one guest, one per day from 18 January, each moved to its final status. */
async function aHistory(server: TestServer, ends: readonly (readonly BookingStatus[])[]) {
  let customer = '';
  for (const [index, moves] of ends.entries()) {
    const date = `2030-01-${String(18 + index).padStart(2, '0')}`;
    const booking = await createBooking(server, { date });
    customer = booking.customer?.uuid ?? '';
    for (const status of moves) expectBooking(await report(server, booking.uuid, status));
  }
  return customer;
}

test('200 with the private record', async () => {
  const server = await openTestServer();
  const { customer } = await createBooking(server);
  expect(await read(server, customer?.uuid ?? '')).toMatchObject({
    name: 'Laura Vidal',
    email: 'laura@example.com',
    hasGdprConsent: true,
    acceptsMarketing: false,
    language: 'en',
    country: 'ES',
    bookingsCount: 1,
    visitsCount: 0,
    bookingReputation: 0,
    nextVisitScheduledAt: '2030-01-17T20:00:00+01:00',
    firstVisitAt: null,
  });
});

test('404 CUSTOMER_NOT_FOUND for an unknown uuid', async () => {
  const { partner, staff } = await openTestServer();
  for (const ask of [partner, staff]) {
    expectProblem(await ask({ path: '/customers/nobody' }), 404, 'CUSTOMER_NOT_FOUND');
  }
});

const VISIT = ['SEATED', 'ATTENDED'] as const;
const NO_SHOW = ['NO_SHOW'] as const;
const CANCEL = ['CANCELED'] as const;

test('200 with the counts and dates of visits, cancellations and no-shows', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const uuid = await aHistory(server, [VISIT, VISIT, NO_SHOW, CANCEL, []]);
  expect(await read(server, uuid)).toMatchObject({
    bookingsCount: 5,
    visitsCount: 2,
    noShowsCount: 1,
    cancellationsCount: 1,
    visitFrequency: 1,
    firstVisitAt: '2030-01-18T20:00:00+01:00',
    lastVisitAt: '2030-01-19T20:00:00+01:00',
    firstCancellationAt: '2030-01-16T12:00:00+01:00',
    nextVisitScheduledAt: '2030-01-22T20:00:00+01:00',
  });
});

test.each<[number, (readonly BookingStatus[])[]]>([
  [0, [VISIT, VISIT]],
  [0, [NO_SHOW, NO_SHOW, []]],
  [1, [VISIT, VISIT, VISIT]],
  [0, [VISIT, VISIT, NO_SHOW]],
  [-2, [NO_SHOW, NO_SHOW, NO_SHOW]],
  // Canceled two days ahead: no deduction, but it counts as ended: 2 of 3.
  [0.67, [VISIT, VISIT, CANCEL]],
  [-0.33, [VISIT, CANCEL, NO_SHOW]],
])('200 with a reputation of %d after %j', async (reputation, ends) => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const uuid = await aHistory(server, ends);
  expect((await read(server, uuid)).bookingReputation).toBe(reputation);
});

test('200 with half a point less for a cancellation within 24 hours', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const uuid = await aHistory(server, [VISIT, VISIT]);
  const late = await createBooking(server, { date: '2030-01-25' });
  server.setNow(Date.parse('2030-01-24T20:00:01+01:00'));
  // The staff session has expired by then, so the partner cancels.
  const path = `/bookings/${late.uuid}/status`;
  expectBooking(await server.partner({ method: 'PUT', path, body: { status: 'CANCELED' } }));
  expect((await read(server, uuid)).bookingReputation).toBe(0.5);
});

test('200 with the average spent per cover over closed tickets', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  let customer = '';
  for (const [pax, totalAmount] of [
    [2, 5000],
    [1, 4001],
  ] as const) {
    const booking = await createBooking(server, { pax });
    customer = booking.customer?.uuid ?? '';
    expectBooking(await report(server, booking.uuid, 'SEATED'));
    const path = `/bookings/${booking.uuid}/tickets/close`;
    expectBooking(await server.partner({ method: 'PUT', path, body: { totalAmount } }));
  }
  expect((await read(server, customer)).averageOrderAmountPerPax).toBe(3000);
});

test('200 without a next visit once it has started', async () => {
  const server = await openTestServer();
  const { customer } = await createBooking(server);
  server.setNow(NOON + 2 * DAY);
  expect((await read(server, customer?.uuid ?? '')).nextVisitScheduledAt).toBeNull();
});
