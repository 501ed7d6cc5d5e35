import { describe, expect, test } from 'vitest';
import { BOOKING_STATUSES, groupOf, isInProgress } from '../../src/domain/booking-status.ts';
import type { Venue } from '../../src/domain/venue.ts';
import {
  aBookingRequest,
  openTestServer,
  type TestServer,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { aTable, aVenue } from '../fixtures/venue.ts';
import { aBookingIn } from './booking-fixtures.ts';
import { expectBooking, expectProblem } from './expect-response.ts';

const TWO_TABLES = aVenue({ tables: [aTable(1), aTable(2)], combinations: [] });

async function book(server: TestServer, overrides = {}) {
  const body = aBookingRequest(overrides);
  const answer = await server.partner({ method: 'POST', path: '/bookings', body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const update = (server: TestServer, uuid: string, body: unknown, headers = {}) =>
  server.partner({ method: 'PUT', path: `/bookings/${uuid}`, body, headers });

test('200 changes the fields sent, keeps those left out, and clears those sent as null', async () => {
  const server = await openTestServer();
  const { uuid } = await book(server, {
    hotelRoom: '12',
    customerSpecialRequests: 'By the window',
  });
  const answer = await update(server, uuid, { hotelRoom: null, hasAllergies: true });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    hotelRoom: null,
    hasAllergies: true,
    customerSpecialRequests: 'By the window',
    bookingAt: '2030-01-17T20:00:00+01:00',
  });
  expect(answer.headers.etag).toBe('"2"');
});

test('200 for a new time, which frees the old one', async () => {
  const server = await openTestServer({ venue: TWO_TABLES });
  const { uuid } = await book(server);
  await book(server);
  const moved = await update(server, uuid, { time: '22:00:00' });
  expect(moved.json().bookingAt, moved.body).toBe('2030-01-17T22:00:00+01:00');
  await book(server);
});

test('200 keeps the table when it still fits the party', async () => {
  const server = await openTestServer({ venue: TWO_TABLES });
  const first = await book(server);
  const { uuid, tables } = await book(server);
  await server.partner({
    method: 'PUT',
    path: `/bookings/${first.uuid}/cancel`,
    body: { cancelReason: 'OTHER' },
  });
  const moved = await update(server, uuid, { time: '20:30:00' });
  expect(moved.json().tables).toEqual(tables);
});

test('200 on a larger table when the party grows', async () => {
  const server = await openTestServer();
  const { uuid } = await book(server);
  const grown = await update(server, uuid, { pax: 4 });
  expect(grown.json()).toMatchObject({ pax: 4, turnMinutes: 105, tables: [{ name: 'T3' }] });
});

test('409 NO_AVAILABLE_SLOT when that time is full, and nothing changed', async () => {
  const server = await openTestServer({ venue: TWO_TABLES });
  await book(server, { time: '22:00:00' });
  await book(server, { time: '22:00:00' });
  const { uuid } = await book(server);
  const answer = await update(server, uuid, { time: '22:00:00', hotelRoom: '7' });
  expectProblem(answer, 409, 'NO_AVAILABLE_SLOT');
  const after = await server.partner({ path: `/bookings/${uuid}` });
  expect(after.json()).toMatchObject({ bookingAt: '2030-01-17T20:00:00+01:00', hotelRoom: null });
});

test('409 BOOKING_AT_NOT_ALLOWED_TIME_WINDOW for a past day', async () => {
  const server = await openTestServer();
  const { uuid } = await book(server);
  const answer = await update(server, uuid, { date: '2030-01-10' });
  expectProblem(answer, 409, 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW');
});

test('409 BOOKING_IS_OUTDATED for an old If-Match', async () => {
  const server = await openTestServer();
  const { uuid } = await book(server);
  await update(server, uuid, { hotelRoom: '1' });
  const answer = await update(server, uuid, { hotelRoom: '2' }, { 'if-match': '"1"' });
  expectProblem(answer, 409, 'BOOKING_IS_OUTDATED');
});

test('409 BOOKING_AVAILABILITY_NOT_FOUND with more high chairs than there are, and nothing changed', async () => {
  const server = await openTestServer({ venue: aVenue({ highChairs: 1 }) });
  const { uuid } = await book(server);
  const answer = await update(server, uuid, { highChairs: 2, hotelRoom: '7' });
  expectProblem(answer, 409, 'BOOKING_AVAILABILITY_NOT_FOUND');
  const after = await server.partner({ path: `/bookings/${uuid}` });
  expect(after.json()).toMatchObject({ highChairs: 0, hotelRoom: null });
});

test('409 BOOKING_IS_ALREADY_CANCELED for a canceled booking', async () => {
  const server = await openTestServer();
  const answer = await update(server, await aBookingIn(server, 'CANCELED'), { hotelRoom: '1' });
  expectProblem(answer, 409, 'BOOKING_IS_ALREADY_CANCELED');
});

const OVER = BOOKING_STATUSES.filter(
  (status) =>
    (isInProgress(status) || groupOf(status) === 'closed') &&
    status !== 'CANCELED' &&
    status !== 'DELETED',
);
test.each(OVER)('409 STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING from %s', async (status) => {
  const server = await openTestServer();
  const answer = await update(server, await aBookingIn(server, status), { hotelRoom: '1' });
  expectProblem(answer, 409, 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING');
});

describe('a venue that does not allow booking updates', () => {
  async function openClosed(publicBookingUpdates: Venue['features']['publicBookingUpdates']) {
    const server = await openTestServer({ venue: aVenue({ features: { publicBookingUpdates } }) });
    return { server, uuid: (await book(server)).uuid as string };
  }

  test('403 FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE if the plan lacks them', async () => {
    const { server, uuid } = await openClosed({ isAvailable: false, isEnabled: true });
    const answer = await update(server, uuid, { hotelRoom: '1' });
    expectProblem(answer, 403, 'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE');
  });

  test('403 FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED if the venue disabled them, 200 for staff', async () => {
    const { server, uuid } = await openClosed({ isAvailable: true, isEnabled: false });
    const request = { method: 'PUT', path: `/bookings/${uuid}`, body: { hotelRoom: '1' } } as const;
    const answer = await server.partner(request);
    expectProblem(answer, 403, 'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED');
    expect(expectBooking(await server.staff(request)).hotelRoom).toBe('1');
  });
});

test('200 for a booking in REQUESTED, which needs no table', async () => {
  const server = await openTestServer({ venue: TWO_TABLES });
  const { uuid } = await book(server, { status: 'REQUESTED' });
  const answer = await update(server, uuid, { pax: 9, date: TOMORROW });
  expect(answer.json()).toMatchObject({ pax: 9, status: 'REQUESTED', tables: [] });
});
