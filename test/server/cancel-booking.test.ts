import { expect, test } from 'vitest';
import { aBookingRequest, openTestServer, type TestServer } from '../fixtures/test-context.ts';
import { aTable, aVenue } from '../fixtures/venue.ts';
import { expectProblem } from './expect-response.ts';

const CANCEL = { cancelReason: 'CHANGED_PLANS' };

async function book(server: TestServer, overrides = {}, as: 'pos' | 'app' = 'pos') {
  const body = aBookingRequest(overrides);
  const answer = await server.partner({ as, method: 'POST', path: '/bookings', body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test('200 with the reason, and the table is free again', async () => {
  const server = await openTestServer({ venue: aVenue({ tables: [aTable(1)], combinations: [] }) });
  const { uuid } = await book(server);
  const answer = await server.partner({
    method: 'PUT',
    path: `/bookings/${uuid}/cancel`,
    body: CANCEL,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ status: 'CANCELED', ...CANCEL, tables: [] });
  await book(server);
});

test('409 BOOKING_IS_ALREADY_CANCELED when it is sent twice', async () => {
  const server = await openTestServer();
  const { uuid } = await book(server);
  const request = { method: 'PUT', path: `/bookings/${uuid}/cancel`, body: CANCEL } as const;
  await server.partner(request);
  const answer = await server.partner(request);
  expectProblem(answer, 409, 'BOOKING_IS_ALREADY_CANCELED');
});

test.each(['ARRIVED', 'SEATED', 'NO_SHOW'])(
  '409 STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING when it is %s',
  async (status) => {
    const server = await openTestServer();
    const { uuid } = await book(server);
    await server.partner({ method: 'PUT', path: `/bookings/${uuid}/status`, body: { status } });
    const path = `/bookings/${uuid}/cancel`;
    const answer = await server.partner({ method: 'PUT', path, body: CANCEL });
    expectProblem(answer, 409, 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING');
  },
);

test('422 VALIDATION_ERROR on cancelReason when it is none of the reasons', async () => {
  const server = await openTestServer();
  const { uuid } = await book(server);
  const path = `/bookings/${uuid}/cancel`;
  const answer = await server.partner({ method: 'PUT', path, body: { cancelReason: 'RAIN' } });
  expect(expectProblem(answer, 422, 'VALIDATION_ERROR').errors).toEqual([
    { parameter: 'cancelReason', reason: expect.stringContaining('CHANGED_PLANS') },
  ]);
});

test("409 BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER for another partner's booking", async () => {
  const server = await openTestServer();
  const { uuid } = await book(server, {}, 'app');
  const path = `/bookings/${uuid}/cancel`;
  const answer = await server.partner({ as: 'pos', method: 'PUT', path, body: CANCEL });
  expectProblem(answer, 409, 'BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER');
});
