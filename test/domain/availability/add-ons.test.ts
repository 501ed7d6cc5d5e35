import { describe, expect, it } from 'vitest';
import type {
  AddOnQuantity,
  BookingCriteria,
  ServiceDay,
} from '../../../src/domain/availability/availability.ts';
import type { AddOnGroup, Venue } from '../../../src/domain/venue.ts';
import { evaluateSlot } from '../../fixtures/evaluate-slot.ts';
import { anAddOn, anAddOnGroup, anExperience, aShift, aVenue } from '../../fixtures/venue.ts';
import { aDay, anOccupancy, at, criteriaWith } from './an-evening.ts';

const CAKE = 31;
const FLOWERS = 32;

function venueWith(group: Partial<AddOnGroup> = {}): Venue {
  return aVenue({
    addOnGroups: [
      anAddOnGroup(group),
      anAddOnGroup({ id: 4, addOns: [anAddOn(41, { stock: 1 })] }),
    ],
    experiences: [anExperience({ addOnGroupId: 4 })],
    shifts: [aShift({ addOnGroupId: 3, experienceIds: [7] })],
  });
}

const judge = (day: ServiceDay, criteria: Partial<BookingCriteria>) =>
  evaluateSlot(day, criteriaWith(criteria), '21:00:00').availability.code;
const codeOf = (group: Partial<AddOnGroup>, ...addOns: AddOnQuantity[]) =>
  judge(aDay(venueWith(group)), { addOns });
const some = (quantity: number, id = CAKE): AddOnQuantity => ({ id, quantity });

describe('add-ons of a shift', () => {
  it('AVAILABLE when known and within every limit', () => {
    expect(codeOf({}, some(2), some(1, FLOWERS))).toBe('AVAILABLE');
  });

  it('ADD_ON_NOT_AVAILABLE when unknown, or of another group', () => {
    expect(codeOf({}, some(1, 99))).toBe('ADD_ON_NOT_AVAILABLE');
    expect(codeOf({}, some(1, 41))).toBe('ADD_ON_NOT_AVAILABLE');
  });

  it('ADD_ON_NOT_AVAILABLE when the shift has none', () => {
    expect(judge(aDay(), { addOns: [some(1)] })).toBe('ADD_ON_NOT_AVAILABLE');
  });

  it('ADD_ON_NOT_AVAILABLE when the quantity is below or above the limits', () => {
    const group = { addOns: [anAddOn(CAKE, { minQuantity: 2, maxQuantity: 3 })] };
    expect(codeOf(group, some(1))).toBe('ADD_ON_NOT_AVAILABLE');
    expect(codeOf(group, some(4))).toBe('ADD_ON_NOT_AVAILABLE');
    expect(codeOf(group, some(2), some(2))).toBe('ADD_ON_NOT_AVAILABLE');
    expect(codeOf(group, some(1), some(1))).toBe('AVAILABLE');
  });

  it('ADD_ON_NOT_AVAILABLE when the total or the number of types is outside the limits of its group', () => {
    expect(codeOf({ minTotalQuantity: 3 }, some(2))).toBe('ADD_ON_NOT_AVAILABLE');
    expect(codeOf({ maxTotalQuantity: 2 }, some(2), some(1, FLOWERS))).toBe('ADD_ON_NOT_AVAILABLE');
    expect(codeOf({ maxTotalTypes: 1 }, some(1), some(1, FLOWERS))).toBe('ADD_ON_NOT_AVAILABLE');
    expect(codeOf({ maxTotalTypes: 1 }, some(1), some(1))).toBe('AVAILABLE');
  });

  it('AVAILABLE when nothing is ordered from a group with a minimum total', () => {
    expect(codeOf({ minTotalQuantity: 3 })).toBe('AVAILABLE');
  });

  it('ADD_ON_NOT_AVAILABLE when it is too late to order it', () => {
    const venue = venueWith({ addOns: [anAddOn(CAKE, { minAdvanceBookingMinutes: 60 })] });
    const codeAt = (now: number) => judge(aDay(venue, { now }), { addOns: [some(1)] });
    expect(codeAt(at('20:01'))).toBe('ADD_ON_NOT_AVAILABLE');
    expect(codeAt(at('20:00'))).toBe('AVAILABLE');
  });
});

describe('add-ons of an experience', () => {
  const withAddOn = (addOn: AddOnQuantity): Partial<BookingCriteria> => ({
    experience: { id: 7, tickets: 2, addOns: [addOn] },
  });

  it('AVAILABLE from its own group, ADD_ON_NOT_AVAILABLE from the group of the shift', () => {
    expect(judge(aDay(venueWith()), withAddOn(some(1, 41)))).toBe('AVAILABLE');
    expect(judge(aDay(venueWith()), withAddOn(some(1, CAKE)))).toBe('ADD_ON_NOT_AVAILABLE');
  });

  it('ADD_ON_NOT_AVAILABLE when shift and experience together need more than the stock', () => {
    const venue = aVenue({
      addOnGroups: [anAddOnGroup({ addOns: [anAddOn(CAKE, { stock: 3 })] })],
      experiences: [anExperience({ addOnGroupId: 3 })],
      shifts: [aShift({ addOnGroupId: 3, experienceIds: [7] })],
    });
    const criteria = (ofShift: number): Partial<BookingCriteria> => ({
      ...withAddOn(some(2)),
      addOns: [some(ofShift)],
    });
    expect(judge(aDay(venue), criteria(2))).toBe('ADD_ON_NOT_AVAILABLE');
    expect(judge(aDay(venue), criteria(1))).toBe('AVAILABLE');
  });
});

describe('stock', () => {
  const venue = venueWith({ addOns: [anAddOn(CAKE, { stock: 2 })] });
  const taken = (time: string) =>
    aDay(venue, { occupancies: [anOccupancy(time, { addOns: [{ addOnId: CAKE, quantity: 1 }] })] });

  it('ADD_ON_NOT_AVAILABLE when overlapping parties leave too few', () => {
    expect(judge(taken('20:00'), { addOns: [some(2)] })).toBe('ADD_ON_NOT_AVAILABLE');
    expect(judge(taken('20:00'), { addOns: [some(1)] })).toBe('AVAILABLE');
  });

  it('AVAILABLE when the parties that used them have left', () => {
    expect(judge(taken('19:30'), { addOns: [some(2)] })).toBe('AVAILABLE');
  });

  it('AVAILABLE as a request when there are none left', () => {
    const criteria = { addOns: [some(3)], status: 'REQUESTED' as const };
    expect(judge(taken('20:00'), criteria)).toBe('AVAILABLE');
  });
});
