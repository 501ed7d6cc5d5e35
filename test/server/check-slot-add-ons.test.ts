import { expect, test } from 'vitest';
import type { AddOnGroup } from '../../src/domain/venue.ts';
import { openTestServer, TOMORROW } from '../fixtures/test-context.ts';
import { anAddOn, anAddOnGroup, anExperience, aShift, aVenue } from '../fixtures/venue.ts';
import { checkSlotAddOns } from './availability-requests.ts';
import { createBooking } from './booking-fixtures.ts';

const EIGHT = '20:00:00';
const MENU = { experience: { id: 7, tickets: 2 } };

function openMenu(addOns = [anAddOn(41), anAddOn(42)], group: Partial<AddOnGroup> = {}) {
  return openTestServer({
    venue: aVenue({
      shifts: [aShift({ experienceIds: [7], addOnGroupId: 3 })],
      experiences: [anExperience({ addOnGroupId: 4 })],
      addOnGroups: [
        anAddOnGroup(),
        anAddOnGroup({
          id: 4,
          name: { en: 'Wines', de: 'Weine' },
          maxTotalTypes: 1,
          addOns,
          ...group,
        }),
      ],
    }),
  });
}

test('200 with only the add-ons of the experience', async () => {
  const answer = await checkSlotAddOns(await openMenu(), TOMORROW, EIGHT, MENU);
  expect(answer).toMatchObject({
    availability: { code: 'AVAILABLE' },
    experience: { id: 7, hasAddOns: true },
    addOnGroup: {
      name: 'Wines',
      maxTotalTypes: 1,
      availability: { isAvailable: true },
      addOns: [{ id: 41 }, { id: 42 }],
    },
  });
});

test('200 with a null group without an experience or when the venue is closed', async () => {
  const server = await openMenu();
  expect((await checkSlotAddOns(server, TOMORROW, EIGHT)).addOnGroup).toBeNull();
  const closed = await checkSlotAddOns(server, TOMORROW, '03:00:00');
  expect(closed).toMatchObject({ addOnGroup: null, shift: null, timeSlot: null });
});

test('200 with the data of the requested add-ons, or an empty list', async () => {
  const server = await openMenu();
  expect((await checkSlotAddOns(server, TOMORROW, EIGHT, MENU)).addOns).toEqual([]);
  const experience = { ...MENU.experience, addOns: [{ id: 41, quantity: 3 }] };
  const { addOns } = await checkSlotAddOns(server, TOMORROW, EIGHT, { experience });
  expect(addOns).toEqual([
    { id: 41, name: 'Extra 41', summary: '', unitPrice: 1500, currency: 'EUR', quantity: 3 },
  ]);
});

test('200 ADD_ON_NOT_AVAILABLE for too many kinds, which a create request refuses too', async () => {
  const server = await openMenu();
  const addOns = [
    { id: 41, quantity: 1 },
    { id: 42, quantity: 1 },
  ];
  const criteria = { experience: { ...MENU.experience, addOns } };
  const { availability } = await checkSlotAddOns(server, TOMORROW, EIGHT, criteria);
  expect(availability.code).toBe('ADD_ON_NOT_AVAILABLE');
});

test('200 with an add-on unavailable when its stock at that time is booked', async () => {
  const server = await openMenu([anAddOn(41, { stock: 1 }), anAddOn(42)]);
  const addOns = [{ id: 41, quantity: 1 }];
  await createBooking(server, { experience: { ...MENU.experience, addOns } });
  const { addOnGroup } = await checkSlotAddOns(server, TOMORROW, EIGHT, MENU);
  const left = addOnGroup?.addOns.map(({ id, availability }) => [id, availability.isAvailable]);
  expect(left).toEqual([
    [41, false],
    [42, true],
  ]);
  const criteria = { experience: { ...MENU.experience, addOns } };
  const again = await checkSlotAddOns(server, TOMORROW, EIGHT, criteria);
  expect(again.availability.code).toBe('ADD_ON_NOT_AVAILABLE');
});

test('200 with an add-on unavailable that must be ordered earlier', async () => {
  const server = await openMenu([anAddOn(41, { minAdvanceBookingMinutes: 3 * 24 * 60 })]);
  const { addOnGroup } = await checkSlotAddOns(server, TOMORROW, EIGHT, MENU);
  expect(addOnGroup?.addOns[0]?.availability.isAvailable).toBe(false);
  expect(addOnGroup?.availability.isAvailable).toBe(false);
});

test('200 with no add-on available when the remaining stock is below the minimum', async () => {
  const addOns = [anAddOn(41, { stock: 4 }), anAddOn(42, { stock: 0 })];
  const server = await openMenu(addOns, { minTotalQuantity: 3 });
  const offered = async () => {
    const { addOnGroup } = await checkSlotAddOns(server, TOMORROW, EIGHT, MENU);
    const each = addOnGroup?.addOns.map(({ availability }) => availability.isAvailable);
    return [addOnGroup?.availability.isAvailable, ...(each ?? [])];
  };
  expect(await offered()).toEqual([true, true, false]);
  const three = { experience: { ...MENU.experience, addOns: [{ id: 41, quantity: 3 }] } };
  await createBooking(server, three);
  expect(await offered()).toEqual([false, false, false]);
  const { availability } = await checkSlotAddOns(server, TOMORROW, EIGHT, three);
  expect(availability.code).toBe('ADD_ON_NOT_AVAILABLE');
});

test('200 counts only as many kinds as one order may have', async () => {
  const addOns = [41, 42].map((id) => anAddOn(id, { stock: 2 }));
  const single = await openMenu(addOns, { minTotalQuantity: 3, maxTotalTypes: 1 });
  const both = await openMenu(addOns, { minTotalQuantity: 3, maxTotalTypes: 2 });
  for (const [server, isAvailable] of [
    [single, false],
    [both, true],
  ] as const) {
    const { addOnGroup } = await checkSlotAddOns(server, TOMORROW, EIGHT, MENU);
    expect(addOnGroup?.availability.isAvailable).toBe(isAvailable);
  }
});
