import { describe, expect, test } from 'vitest';
import { ImportedCustomers } from '../../src/contract/staff/customer-import.ts';
import { addDays } from '../../src/domain/venue-time.ts';
import { repeatWork } from '../fixtures/repeated-work.ts';
import { aBookingRequest, openTestServer, TODAY, TOMORROW } from '../fixtures/test-context.ts';
import { aLargeVenue, createBooking } from './booking-fixtures.ts';

/** PostgreSQL may run a transaction again: whoever asks must not see that. */

async function openTwice() {
  const server = await openTestServer({ venue: aLargeVenue() });
  const bookings = [];
  for (const date of [TODAY, TOMORROW, TOMORROW])
    bookings.push((await createBooking(server, { date })).uuid);
  repeatWork(server.context.store);
  return { server, bookings };
}

describe.each([
  ['a day', `?date_start=${TOMORROW}`, 2],
  ['a day, in pages', `?date_start=${TOMORROW}&limit=10`, 2],
  ['several days', `?date_start=${TODAY}&date_end=${addDays(TODAY, 20)}&limit=500`, 3],
])('the list of %s', (_, query, count) => {
  test('200 with each booking once when its read runs again', async () => {
    const { server } = await openTwice();
    const answer = await server.partner({ path: `/bookings${query}` });
    expect(answer.statusCode, answer.body).toBe(200);
    const uuids = answer.json().data.map(({ uuid }: { uuid: string }) => uuid);
    expect(uuids).toHaveLength(count);
    expect(new Set(uuids).size).toBe(count);
  });
});

test.each([true, false])(
  '200 with each guest of an import counted once when it runs again, dryRun %s',
  async (dryRun) => {
    const { server } = await openTwice();
    const body = {
      csv: 'Name;Email\r\nEve Moss;eve@moss.example\r\nEve Moss;eve@moss.example\r\nBen Kay;ben@kay.example',
      columns: { name: 'Name', email: 'Email' },
      dryRun,
    };
    const answer = await server.staff({ method: 'POST', path: '/customers/import', body });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(ImportedCustomers.parse(answer.json())).toMatchObject({
      created: 2,
      completed: 0,
      unchanged: 1,
    });
  },
);

test('200 and one booking when its write runs again', async () => {
  const { server, bookings } = await openTwice();
  const body = aBookingRequest({ date: TOMORROW });
  const answer = await server.widget({ method: 'POST', path: '/bookings', body });
  expect(answer.statusCode, answer.body).toBe(200);
  const list = await server.partner({ path: `/bookings?date_start=${TOMORROW}` });
  const uuids = list.json().data.map(({ uuid }: { uuid: string }) => uuid);
  expect(uuids).toHaveLength(3);
  expect(new Set(uuids)).toEqual(new Set([...bookings.slice(1), answer.json().uuid]));
});
