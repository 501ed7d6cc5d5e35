import { expect, test } from 'vitest';
import { aBookingRequest, openTestHouse, type TestHouse } from '../fixtures/open-house.ts';
import { aTable, aVenue } from '../fixtures/venue.ts';
import { expectProblem } from './answers.ts';

const CANCEL = { cancelReason: 'CHANGED_PLANS' };

async function book(house: TestHouse, overrides = {}, as: 'pos' | 'app' = 'pos') {
  const body = aBookingRequest(overrides);
  const answer = await house.partner({ as, method: 'POST', path: '/bookings', body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test('200 with the reason, and the table is free again', async () => {
  const house = await openTestHouse({ venue: aVenue({ tables: [aTable(1)], combinations: [] }) });
  const { uuid } = await book(house);
  const answer = await house.partner({
    method: 'PUT',
    path: `/bookings/${uuid}/cancel`,
    body: CANCEL,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ status: 'CANCELED', ...CANCEL, tables: [] });
  await book(house);
});

test('409 BOOKING_IS_ALREADY_CANCELED when it is sent twice', async () => {
  const house = await openTestHouse();
  const { uuid } = await book(house);
  const request = { method: 'PUT', path: `/bookings/${uuid}/cancel`, body: CANCEL } as const;
  await house.partner(request);
  const answer = await house.partner(request);
  expectProblem(answer, 409, 'BOOKING_IS_ALREADY_CANCELED');
});

test.each(['ARRIVED', 'SEATED', 'NO_SHOW'])(
  '409 STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING when it is %s',
  async (status) => {
    const house = await openTestHouse();
    const { uuid } = await book(house);
    await house.partner({ method: 'PUT', path: `/bookings/${uuid}/status`, body: { status } });
    const path = `/bookings/${uuid}/cancel`;
    const answer = await house.partner({ method: 'PUT', path, body: CANCEL });
    expectProblem(answer, 409, 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING');
  },
);

test('422 VALIDATION_ERROR on cancelReason when it is none of the reasons', async () => {
  const house = await openTestHouse();
  const { uuid } = await book(house);
  const path = `/bookings/${uuid}/cancel`;
  const answer = await house.partner({ method: 'PUT', path, body: { cancelReason: 'RAIN' } });
  expect(expectProblem(answer, 422, 'VALIDATION_ERROR').errors).toEqual([
    { parameter: 'cancelReason', reason: expect.stringContaining('CHANGED_PLANS') },
  ]);
});

test("409 BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER for another partner's booking", async () => {
  const house = await openTestHouse();
  const { uuid } = await book(house, {}, 'app');
  const path = `/bookings/${uuid}/cancel`;
  const answer = await house.partner({ as: 'pos', method: 'PUT', path, body: CANCEL });
  expectProblem(answer, 409, 'BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER');
});
