import { expect, test } from 'vitest';
import { openTestServer } from '../fixtures/test-context.ts';
import { aShift, aVenue } from '../fixtures/venue.ts';
import { createBooking } from './booking-fixtures.ts';
import { expectBooking, expectProblem } from './expect-response.ts';

test('200 with the booking as created, and its ETag', async () => {
  const server = await openTestServer();
  const made = await createBooking(server);
  const answer = await server.partner({ path: `/bookings/${made.uuid}` });
  expect(expectBooking(answer)).toEqual(made);
  expect(answer.headers.etag).toBe('"1"');
});

test('200 without a body for HEAD', async () => {
  const server = await openTestServer();
  const { uuid } = await createBooking(server);
  const answer = await server.app.inject({
    method: 'HEAD',
    url: `/v3/bookings/${uuid}`,
    headers: {
      authorization: `Bearer ${server.apiKeys.pos}`,
      'service-partner-id': 'pos',
      'service-account-id': server.venue.accountId,
    },
  });
  expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([200, '', '"1"']);
});

test('404 BOOKING_NOT_FOUND for an unknown booking', async () => {
  const { partner, staff } = await openTestServer();
  for (const ask of [partner, staff]) {
    expectProblem(await ask({ path: '/bookings/nobody' }), 404, 'BOOKING_NOT_FOUND');
  }
});

test('200 with names in the requested language, else in the venue’s', async () => {
  const venue = aVenue({
    language: 'es',
    shifts: [aShift({ name: { es: 'Cena', de: 'Abendessen' } })],
  });
  const server = await openTestServer({ venue });
  const { uuid } = await createBooking(server);
  const nameIn = async (language: string) => {
    const headers = { 'accept-language': language };
    const answer = await server.partner({ path: `/bookings/${uuid}`, headers });
    return expectBooking(answer).shiftType.name;
  };
  expect(await nameIn('de-CH, fr;q=0.5')).toBe('Abendessen');
  expect(await nameIn('pt')).toBe('Cena');
  expect(await nameIn('xx')).toBe('Cena');
});

test('200 with the venue’s UTC offset at each time', async () => {
  const server = await openTestServer({ now: Date.parse('2030-03-20T12:00:00+01:00') });
  const { uuid } = await createBooking(server, { date: '2030-04-10' });
  const booking = expectBooking(await server.partner({ path: `/bookings/${uuid}` }));
  expect(booking.bookingAt).toBe('2030-04-10T20:00:00+02:00');
  expect(booking.createdAt).toBe('2030-03-20T12:00:00+01:00');
});
