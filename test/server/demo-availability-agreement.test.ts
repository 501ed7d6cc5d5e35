import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { SlotAnswer } from '../../src/contract/partner/check-slot.ts';
import { buildApp } from '../../src/server/app.ts';
import { type DemoContext, openDemoContext, undoing } from '../fixtures/demo-context.ts';
import { casesOf } from '../fixtures/engine.ts';
import {
  CUSTOMER,
  comingDays,
  expectedOf,
  type RequestWithoutCustomer,
} from '../operations/availability/agreement.ts';
import { someRequest } from '../operations/availability/some-request.ts';
import {
  askSlot,
  checkCalendar,
  checkSlot,
  checkSlotAddOns,
  checkWorkDay,
  slotsOf,
} from './availability-requests.ts';
import { expectBooking, expectProblem } from './expect-response.ts';

/** The demo's partner API. What it books is undone. */
async function openApi({ demo, context }: DemoContext) {
  const settings = { rateLimitPerMinute: 1_000_000, trustProxy: false };
  const app = await buildApp({ context: undoing(context), settings, logger: false });
  onTestFinished(() => app.close());
  const [pos] = demo.partners;
  const headers = {
    authorization: `Bearer ${pos?.apiKey}`,
    'service-partner-id': pos?.partnerId,
    'service-account-id': demo.accountId,
    'content-type': 'application/json',
  };
  const partner = ({ path, body }: { path: string; body?: unknown }) =>
    app.inject({
      method: 'POST',
      url: `/v3${path}`,
      headers,
      payload: JSON.stringify(body),
    });
  const book = (request: RequestWithoutCustomer) =>
    partner({ path: '/bookings', body: { ...request, customer: CUSTOMER } });
  return { partner, book };
}

const EVENING = Date.parse('2030-01-16T19:50:00+01:00');

/** Expects a create request to agree with the slot's availability. */
function expectAgreement(
  slotAnswer: SlotAnswer,
  answer: LightMyRequestResponse,
  { status }: RequestWithoutCustomer,
) {
  const { code } = slotAnswer.availability;
  const expected = expectedOf({ code });
  if (expected !== 'CREATED') {
    expectProblem(answer, 409, expected);
    return code;
  }
  const booking = expectBooking(answer);
  expect(booking.status).toBe(status);
  expect(booking.tables.length > 0).toBe(status === 'CONFIRMED');
  expect(booking.floorPlanArea?.id).toBe(slotAnswer.floorPlanArea?.id);
  expect(booking.bookingAt).toBe(slotAnswer.timeSlot?.startAt);
  expect(booking.turnMinutes).toBe(slotAnswer.timeSlot?.turnMinutes);
  return code;
}

test('200 for what calendar, day and slot call available, 409 for the rest', async () => {
  const demo = await openDemoContext(EVENING);
  const api = await openApi(demo);
  const someWalk = fc.tuple(fc.constantFrom(...comingDays(demo, 14)), fc.nat(999), fc.nat(9));
  const seen = new Set<string>();
  for (const [date, pick, more] of fc.sample(someWalk, { numRuns: casesOf(50, 8), seed: 16 })) {
    const party = { pax: 1 + more, paxChildren: 0, status: 'CONFIRMED' } as const;
    const { workDays } = await checkCalendar(api, date, date, party);
    const slots = slotsOf(await checkWorkDay(api, date, party));
    const isAnyOpen = slots.some(({ availability }) => availability.isAvailable);
    expect(workDays.map(({ availability }) => availability.isAvailable)).toEqual([isAnyOpen]);
    const slot = slots[pick % slots.length];
    if (!slot) continue;
    const time = slot.startAt.slice(11, 19);
    const request = { ...party, date, time, floorPlanAreaId: slot.floorPlanAreaId };
    const slotAnswer = await checkSlot(api, date, time, request);
    const { availability, ...timeSlot } = slot;
    expect(slotAnswer).toMatchObject({ availability, timeSlot });
    const answer = await api.book(request);
    seen.add(expectAgreement(slotAnswer, answer, request));
  }
  expect([...seen]).toEqual(expect.arrayContaining(['AVAILABLE', 'FULL', 'AREA_NOT_AVAILABLE']));
});

test('200 for everything that both slot operations call available, 409 or 422 for the rest', async () => {
  const demo = await openDemoContext(EVENING);
  const api = await openApi(demo);
  const seen = new Set<string>();
  for (const criteria of fc.sample(someRequest(demo), { numRuns: casesOf(100, 8), seed: 16 })) {
    // Codes do not affect availability; other tests cover them.
    const { promoCode: _, redemptionCode: __, ...request } = criteria;
    const { date, time } = request;
    const answer = await api.book(request);
    const slotResponse = await askSlot(api, date, time, request);
    if (slotResponse.statusCode === 422) {
      expectProblem(slotResponse, 422, 'VALIDATION_ERROR', ['floorPlanAreaId']);
      expectProblem(answer, 422, 'VALIDATION_ERROR', ['floorPlanAreaId']);
      continue;
    }
    const slotAnswer = await checkSlot(api, date, time, request);
    const { availability, timeSlot } = await checkSlotAddOns(api, date, time, request);
    expect(slotAnswer).toMatchObject({ availability, timeSlot });
    seen.add(expectAgreement(slotAnswer, answer, request));
  }
  expect(seen.size).toBeGreaterThan(casesOf(8, 8));
});
