import { describe, expect, test } from 'vitest';
import { BOOKING_STATUSES, groupOf, isInProgress } from '../../src/domain/booking-status.ts';
import type { Venue } from '../../src/domain/venue.ts';
import {
  aBookingRequest,
  openTestHouse,
  type TestHouse,
  TOMORROW,
} from '../fixtures/open-house.ts';
import { aTable, aVenue } from '../fixtures/venue.ts';
import { expectBooking, expectProblem } from './answers.ts';
import { aBookingIn } from './some-bookings.ts';

const TWO_TABLES = aVenue({ tables: [aTable(1), aTable(2)], combinations: [] });

async function book(house: TestHouse, overrides = {}) {
  const body = aBookingRequest(overrides);
  const answer = await house.partner({ method: 'POST', path: '/bookings', body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const update = (house: TestHouse, uuid: string, body: unknown, headers = {}) =>
  house.partner({ method: 'PUT', path: `/bookings/${uuid}`, body, headers });

test('200 with what was sent changed, what was left out kept, and null cleared', async () => {
  const house = await openTestHouse();
  const { uuid } = await book(house, { hotelRoom: '12', customerSpecialRequests: 'By the window' });
  const answer = await update(house, uuid, { hotelRoom: null, hasAllergies: true });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    hotelRoom: null,
    hasAllergies: true,
    customerSpecialRequests: 'By the window',
    bookingAt: '2030-01-17T20:00:00+01:00',
  });
  expect(answer.headers.etag).toBe('"2"');
});

test('200 at another time, the earlier one free again', async () => {
  const house = await openTestHouse({ venue: TWO_TABLES });
  const { uuid } = await book(house);
  await book(house);
  const moved = await update(house, uuid, { time: '22:00:00' });
  expect(moved.json().bookingAt, moved.body).toBe('2030-01-17T22:00:00+01:00');
  await book(house);
});

test('200 on the same table where it is as right for the party as any', async () => {
  const house = await openTestHouse({ venue: TWO_TABLES });
  const first = await book(house);
  const { uuid, tables } = await book(house);
  await house.partner({
    method: 'PUT',
    path: `/bookings/${first.uuid}/cancel`,
    body: { cancelReason: 'OTHER' },
  });
  const moved = await update(house, uuid, { time: '20:30:00' });
  expect(moved.json().tables).toEqual(tables);
});

test('200 on a larger table when the party grows', async () => {
  const house = await openTestHouse();
  const { uuid } = await book(house);
  const grown = await update(house, uuid, { pax: 4 });
  expect(grown.json()).toMatchObject({ pax: 4, turnMinutes: 105, tables: [{ name: 'T3' }] });
});

test('409 NO_AVAILABLE_SLOT when that time is full, and nothing changed', async () => {
  const house = await openTestHouse({ venue: TWO_TABLES });
  await book(house, { time: '22:00:00' });
  await book(house, { time: '22:00:00' });
  const { uuid } = await book(house);
  const answer = await update(house, uuid, { time: '22:00:00', hotelRoom: '7' });
  expectProblem(answer, 409, 'NO_AVAILABLE_SLOT');
  const after = await house.partner({ path: `/bookings/${uuid}` });
  expect(after.json()).toMatchObject({ bookingAt: '2030-01-17T20:00:00+01:00', hotelRoom: null });
});

test('409 BOOKING_AT_NOT_ALLOWED_TIME_WINDOW when the day is over', async () => {
  const house = await openTestHouse();
  const { uuid } = await book(house);
  const answer = await update(house, uuid, { date: '2030-01-10' });
  expectProblem(answer, 409, 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW');
});

test('409 BOOKING_IS_OUTDATED when If-Match names an earlier state', async () => {
  const house = await openTestHouse();
  const { uuid } = await book(house);
  await update(house, uuid, { hotelRoom: '1' });
  const answer = await update(house, uuid, { hotelRoom: '2' }, { 'if-match': '"1"' });
  expectProblem(answer, 409, 'BOOKING_IS_OUTDATED');
});

test('409 BOOKING_AVAILABILITY_NOT_FOUND with more high chairs than there are, and nothing changed', async () => {
  const house = await openTestHouse({ venue: aVenue({ highChairs: 1 }) });
  const { uuid } = await book(house);
  const answer = await update(house, uuid, { highChairs: 2, hotelRoom: '7' });
  expectProblem(answer, 409, 'BOOKING_AVAILABILITY_NOT_FOUND');
  const after = await house.partner({ path: `/bookings/${uuid}` });
  expect(after.json()).toMatchObject({ highChairs: 0, hotelRoom: null });
});

test('409 BOOKING_IS_ALREADY_CANCELED once it is canceled', async () => {
  const house = await openTestHouse();
  const answer = await update(house, await aBookingIn(house, 'CANCELED'), { hotelRoom: '1' });
  expectProblem(answer, 409, 'BOOKING_IS_ALREADY_CANCELED');
});

const OVER = BOOKING_STATUSES.filter(
  (status) =>
    (isInProgress(status) || groupOf(status) === 'closed') &&
    status !== 'CANCELED' &&
    status !== 'DELETED',
);
test.each(OVER)('409 STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING from %s', async (status) => {
  const house = await openTestHouse();
  const answer = await update(house, await aBookingIn(house, status), { hotelRoom: '1' });
  expectProblem(answer, 409, 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING');
});

describe('a venue that does not let bookings be changed from outside', () => {
  async function openClosed(publicBookingUpdates: Venue['features']['publicBookingUpdates']) {
    const house = await openTestHouse({ venue: aVenue({ features: { publicBookingUpdates } }) });
    return { house, uuid: (await book(house)).uuid as string };
  }

  test('403 FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE by its plan', async () => {
    const { house, uuid } = await openClosed({ isAvailable: false, isEnabled: true });
    const answer = await update(house, uuid, { hotelRoom: '1' });
    expectProblem(answer, 403, 'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE');
  });

  test('403 FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED by its own wish, 200 for the staff', async () => {
    const { house, uuid } = await openClosed({ isAvailable: true, isEnabled: false });
    const request = { method: 'PUT', path: `/bookings/${uuid}`, body: { hotelRoom: '1' } } as const;
    const answer = await house.partner(request);
    expectProblem(answer, 403, 'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED');
    expect(expectBooking(await house.staff(request)).hotelRoom).toBe('1');
  });
});

test('200 for a waiting request, which needs no table', async () => {
  const house = await openTestHouse({ venue: TWO_TABLES });
  const { uuid } = await book(house, { status: 'REQUESTED' });
  const answer = await update(house, uuid, { pax: 9, date: TOMORROW });
  expect(answer.json()).toMatchObject({ pax: 9, status: 'REQUESTED', tables: [] });
});
