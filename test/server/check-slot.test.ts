import { expect, test } from 'vitest';
import { aBookingRequest, openTestServer, TODAY, TOMORROW } from '../fixtures/test-context.ts';
import { anAddOn, anAddOnGroup, anExperience, aShift, aTable, aVenue } from '../fixtures/venue.ts';
import { askSlot, checkSlot, checkWorkDay, slotsOf } from './availability-requests.ts';
import { createBooking } from './booking-fixtures.ts';
import { expectProblem } from './expect-response.ts';

const EIGHT = '20:00:00';

const VENUE = aVenue({
  shifts: [aShift({ experienceIds: [7], addOnGroupId: 3 })],
  experiences: [anExperience({ addOnGroupId: 4 })],
  addOnGroups: [anAddOnGroup(), anAddOnGroup({ id: 4, addOns: [anAddOn(41)] })],
  highChairs: 1,
  strollers: 1,
});

test('200 with shift, slot and the add-ons of the shift', async () => {
  const answer = await checkSlot(await openTestServer({ venue: VENUE }), TOMORROW, EIGHT);
  expect(answer).toMatchObject({
    availability: { isAvailable: true, code: 'AVAILABLE' },
    shift: { type: { id: 'DINNER' }, hasAddOns: true },
    timeSlot: { startAt: '2030-01-17T20:00:00+01:00', turnMinutes: 90, experienceId: null },
    workDay: { date: TOMORROW },
    experience: null,
    floorPlanArea: null,
    addOns: [],
    addOnGroups: [{ level: 'SHIFT', addOns: [{ id: 31 }, { id: 32 }] }],
  });
});

test('200 with the add-ons of both levels and the requested ones, with prices', async () => {
  const server = await openTestServer({ venue: VENUE });
  const answer = await checkSlot(server, TOMORROW, EIGHT, {
    experience: { id: 7, tickets: 2, addOns: [{ id: 41, quantity: 1 }] },
    addOns: [{ id: 31, quantity: 2 }],
  });
  expect(answer.availability.code).toBe('AVAILABLE');
  expect(answer.experience).toMatchObject({ id: 7, pricePerTicket: 6000, currency: 'EUR' });
  expect(
    answer.addOnGroups.map(({ level, addOns }) => [level, addOns.map(({ id }) => id)]),
  ).toEqual([
    ['SHIFT', [31, 32]],
    ['EXPERIENCE', [41]],
  ]);
  expect(answer.addOns.map(({ id, quantity, unitPrice }) => [id, quantity, unitPrice])).toEqual([
    [31, 2, 1500],
    [41, 1, 1500],
  ]);
});

test.each(['03:00:00', '19:30:00', '20:15:00', '20:00:01'])(
  '200 CLOSED at %s, without shift and slot',
  async (time) => {
    const answer = await checkSlot(await openTestServer({ venue: VENUE }), TOMORROW, time);
    expect(answer).toMatchObject({
      availability: { isAvailable: false, code: 'CLOSED' },
      shift: null,
      timeSlot: null,
      addOnGroups: [],
    });
  },
);

test.each([
  ['EXPERIENCE_NOT_AVAILABLE', { experience: { id: 8, tickets: 2 } }],
  ['AREA_NOT_AVAILABLE', { floorPlanAreaId: 2 }],
  ['ADD_ON_NOT_AVAILABLE', { addOns: [{ id: 41, quantity: 1 }] }],
  ['HIGH_CHAIRS_NOT_AVAILABLE', { highChairs: 2 }],
  ['STROLLERS_NOT_AVAILABLE', { strollers: 2 }],
  ['PARTY_TOO_LARGE', { pax: 13 }],
  ['FULL', { pax: 9 }],
])('200 %s for %j, which a create request refuses', async (code, criteria) => {
  const server = await openTestServer({ venue: VENUE });
  const answer = await checkSlot(server, TOMORROW, EIGHT, criteria);
  expect(answer.availability).toMatchObject({ isAvailable: false, outcome: 'UNAVAILABLE', code });
  const body = {
    customer: { name: 'Laura Vidal', hasGdprConsent: true, acceptsMarketing: false },
    date: TOMORROW,
    time: EIGHT,
    pax: 2,
    paxChildren: 0,
    status: 'CONFIRMED',
    ...criteria,
  };
  const refused = await server.partner({ method: 'POST', path: '/bookings', body });
  expect(refused.statusCode, refused.body).toBe(409);
});

test('200 PAST, TOO_SOON and TOO_FAR_AHEAD outside the window', async () => {
  const venue = aVenue({ minAdvanceMinutes: 60, maxAdvanceDays: 2 });
  const now = Date.parse(`${TODAY}T20:10:00+01:00`);
  const server = await openTestServer({ venue, now });
  const codeAt = async (date: string, time: string) =>
    (await checkSlot(server, date, time)).availability.code;
  expect(await codeAt(TODAY, EIGHT)).toBe('PAST');
  expect(await codeAt(TODAY, '21:00:00')).toBe('TOO_SOON');
  expect(await codeAt('2030-01-18', EIGHT)).toBe('AVAILABLE');
  expect(await codeAt('2030-01-19', EIGHT)).toBe('TOO_FAR_AHEAD');
});

test('422 VALIDATION_ERROR without an area where guests choose one, 200 with it', async () => {
  const venue = aVenue({ shifts: [aShift({ floorPlanAreaIds: [1, 2] })] });
  const server = await openTestServer({ venue });
  const answer = await askSlot(server, TOMORROW, EIGHT);
  expectProblem(answer, 422, 'VALIDATION_ERROR', ['floorPlanAreaId']);
  const inArea = await checkSlot(server, TOMORROW, EIGHT, { floorPlanAreaId: 1 });
  expect(inArea).toMatchObject({ floorPlanArea: { id: 1 }, timeSlot: { floorPlanAreaId: 1 } });
});

test('200 ignores the booking that is being changed', async () => {
  const server = await openTestServer({ venue: aVenue({ tables: [aTable(1)], combinations: [] }) });
  const { uuid } = await createBooking(server);
  expect((await checkSlot(server, TOMORROW, EIGHT)).availability.code).toBe('FULL');
  const more = { excludeBookingUuid: uuid };
  const changed = await checkSlot(server, TOMORROW, '20:30:00', more);
  expect(changed.availability.code).toBe('AVAILABLE');
});

test('200 counts the extras of the booking that is being changed as free', async () => {
  const server = await openTestServer({
    venue: { ...VENUE, addOnGroups: [anAddOnGroup({ addOns: [anAddOn(31, { stock: 2 })] })] },
  });
  const criteria = { addOns: [{ id: 31, quantity: 2 }], highChairs: 1, strollers: 1 };
  const { uuid } = await createBooking(server, criteria);
  const left = async (more: object) => {
    const { timeSlot, addOnGroups } = await checkSlot(server, TOMORROW, '20:30:00', more);
    const { highChairsAvailable, strollersAvailable } = timeSlot ?? {};
    const isLeft = addOnGroups[0]?.addOns[0]?.availability.isAvailable;
    return [highChairsAvailable?.available, strollersAvailable?.available, isLeft];
  };
  expect(await left({})).toEqual([0, 0, false]);
  expect(await left({ excludeBookingUuid: uuid })).toEqual([1, 1, true]);
  const day = await checkWorkDay(server, TOMORROW, { excludeBookingUuid: uuid });
  const slots = slotsOf(day).map(({ highChairsAvailable }) => highChairsAvailable.available);
  expect(new Set(slots)).toEqual(new Set([1]));
});

test('200 when shifts share a time and guests choose an area in only one of them', async () => {
  const venue = aVenue({
    tables: [aTable(1), aTable(2, { floorPlanAreaId: 2 })],
    combinations: [],
    shifts: [aShift({ floorPlanAreaIds: [1] }), aShift({ id: 'ANYWHERE' })],
  });
  const server = await openTestServer({ venue });
  const slots = slotsOf(await checkWorkDay(server, TOMORROW));
  const atEight = slots.filter(({ startAt }) => startAt.includes(`T${EIGHT}`));
  expect(atEight.map(({ floorPlanAreaId }) => floorPlanAreaId)).toEqual([1, null]);
  for (const { floorPlanAreaId, availability } of atEight) {
    expect(availability.code).toBe('AVAILABLE');
    const result = await checkSlot(server, TOMORROW, EIGHT, { floorPlanAreaId });
    expect(result.availability.code).toBe('AVAILABLE');
    const { floorPlanArea } = await createBooking(server, { floorPlanAreaId });
    expect(floorPlanArea?.id ?? null).toBe(floorPlanAreaId);
  }
});

test('200 with the time limit of shift or experience', async () => {
  const venue = aVenue({
    shifts: [aShift({ experienceIds: [7] })],
    experiences: [anExperience({ isTimeLimited: true })],
  });
  const server = await openTestServer({ venue });
  const plain = await checkSlot(server, TOMORROW, EIGHT);
  expect(plain.timeSlot?.isTimeLimited).toBe(false);
  const experience = { id: 7, tickets: 2 };
  const limited = await checkSlot(server, TOMORROW, EIGHT, { experience });
  expect(limited.timeSlot?.isTimeLimited).toBe(true);
  expect((await createBooking(server, { experience })).isTimeLimited).toBe(true);
});

test.each([
  ['CUSTOMER_NOT_FOUND', { customerUuid: 'nobody' }],
  ['BOOKING_NOT_FOUND', { excludeBookingUuid: 'nobody' }],
])('404 %s for %j', async (code, more) => {
  const server = await openTestServer();
  expectProblem(await askSlot(server, TOMORROW, EIGHT, more), 404, code);
});

test('200 AVAILABLE with an invalid code, which only the create request refuses', async () => {
  const server = await openTestServer({ venue: VENUE });
  for (const code of [{ promoCode: 'NOTHING' }, { redemptionCode: 'NOTHIN' }]) {
    const { availability, promo } = await checkSlot(server, TOMORROW, EIGHT, code);
    expect([availability.code, promo]).toEqual(['AVAILABLE', null]);
    const body = aBookingRequest({ date: TOMORROW, time: EIGHT, ...code });
    const refused = await server.partner({ method: 'POST', path: '/bookings', body });
    expectProblem(refused, 409, 'BOOKING_AVAILABILITY_NOT_FOUND');
  }
});
