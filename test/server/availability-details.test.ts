import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { SERVER } from '../../src/locales/compiled/server.ts';
import type { DetailName } from '../../src/server/shapes/detail-name.ts';
import { openTestServer, TOMORROW } from '../fixtures/test-context.ts';
import { anAddOn, anAddOnGroup, anExperience, aShift, aTable, aVenue } from '../fixtures/venue.ts';
import {
  checkCalendar,
  checkSlot,
  checkSlotAddOns,
  checkWorkDay,
  slotsOf,
} from './availability-requests.ts';

const NAMES = Object.keys(SERVER.en.details) as DetailName[];
const CASES = NAMES.flatMap((name) => LANGUAGES.map((language) => ({ name, language })));

test.each(CASES)('$name in $language has one or two whole sentences', ({ name, language }) => {
  const detail = SERVER[language].details[name];

  expect(detail).toMatch(/^[\p{Lu}][^.]+\.( [\p{Lu}][^.]+\.)?$/u);
  expect(detail).not.toMatch(/[{}<>_]|\s\s/);
  expect(detail.length).toBeLessThan(140);
});

test.each(NAMES)('%s has a different sentence in every language', (name) => {
  const details = LANGUAGES.map((language) => SERVER[language].details[name]);

  expect(new Set(details).size).toBe(LANGUAGES.length);
});

test.each(LANGUAGES)('%s has a different sentence for every name', (language) => {
  const details = NAMES.map((name) => SERVER[language].details[name]);

  expect(new Set(details).size).toBe(NAMES.length);
});

test('a detail says what is wrong and what the guest can do', () => {
  expect(SERVER.en.details.FULL).toBe(
    'Sorry, everything is booked. Another time or day may still be free.',
  );
});

test.each([
  ['CONFIRMED', 'There is a table for you.'],
  ['REQUESTED', 'You can send a request, and the restaurant will answer you.'],
  ['PENDING_WAIT_LIST_BOOKING', 'You can join the wait list.'],
])('200 with the right detail for %s on calendar, work day and slot', async (status, detail) => {
  const server = await openTestServer();
  const criteria = { status };
  const calendar = await checkCalendar(server, TOMORROW, TOMORROW, criteria);
  const day = await checkWorkDay(server, TOMORROW, criteria);
  const slot = await checkSlot(server, TOMORROW, '20:00:00', criteria);
  const details = [...calendar.workDays, ...day.shifts, ...slotsOf(day), slot].map(
    ({ availability }) => availability.detail,
  );
  expect(new Set(details)).toEqual(new Set([detail]));
});

test('200 with the right detail for add-ons and groups that can and cannot be ordered', async () => {
  const venue = aVenue({
    shifts: [aShift({ addOnGroupId: 3, experienceIds: [7] })],
    experiences: [anExperience({ addOnGroupId: 4 })],
    addOnGroups: [
      anAddOnGroup({ addOns: [anAddOn(31), anAddOn(32, { stock: 0 })] }),
      anAddOnGroup({ id: 4, addOns: [anAddOn(41, { stock: 0 })] }),
    ],
  });
  const server = await openTestServer({ venue });
  const criteria = { experience: { id: 7, tickets: 2 } };
  const { addOnGroups } = await checkSlot(server, TOMORROW, '20:00:00', criteria);
  const { addOnGroup } = await checkSlotAddOns(server, TOMORROW, '20:00:00', criteria);
  const can = 'You can order this with your booking.';
  const cannot =
    'This is not available for that time. Please choose something else or another time.';
  const detailsOf = (group: (typeof addOnGroups)[number] | typeof addOnGroup) =>
    [group, ...(group?.addOns ?? [])].map((one) => one?.availability.detail);
  expect(addOnGroups.map(detailsOf)).toEqual([
    [can, can, cannot],
    [cannot, cannot],
  ]);
  expect(detailsOf(addOnGroup)).toEqual([cannot, cannot]);
});

test.each([
  [
    'none of that id',
    { experience: { id: 9, tickets: 2 } },
    'The restaurant does not offer this experience. Please choose another one.',
  ],
  [
    'another number of tickets',
    { experience: { id: 7, tickets: 3 } },
    'This experience needs a different number of tickets for your party. Please choose another number.',
  ],
  [
    'another area',
    { experience: { id: 7, tickets: 2 }, floorPlanAreaId: 2 },
    'This experience is not held in this area. Please choose another area.',
  ],
  [
    'another time',
    { experience: { id: 8, tickets: 2 } },
    'This experience is not available for your party. Please choose another time or another experience.',
  ],
])('200 with what is the matter with an experience: %s', async (_, criteria, detail) => {
  const venue = aVenue({
    tables: [aTable(1), aTable(2, { floorPlanAreaId: 2 })],
    combinations: [],
    shifts: [aShift({ floorPlanAreaIds: [1, 2], experienceIds: [7, 8] })],
    experiences: [
      anExperience({ automaticTicketQuantity: true, floorPlanAreaIds: [1] }),
      anExperience({ id: 8, firstBookingTime: '21:00:00' }),
    ],
  });
  const server = await openTestServer({ venue });
  const answer = await checkSlot(server, TOMORROW, '20:00:00', { floorPlanAreaId: 1, ...criteria });
  expect(answer.availability).toMatchObject({ code: 'EXPERIENCE_NOT_AVAILABLE', detail });
});
