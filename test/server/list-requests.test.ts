import { expect, test } from 'vitest';
import type { PrivateBooking } from '../../src/contract/booking.ts';
import { StaffRequests } from '../../src/contract/staff/requests.ts';
import { openTestServer, type TestServer } from '../fixtures/test-context.ts';
import { aLargeVenue, createBooking, move } from './booking-fixtures.ts';
import { expectBooking } from './expect-response.ts';

async function listRequests({ staff }: TestServer): Promise<StaffRequests> {
  const answer = await staff({ path: '/requests' });
  const requests = StaffRequests.parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(requests);
  return requests;
}

test('200 with the requests and wait list bookings of today and every coming day, by time', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const made: PrivateBooking[] = [];
  for (const [date, time, status] of [
    ['2030-02-20', '20:00:00', 'REQUESTED'],
    ['2030-01-16', '21:00:00', 'PENDING_WAIT_LIST_BOOKING'],
    ['2030-01-16', '20:00:00', 'REQUESTED'],
    ['2030-01-17', '20:30:00', 'REQUESTED'],
  ] as const)
    made.push(await createBooking(server, { date, time, status }));
  await createBooking(server, { date: '2030-01-17' });
  const answered = await createBooking(server, { date: '2030-01-18', status: 'REQUESTED' });
  expectBooking(await move(server, answered.uuid, 'DECLINED_BY_MERCHANT'));

  const { data, count } = await listRequests(server);
  expect(count).toBe(4);
  expect(data.map(({ uuid }) => uuid)).toEqual([2, 1, 3, 0].map((index) => made[index]?.uuid));
  // A day later, those of today have passed.
  server.setNow(Date.parse('2030-01-17T12:00:00+01:00'));
  expect((await listRequests(server)).count).toBe(2);
});

test('200 with the first hundred and how many there are', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  for (let number = 0; number <= 100; number += 1)
    await createBooking(server, { date: '2030-01-17', status: 'REQUESTED' });
  const { data, count } = await listRequests(server);
  expect([data.length, count]).toEqual([100, 101]);
});
