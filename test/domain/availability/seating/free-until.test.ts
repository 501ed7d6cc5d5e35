import { expect, test } from 'vitest';
import { seatingPlanOf } from '../../../../src/domain/availability/seating/day-plan.ts';
import { freeUntil } from '../../../../src/domain/availability/seating/free-until.ts';
import { aVenue } from '../../../fixtures/venue.ts';
import { aMovableOccupancy, at, MONDAY_NOON } from '../an-evening.ts';

const plan = seatingPlanOf({
  venue: aVenue(),
  occupancies: [
    { ...aMovableOccupancy('20:00'), tableIds: [1] },
    { ...aMovableOccupancy('22:15'), tableIds: [1] },
    { ...aMovableOccupancy('21:30'), tableIds: [2] },
  ],
  now: MONDAY_NOON,
});

test('when the next party has the table', () => {
  expect(freeUntil(plan, [1], at('20:00'))).toBe(at('22:15'));
});

test('of several tables, when the first of them is needed', () => {
  expect(freeUntil(plan, [1, 2], at('20:30'))).toBe(at('21:30'));
});

test('null if nobody has them later', () => {
  expect(freeUntil(plan, [1, 2], at('22:15'))).toBeNull();
  expect(freeUntil(plan, [3], at('12:00'))).toBeNull();
});
