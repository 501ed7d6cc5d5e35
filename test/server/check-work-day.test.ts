import { expect, test } from 'vitest';
import { openTestServer, TODAY, TOMORROW } from '../fixtures/test-context.ts';
import { anExperience, aShift, aTable, aVenue } from '../fixtures/venue.ts';
import { checkWorkDay, codesOf, slotsOf } from './availability-requests.ts';
import { createBooking } from './booking-fixtures.ts';

test('200 with the shifts in order and all their slots', async () => {
  const lunch = { id: 'LUNCH', firstBookingTime: '13:00:00', lastBookingTime: '14:00:00' };
  const venue = aVenue({ shifts: [aShift(), aShift({ ...lunch, stepMinutes: 15 })] });
  const day = await checkWorkDay(await openTestServer({ venue }), TOMORROW);
  expect(day.workDay).toEqual({ date: TOMORROW });
  expect(day.shifts).toMatchObject([
    {
      type: { id: 'LUNCH' },
      firstBookingAt: '2030-01-17T13:00:00+01:00',
      lastBookingAt: '2030-01-17T14:00:00+01:00',
    },
    { type: { id: 'DINNER', name: 'Dinner' }, hasExperiences: false, hasAddOns: false },
  ]);
  expect(codesOf(day).map(([time]) => time)).toEqual([
    '13:00',
    '13:15',
    '13:30',
    '13:45',
    '14:00',
    '20:00',
    '20:30',
    '21:00',
    '21:30',
    '22:00',
  ]);
  expect(slotsOf(day).every(({ turnMinutes }) => turnMinutes === 90)).toBe(true);
});

test('200 with no shifts on a day without service', async () => {
  const venue = aVenue({ exceptions: [{ date: TOMORROW, shiftIds: [] }] });
  expect((await checkWorkDay(await openTestServer({ venue }), TOMORROW)).shifts).toEqual([]);
});

test('200 on the last possible date, without times after midnight', async () => {
  const night = { firstBookingTime: '23:00:00', lastBookingTime: '01:00:00' };
  const server = await openTestServer({ venue: aVenue({ shifts: [aShift(night)] }) });
  const times = (day: Awaited<ReturnType<typeof checkWorkDay>>) => codesOf(day).map(([at]) => at);
  expect(times(await checkWorkDay(server, '9999-12-31'))).toEqual(['23:00', '23:30']);
  expect(times(await checkWorkDay(server, '9999-12-30')).at(-1)).toBe('01:00');
});

test('200 FULL around a booking, and AVAILABLE when it ends', async () => {
  const venue = aVenue({ tables: [aTable(1)], combinations: [] });
  const server = await openTestServer({ venue });
  await createBooking(server, { time: '20:30:00' });
  expect(codesOf(await checkWorkDay(server, TOMORROW))).toEqual([
    ['20:00', 'FULL'],
    ['20:30', 'FULL'],
    ['21:00', 'FULL'],
    ['21:30', 'FULL'],
    ['22:00', 'AVAILABLE'],
  ]);
});

test('200 PAST and TOO_SOON during the evening', async () => {
  const server = await openTestServer({
    venue: aVenue({ minAdvanceMinutes: 45 }),
    now: Date.parse(`${TODAY}T20:15:00+01:00`),
  });
  expect(codesOf(await checkWorkDay(server, TODAY))).toEqual([
    ['20:00', 'PAST'],
    ['20:30', 'TOO_SOON'],
    ['21:00', 'AVAILABLE'],
    ['21:30', 'AVAILABLE'],
    ['22:00', 'AVAILABLE'],
  ]);
});

test('200 with one slot per area', async () => {
  const venue = aVenue({
    tables: [aTable(1), aTable(2, { floorPlanAreaId: 2 })],
    combinations: [],
    shifts: [aShift({ floorPlanAreaIds: [1, 2] })],
  });
  const server = await openTestServer({ venue });
  await createBooking(server, { floorPlanAreaId: 2 });
  const eight = slotsOf(await checkWorkDay(server, TOMORROW)).filter(({ startAt }) =>
    startAt.includes('T20:00'),
  );
  expect(eight.map((slot) => [slot.floorPlanAreaId, slot.availability.code])).toEqual([
    [1, 'AVAILABLE'],
    [2, 'AREA_NOT_AVAILABLE'],
  ]);
});

test.each([
  ['PARTY_TOO_SMALL', { pax: 1 }, { minCovers: 2 }],
  ['PARTY_TOO_LARGE', { pax: 5 }, { maxCovers: 4 }],
  ['PARTY_TOO_LARGE', { pax: 2, paxChildren: 3 }, { maxCovers: 4 }],
  ['MANUAL_CONFIRMATION', {}, { needsManualConfirmation: true }],
])('200 %s for %j where the shift has %j', async (code, party, shift) => {
  const server = await openTestServer({ venue: aVenue({ shifts: [aShift(shift)] }) });
  const day = await checkWorkDay(server, TOMORROW, party);
  expect(new Set(codesOf(day).map(([, one]) => one))).toEqual(new Set([code]));
});

test('200 with the required experience on every slot', async () => {
  const venue = aVenue({
    shifts: [aShift({ experienceIds: [7], isExperienceRequired: true })],
    experiences: [anExperience()],
  });
  const day = await checkWorkDay(await openTestServer({ venue }), TOMORROW);
  expect(day.shifts[0]).toMatchObject({ hasExperiences: true, isExperienceRequired: true });
  expect(slotsOf(day).every(({ experienceId }) => experienceId === 7)).toBe(true);
});

test.each([
  [null, { type: 'UNLIMITED' }],
  [0, { type: 'NONE', available: 0 }],
  [2, { type: 'LIMITED', available: 1 }],
])('200 with what is left of %j high chairs and strollers', async (stock, left) => {
  const server = await openTestServer({ venue: aVenue({ highChairs: stock, strollers: stock }) });
  const taken = stock === 2 ? 1 : 0;
  await createBooking(server, { highChairs: taken, strollers: taken });
  const [first] = slotsOf(await checkWorkDay(server, TOMORROW));
  expect(first).toMatchObject({ highChairsAvailable: left, strollersAvailable: left });
});

test('200 with details in the requested language', async () => {
  const { partner } = await openTestServer();
  const details = new Set<string>();
  for (const language of ['es', 'ca', 'it', 'en', 'de', 'fr', 'pt', 'eu']) {
    const answer = await partner({
      method: 'POST',
      path: `/availability/work-days/${TOMORROW}`,
      body: { pax: 2, paxChildren: 0, status: 'CONFIRMED' },
      headers: { 'accept-language': language },
    });
    details.add(answer.json().shifts[0].availability.detail);
  }
  expect(details.size).toBe(8);
});
