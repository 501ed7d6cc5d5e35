import { expect, test } from 'vitest';
import {
  addOnRequests,
  type ChosenExtras,
  experienceRequest,
  ticketsFor,
} from '../../../src/diner/chosen-extras.ts';
import {
  hasExtras,
  missingQuantity,
  quantitySteps,
  totalOf,
  withQuantity,
} from '../../../src/widget/flow/extras.ts';
import { EXPERIENCE, slotAnswer, unavailable } from '../../diner/answers.ts';
import { aGroup, anAddOn } from './add-on-groups.ts';

const NOTHING: ChosenExtras = { tickets: null, quantities: {} };

test('an add-on goes from zero directly to its least quantity, and back', () => {
  const oysters = anAddOn(1, { minQuantity: 2, maxQuantity: 3 });
  const starters = aGroup([oysters]);

  expect(quantitySteps(NOTHING, starters, oysters)).toEqual({ less: null, more: 2 });
  const two = withQuantity(NOTHING, starters, oysters, 2);
  expect(quantitySteps(two, starters, oysters)).toEqual({ less: 0, more: 3 });
  const three = withQuantity(two, starters, oysters, 3);
  expect(quantitySteps(three, starters, oysters)).toEqual({ less: 2, more: null });
});

test('an add-on cannot exceed the total or the number of kinds of its group', () => {
  const [a, b, c] = [anAddOn(1), anAddOn(2), anAddOn(3)];
  const full = aGroup([a, b], { maxTotalQuantity: 2 });
  const two = withQuantity(NOTHING, full, a, 2);
  expect(quantitySteps(two, full, b).more).toBe(null);

  const narrow = aGroup([a, b, c], { maxTotalTypes: 1 });
  const one = withQuantity(NOTHING, narrow, a, 1);
  expect(quantitySteps(one, narrow, b).more).toBe(null);
  expect(quantitySteps(one, narrow, a).more).toBe(2);
});

test('an unavailable add-on cannot be added', () => {
  const cake = anAddOn(1, { availability: unavailable('ADD_ON_NOT_AVAILABLE') });

  expect(quantitySteps(NOTHING, aGroup([cake]), cake).more).toBe(null);
});

test('a group needs its least total once any of its add-ons is chosen', () => {
  const wine = anAddOn(1);
  const pairing = aGroup([wine], { minTotalQuantity: 3 });

  expect(missingQuantity(NOTHING, pairing)).toBe(0);
  expect(missingQuantity(withQuantity(NOTHING, pairing, wine, 1), pairing)).toBe(2);
  expect(missingQuantity(withQuantity(NOTHING, pairing, wine, 3), pairing)).toBe(0);
});

test('add-ons of a shift and an experience are distinct even with the same id', () => {
  const [ofShift, ofExperience] = [anAddOn(1), anAddOn(1, { unitPrice: 500 })];
  const shift = aGroup([ofShift]);
  const experience = aGroup([ofExperience], { level: 'EXPERIENCE' });
  const extras = withQuantity(
    withQuantity(NOTHING, shift, ofShift, 1),
    experience,
    ofExperience,
    3,
  );
  const slot = slotAnswer({ addOnGroups: [shift, experience], experience: EXPERIENCE });
  const party = { pax: 2, paxChildren: 1 };

  expect(addOnRequests(extras, 'SHIFT')).toEqual([{ id: 1, quantity: 1 }]);
  expect(experienceRequest(EXPERIENCE, extras, party)).toEqual({
    id: 7,
    tickets: 3,
    addOns: [{ id: 1, quantity: 3 }],
  });
  expect(totalOf(extras, slot, party)).toBe(3 * 8900 + 1000 + 3 * 500);
});

test('there are enough tickets for the party, and at least the minimum', () => {
  const forTwo = { ...EXPERIENCE, paxPerTicket: 2 };

  expect(ticketsFor(forTwo, { pax: 3, paxChildren: 0 })).toBe(2);
  expect(ticketsFor({ ...EXPERIENCE, minTicketsPerBooking: 4 }, { pax: 2, paxChildren: 0 })).toBe(
    4,
  );
});

test('a slot has extras if it has add-ons, or tickets that the diner chooses', () => {
  expect(hasExtras(slotAnswer())).toBe(false);
  expect(hasExtras(slotAnswer({ experience: EXPERIENCE }))).toBe(false);
  const bySeat = { ...EXPERIENCE, automaticTicketQuantity: false };
  expect(hasExtras(slotAnswer({ experience: bySeat }))).toBe(true);
  expect(hasExtras(slotAnswer({ addOnGroups: [aGroup([anAddOn(1)])] }))).toBe(true);
});
