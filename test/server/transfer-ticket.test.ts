import { expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../fixtures/open-house.ts';
import { expectProblem } from './answers.ts';

async function walkIn(house: TestHouse, body: Record<string, unknown> = {}) {
  const answer = await house.partner({
    method: 'POST',
    path: '/bookings/walk-ins',
    body: { pax: 2, paxChildren: 0, ...body },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().uuid as string;
}
const transfer = (house: TestHouse, from: string, to: string) =>
  house.partner({
    method: 'PUT',
    path: `/bookings/${from}/tickets/transfer`,
    body: { destinationBookingUuid: to },
  });

test('200 with the destination, which now has the ticket', async () => {
  const house = await openTestHouse();
  const from = await walkIn(house, { ticketExternalId: 'bill-7' });
  const to = await walkIn(house);
  const answer = await transfer(house, from, to);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ uuid: to, ticketExternalId: 'bill-7' });
  const source = await house.partner({ path: `/bookings/${from}` });
  expect(source.json()).toMatchObject({ ticketExternalId: null, ticketPartner: null });
});

test('409 BOOKING_DESTINATION_ALREADY_HAS_ASSIGNED_TICKET_EXTERNAL_ID when it has one', async () => {
  const house = await openTestHouse();
  const from = await walkIn(house, { ticketExternalId: 'bill-7' });
  const to = await walkIn(house, { ticketExternalId: 'bill-8' });
  const answer = await transfer(house, from, to);
  expectProblem(answer, 409, 'BOOKING_DESTINATION_ALREADY_HAS_ASSIGNED_TICKET_EXTERNAL_ID');
});

test('409 BOOKING_HAS_MORE_THAN_ONE_TABLE_ASSIGNED when either sits at two', async () => {
  const house = await openTestHouse();
  const from = await walkIn(house, { ticketExternalId: 'bill-7', tables: ['T3'] });
  const to = await walkIn(house, { tables: ['T1', 'T2'] });
  for (const answer of [await transfer(house, from, to), await transfer(house, to, from)]) {
    expectProblem(answer, 409, 'BOOKING_HAS_MORE_THAN_ONE_TABLE_ASSIGNED');
  }
});

test('409 BOOKING_IS_NOT_ON_SEATED_GROUP when one of them has left', async () => {
  const house = await openTestHouse();
  const from = await walkIn(house, { ticketExternalId: 'bill-7' });
  const to = await walkIn(house);
  const body = { status: 'ATTENDED' };
  await house.partner({ method: 'PUT', path: `/bookings/${to}/status`, body });
  const answer = await transfer(house, from, to);
  expectProblem(answer, 409, 'BOOKING_IS_NOT_ON_SEATED_GROUP');
});

test('422 VALIDATION_ERROR on destinationBookingUuid when it is the same booking', async () => {
  const house = await openTestHouse();
  const from = await walkIn(house, { ticketExternalId: 'bill-7' });
  const answer = await transfer(house, from, from);
  expect(expectProblem(answer, 422, 'VALIDATION_ERROR').errors).toEqual([
    { parameter: 'destinationBookingUuid', reason: 'must be another booking' },
  ]);
});

test('404 BOOKING_NOT_FOUND when the destination is unknown, whatever is wrong with the source', async () => {
  const house = await openTestHouse();
  const from = await walkIn(house, { ticketExternalId: 'bill-7' });
  const body = { status: 'ATTENDED' };
  await house.partner({ method: 'PUT', path: `/bookings/${from}/status`, body });
  const answer = await transfer(house, from, 'nobody');
  expectProblem(answer, 404, 'BOOKING_NOT_FOUND');
});
