import { expect, test } from 'vitest';
import { PrivateBooking, PublicBooking } from '../../src/contract/booking.ts';
import { aBookingRequest, openTestHouse } from '../fixtures/open-house.ts';

test('200 with the private shape, a table and an ETag when a table is free', async () => {
  const { partner } = await openTestHouse();
  const answer = await partner({ method: 'POST', path: '/bookings', body: aBookingRequest() });
  expect(answer.statusCode, answer.body).toBe(200);
  const booking = answer.json();
  expect(PrivateBooking.parse(booking)).toEqual(booking);
  expect(booking).toMatchObject({
    status: 'CONFIRMED',
    bookingAt: '2030-01-17T20:00:00+01:00',
    turnMinutes: 90,
    tables: [{ name: 'T1' }],
    channel: 'API',
    customer: { name: 'Laura Vidal', email: 'laura@example.com', bookingsCount: 1 },
  });
  expect(answer.headers.etag).toBe('"1"');
});

test('200 with the public shape and no more for a public integration', async () => {
  const { partner } = await openTestHouse();
  const answer = await partner({
    as: 'app',
    method: 'POST',
    path: '/bookings',
    body: aBookingRequest(),
  });
  const booking = answer.json();
  expect(PublicBooking.parse(booking)).toEqual(booking);
  expect(Object.keys(booking.customer).sort()).toEqual(['language', 'name', 'uuid']);
});
