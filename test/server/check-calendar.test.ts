import { expect, test } from 'vitest';
import { addDays } from '../../src/domain/venue-time.ts';
import { openTestServer, TODAY, TOMORROW } from '../fixtures/test-context.ts';
import { anExperience, aShift, aTable, aVenue } from '../fixtures/venue.ts';
import { checkCalendar } from './availability-requests.ts';
import { createBooking } from './booking-fixtures.ts';
import { expectProblem } from './expect-response.ts';

const CLOSED = '2030-01-18';

test('200 with every day of the range in order, and why it is unavailable', async () => {
  const venue = aVenue({ maxAdvanceDays: 3, exceptions: [{ date: CLOSED, shiftIds: [] }] });
  const server = await openTestServer({ venue });
  const { workDays, accountId } = await checkCalendar(server, '2030-01-15', '2030-01-20');
  expect(workDays.map(({ date, availability }) => [date, availability.code])).toEqual([
    ['2030-01-15', 'PAST'],
    [TODAY, 'AVAILABLE'],
    [TOMORROW, 'AVAILABLE'],
    [CLOSED, 'CLOSED'],
    ['2030-01-19', 'AVAILABLE'],
    ['2030-01-20', 'TOO_FAR_AHEAD'],
  ]);
  expect(accountId).toBe('casa-test');
});

test('200 with outcome, detail and at most one preferred alternative', async () => {
  const server = await openTestServer({
    venue: aVenue({ exceptions: [{ date: CLOSED, shiftIds: [] }] }),
  });
  const { workDays } = await checkCalendar(server, TODAY, CLOSED);
  for (const { availability } of workDays) {
    const isAvailable = availability.code === 'AVAILABLE';
    expect(availability).toMatchObject({
      isAvailable,
      outcome: isAvailable ? 'AVAILABLE' : 'UNAVAILABLE',
    });
    expect(availability.detail).not.toBe('');
    const { fallbackOptions } = availability;
    const preferred = fallbackOptions.filter((option) => option.isPreferred);
    expect(preferred).toHaveLength(Math.min(1, fallbackOptions.length));
  }
});

test('200 FULL when all tables are taken at all times', async () => {
  const venue = aVenue({
    tables: [aTable(1)],
    combinations: [],
    shifts: [aShift({ lastBookingTime: '20:30:00' })],
  });
  const server = await openTestServer({ venue });
  await createBooking(server);
  const { workDays } = await checkCalendar(server, TODAY, TOMORROW);
  expect(workDays.map(({ availability }) => availability.code)).toEqual(['AVAILABLE', 'FULL']);
});

test('200 ignores the booking that is being changed', async () => {
  const venue = aVenue({
    tables: [aTable(1)],
    combinations: [],
    shifts: [aShift({ lastBookingTime: '20:30:00' })],
  });
  const server = await openTestServer({ venue });
  const { uuid } = await createBooking(server);
  const more = { excludeBookingUuid: uuid };
  const { workDays } = await checkCalendar(server, TOMORROW, TOMORROW, more);
  expect(workDays[0]?.availability.isAvailable).toBe(true);
});

test('200 with the filter values, and filtered by them', async () => {
  const lunch = { id: 'LUNCH', firstBookingTime: '13:00:00', lastBookingTime: '14:00:00' };
  const venue = aVenue({
    shifts: [
      aShift({ weekdays: [4], experienceIds: [7], floorPlanAreaIds: [1] }),
      aShift({ ...lunch, weekdays: [5] }),
    ],
    experiences: [anExperience()],
  });
  const server = await openTestServer({ venue });
  const open = async (filters: object) => {
    const { workDays } = await checkCalendar(server, TOMORROW, CLOSED, { filters });
    return workDays.map(({ availability }) => availability.isAvailable);
  };
  const { metadata } = await checkCalendar(server, TOMORROW, CLOSED);
  expect(metadata.filters).toMatchObject({
    experiences: [{ id: 7 }],
    floorPlanAreas: [{ id: 1 }],
    shiftTypes: [{ id: 'DINNER' }, { id: 'LUNCH' }],
  });
  expect(await open({})).toEqual([true, true]);
  expect(await open({ shiftTypes: ['LUNCH'] })).toEqual([false, true]);
  expect(await open({ experienceIds: [7] })).toEqual([true, false]);
  expect(await open({ floorPlanAreaIds: [1] })).toEqual([true, false]);
  expect(await open({ floorPlanAreaIds: [2] })).toEqual([false, false]);
});

test('200 with the promo, and null for an unknown or expired code', async () => {
  const promo = { id: 5, name: { en: 'Spring' }, code: 'SPRING', validFrom: TODAY };
  const venue = aVenue({ promos: [{ ...promo, validUntil: TOMORROW }] });
  const server = await openTestServer({ venue });
  const promoOf = async (promoCode: string, date = TODAY) =>
    (await checkCalendar(server, date, date, { promoCode })).promo;
  expect(await promoOf('SPRING')).toEqual({ id: 5, name: 'Spring' });
  expect(await promoOf('AUTUMN')).toBeNull();
  expect(await promoOf('SPRING', CLOSED)).toBeNull();
});

test('200 with REQUESTED available where CONFIRMED is MANUAL_CONFIRMATION', async () => {
  const venue = aVenue({ shifts: [aShift({ needsManualConfirmation: true })] });
  const server = await openTestServer({ venue });
  const { workDays } = await checkCalendar(server, TOMORROW, TOMORROW);
  expect(workDays[0]?.availability).toMatchObject({ code: 'MANUAL_CONFIRMATION' });
  const actions = workDays[0]?.availability.fallbackOptions.map(({ action }) => action);
  expect(actions).toContain('REQUEST');
  const result = await checkCalendar(server, TOMORROW, TOMORROW, { status: 'REQUESTED' });
  expect(result.workDays[0]?.availability.isAvailable).toBe(true);
});

test.each([
  ['CUSTOMER_NOT_FOUND', { customerUuid: 'nobody' }],
  ['BOOKING_NOT_FOUND', { excludeBookingUuid: 'nobody' }],
])('404 %s for %j', async (code, more) => {
  const { partner } = await openTestServer();
  const body = { pax: 2, paxChildren: 0, status: 'CONFIRMED', dateStart: TODAY, dateEnd: TODAY };
  const path = '/availability/calendar';
  expectProblem(await partner({ method: 'POST', path, body: { ...body, ...more } }), 404, code);
});

test('200 with 366 days between the dates', async () => {
  const server = await openTestServer();
  const { workDays } = await checkCalendar(server, '2030-01-01', '2031-01-02');
  expect(workDays).toHaveLength(367);
});

test('200 for a year, in pieces: other requests run between them', async () => {
  const server = await openTestServer();
  let turns = 0;
  let isDone = false;
  const countTurns = () => {
    turns += 1;
    if (!isDone) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  const { workDays } = await checkCalendar(server, '2030-01-01', '2031-01-02');
  isDone = true;
  expect(workDays.map(({ date }) => date)).toEqual(
    Array.from({ length: 367 }, (_, day) => addDays('2030-01-01', day)),
  );
  // Twelve pieces, and what every request takes.
  expect(turns).toBeGreaterThanOrEqual(11);
});
