import { describe, expect, test } from 'vitest';
import { cancellationFee, findPolicyRule } from '../../src/domain/cancellation-terms.ts';
import { aPolicyRule } from '../fixtures/venue.ts';

describe('which rule applies to a booking', () => {
  const dinner = { covers: 4, shiftId: 'DINNER', experienceId: null };
  test.each([
    ['the smallest party of the rule', {}, dinner, true],
    ['one guest fewer', {}, { ...dinner, covers: 3 }, false],
    ['another shift', {}, { ...dinner, shiftId: 'LUNCH' }, false],
    [
      'a shift that is not named, with the experience that is',
      { shiftIds: [], experienceIds: [7] },
      { ...dinner, experienceId: 7 },
      true,
    ],
    [
      'neither the shift nor the experience',
      { shiftIds: ['LUNCH'], experienceIds: [7] },
      { ...dinner, experienceId: 8 },
      false,
    ],
    [
      'no experience, where only experiences are named',
      { shiftIds: [], experienceIds: [7] },
      dinner,
      false,
    ],
  ])('%s', (_, overrides, question, applies) => {
    expect(findPolicyRule([aPolicyRule(overrides)], question) !== null).toBe(applies);
  });

  test('the first of several that apply', () => {
    const rules = [
      aPolicyRule({ id: 1, minCovers: 8 }),
      aPolicyRule({ id: 2 }),
      aPolicyRule({ id: 3 }),
    ];
    expect(findPolicyRule(rules, dinner)?.id).toBe(2);
  });
});

test.each([
  ['PER_PERSON', 4, 8000],
  ['PER_BOOKING', 4, 2000],
] as const)('a late cancellation %s of %d guests costs %d cents', (amountType, covers, fee) => {
  expect(cancellationFee(aPolicyRule({ amountType }), covers)).toBe(fee);
});
