import { expect, test } from 'vitest';
import {
  aBookingRequest,
  openTestServer,
  type TestServer,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { anExperience, aShift, aVenue } from '../fixtures/venue.ts';
import { askSlot } from './availability-requests.ts';
import { aBookingIn, createBooking } from './booking-fixtures.ts';
import { expectProblem } from './expect-response.ts';

/** The detail of a refusal says what is wrong and what to send instead. */

const VENUE = aVenue({ shifts: [aShift({ experienceIds: [7] })], experiences: [anExperience()] });

const get = ({ partner }: TestServer, path: string) => partner({ path });
const create = ({ partner }: TestServer, uuid: string) => {
  const body = aBookingRequest({ customer: { ...aBookingRequest().customer, uuid } });
  return partner({ method: 'POST', path: '/bookings', body });
};

test('404 BOOKING_NOT_FOUND with the name of the field in its detail', async () => {
  const server = await openTestServer();
  const more = { excludeBookingUuid: 'nobody' };
  for (const [answer, field] of [
    [await get(server, '/bookings/nobody'), 'the path'],
    [await askSlot(server, TOMORROW, '20:00:00', more), 'excludeBookingUuid'],
  ] as const) {
    expect(expectProblem(answer, 404, 'BOOKING_NOT_FOUND').detail).toBe(
      `There is no booking with the uuid in ${field} that these credentials may see. Check it, and that the booking was made at this venue.`,
    );
  }
});

test('404 CUSTOMER_NOT_FOUND with advice for each operation that takes a customer', async () => {
  const server = await openTestServer();
  const more = { customerUuid: 'nobody' };
  const none = 'There is no customer with the uuid in';
  for (const [answer, detail] of [
    [
      await get(server, '/customers/nobody'),
      `${none} the path that these credentials may see. Take it from the customer of a booking.`,
    ],
    [
      await create(server, 'nobody'),
      `${none} customer.uuid that these credentials may see. Leave it out to match by email and phone.`,
    ],
    [
      await askSlot(server, TOMORROW, '20:00:00', more),
      `${none} customerUuid that these credentials may see. Leave it out to ask for any customer.`,
    ],
  ] as const) {
    expect(expectProblem(answer, 404, 'CUSTOMER_NOT_FOUND').detail).toBe(detail);
  }
});

test('409 BOOKING_AVAILABILITY_NOT_FOUND from create-booking and update-booking, with advice that fits each', async () => {
  const server = await openTestServer({ venue: VENUE });
  const body = aBookingRequest({ experience: { id: 7, tickets: 3 } });
  const created = await server.partner({ method: 'POST', path: '/bookings', body });
  expect(expectProblem(created, 409, 'BOOKING_AVAILABILITY_NOT_FOUND').detail).toBe(
    `20:00 on ${TOMORROW} cannot be booked with this number of tickets. Send 1 to 2 as experience.tickets for this party.`,
  );
  const booked = await createBooking(server, { experience: { id: 7, tickets: 2 } });
  const path = `/bookings/${booked.uuid}`;
  const changed = await server.partner({ method: 'PUT', path, body: { pax: 1 } });
  expect(expectProblem(changed, 409, 'BOOKING_AVAILABILITY_NOT_FOUND').detail).toBe(
    `20:00 on ${TOMORROW} cannot be booked with this number of tickets. The tickets of a booking cannot be changed: create a new booking with 1 ticket and cancel this one.`,
  );
});

test.each([
  [
    'ARRIVED',
    'The guests are at the venue (ARRIVED), so the booking can no longer be changed or canceled. Ask the venue.',
  ],
  [
    'NO_SHOW',
    'A booking in NO_SHOW is closed and can no longer be changed or canceled. Create a new one, or ask the venue.',
  ],
] as const)(
  '409 STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING from %s with advice',
  async (status, detail) => {
    const server = await openTestServer();
    const path = `/bookings/${await aBookingIn(server, status)}/cancel`;
    const answer = await server.partner({ method: 'PUT', path, body: { cancelReason: 'OTHER' } });
    const problem = expectProblem(answer, 409, 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING');
    expect(problem.detail).toBe(detail);
  },
);

test('409 BOOKING_STATUS_NOT_VALID suggests a new booking when no move is left', async () => {
  const server = await openTestServer();
  const path = `/bookings/${await aBookingIn(server, 'DECLINED_BY_MERCHANT')}/status`;
  const answer = await server.partner({ method: 'PUT', path, body: { status: 'CONFIRMED' } });
  expect(expectProblem(answer, 409, 'BOOKING_STATUS_NOT_VALID').detail).toMatch(
    / Create a new booking instead\.$/,
  );
});

test('422 VALIDATION_ERROR uses the singular for one character and one entry', async () => {
  const server = await openTestServer();
  const body = { pax: 2, paxChildren: 0, tables: [''] };
  const answer = await server.partner({ method: 'POST', path: '/bookings/walk-ins', body });
  expect(expectProblem(answer, 422, 'VALIDATION_ERROR').errors).toEqual([
    { parameter: 'tables[0]', reason: 'must have at least 1 character' },
  ]);
});
