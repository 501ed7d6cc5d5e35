import { expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../fixtures/test-context.ts';
import { expectBooking, expectProblem } from './expect-response.ts';

const SOURCE = 'the booking in the path';
const DESTINATION = 'the booking in destinationBookingUuid';

async function walkIn(server: TestServer, body: Record<string, unknown> = {}) {
  const answer = await server.partner({
    method: 'POST',
    path: '/bookings/walk-ins',
    body: { pax: 2, paxChildren: 0, ...body },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().uuid as string;
}
const transfer = (server: TestServer, from: string, to: string) =>
  server.partner({
    method: 'PUT',
    path: `/bookings/${from}/tickets/transfer`,
    body: { destinationBookingUuid: to },
  });

test('200 with the destination, which now has the ticket', async () => {
  const server = await openTestServer();
  const from = await walkIn(server, { ticketExternalId: 'bill-7' });
  const to = await walkIn(server);
  const answer = await transfer(server, from, to);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ uuid: to, ticketExternalId: 'bill-7' });
  const source = await server.partner({ path: `/bookings/${from}` });
  expect(source.json()).toMatchObject({ ticketExternalId: null, ticketPartner: null });
});

test('200 for a paid ticket, with both statuses unchanged', async () => {
  const server = await openTestServer();
  const from = await walkIn(server);
  const to = await walkIn(server);
  const body = { totalAmount: 4200 };
  await server.partner({ method: 'PUT', path: `/bookings/${from}/tickets/close`, body });
  const destination = expectBooking(await transfer(server, from, to));
  expect(destination).toMatchObject({ status: 'SEATED', ticketTotalAmount: 4200 });
  const source = expectBooking(await server.partner({ path: `/bookings/${from}` }));
  expect(source).toMatchObject({ status: 'ACCOUNT_PAID', ticketTotalAmount: null });
});

test('200 with an unchanged destination when the source has no ticket', async () => {
  const server = await openTestServer();
  const from = await walkIn(server);
  const to = await walkIn(server);
  const destination = expectBooking(await transfer(server, from, to));
  expect(destination).toMatchObject({ uuid: to, ticketPartner: null, ticketExternalId: null });
});

test('409 BOOKING_DESTINATION_ALREADY_HAS_ASSIGNED_TICKET_EXTERNAL_ID when it has one', async () => {
  const server = await openTestServer();
  const from = await walkIn(server, { ticketExternalId: 'bill-7' });
  const to = await walkIn(server, { ticketExternalId: 'bill-8' });
  const answer = await transfer(server, from, to);
  expectProblem(answer, 409, 'BOOKING_DESTINATION_ALREADY_HAS_ASSIGNED_TICKET_EXTERNAL_ID');
});

test('409 BOOKING_DESTINATION_ALREADY_HAS_ASSIGNED_TICKET_EXTERNAL_ID when its ticket is paid, which stays', async () => {
  const server = await openTestServer();
  const from = await walkIn(server, { ticketExternalId: 'bill-7' });
  const to = await walkIn(server);
  const body = { totalAmount: 4200 };
  await server.partner({ method: 'PUT', path: `/bookings/${to}/tickets/close`, body });
  const answer = await transfer(server, from, to);
  expectProblem(answer, 409, 'BOOKING_DESTINATION_ALREADY_HAS_ASSIGNED_TICKET_EXTERNAL_ID');
  const read = expectBooking(await server.partner({ path: `/bookings/${to}` }));
  expect(read.ticketTotalAmount).toBe(4200);
});

test('409 BOOKING_HAS_MORE_THAN_ONE_TABLE_ASSIGNED when either booking has two tables', async () => {
  const server = await openTestServer();
  const from = await walkIn(server, { ticketExternalId: 'bill-7', tables: ['T3'] });
  const to = await walkIn(server, { tables: ['T1', 'T2'] });
  for (const [answer, which] of [
    [await transfer(server, from, to), DESTINATION],
    [await transfer(server, to, from), SOURCE],
  ] as const) {
    const { detail } = expectProblem(answer, 409, 'BOOKING_HAS_MORE_THAN_ONE_TABLE_ASSIGNED');
    expect(detail).toContain(`${which} has 2. Close the ticket on the booking that pays it.`);
  }
});

test('409 BOOKING_IS_NOT_ON_SEATED_GROUP when one of them has left', async () => {
  const server = await openTestServer();
  const from = await walkIn(server, { ticketExternalId: 'bill-7' });
  const to = await walkIn(server);
  const body = { status: 'ATTENDED' };
  await server.partner({ method: 'PUT', path: `/bookings/${to}/status`, body });
  for (const [answer, which] of [
    [await transfer(server, from, to), DESTINATION],
    [await transfer(server, to, from), SOURCE],
  ] as const) {
    const { detail } = expectProblem(answer, 409, 'BOOKING_IS_NOT_ON_SEATED_GROUP');
    expect(detail).toContain(`${which} is ATTENDED. Move it to SEATED first`);
  }
});

test('422 VALIDATION_ERROR on destinationBookingUuid when it is the same booking', async () => {
  const server = await openTestServer();
  const from = await walkIn(server, { ticketExternalId: 'bill-7' });
  const answer = await transfer(server, from, from);
  expect(expectProblem(answer, 422, 'VALIDATION_ERROR').errors).toEqual([
    { parameter: 'destinationBookingUuid', reason: 'must be another booking' },
  ]);
});

test('404 BOOKING_NOT_FOUND when the destination is unknown, even if the source is invalid', async () => {
  const server = await openTestServer();
  const from = await walkIn(server, { ticketExternalId: 'bill-7' });
  const body = { status: 'ATTENDED' };
  await server.partner({ method: 'PUT', path: `/bookings/${from}/status`, body });
  const answer = await transfer(server, from, 'nobody');
  const { detail } = expectProblem(answer, 404, 'BOOKING_NOT_FOUND');
  expect(detail).toContain('the uuid in destinationBookingUuid that');
});

test('404 BOOKING_NOT_FOUND with the path in its detail when the source is unknown', async () => {
  const server = await openTestServer();
  const answer = await transfer(server, 'nobody', await walkIn(server));
  const { detail } = expectProblem(answer, 404, 'BOOKING_NOT_FOUND');
  expect(detail).toContain('the uuid in the path that');
});
