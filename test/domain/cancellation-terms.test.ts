import { describe, expect, test } from 'vitest';
import { findNewPolicy } from '../../src/domain/cancellation-terms.ts';
import { aPolicyRule, aVenue } from '../fixtures/venue.ts';

const dinner = {
  status: 'CONFIRMED',
  pax: 4,
  paxChildren: 0,
  shiftId: 'DINNER',
  experienceId: null,
} as const;

function venueWith(cancellationPolicies: ReturnType<typeof aPolicyRule>[], separates = true) {
  return aVenue({ cancellationPolicies, separatesAdultsAndChildren: separates });
}

describe('which rule applies to a booking', () => {
  test.each([
    ['the smallest party of the rule', {}, dinner, true],
    ['one guest fewer', {}, { ...dinner, pax: 3 }, false],
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
    [
      'the wait list, where there is no table to sign for',
      {},
      { ...dinner, status: 'PENDING_WAIT_LIST_BOOKING' as const },
      false,
    ],
  ])('%s', (_, overrides, question, applies) => {
    const policy = findNewPolicy(venueWith([aPolicyRule(overrides)]), question);
    expect(policy !== null).toBe(applies);
  });

  test('the first of several that apply', () => {
    const rules = [
      aPolicyRule({ id: 1, minCovers: 8 }),
      aPolicyRule({ id: 2 }),
      aPolicyRule({ id: 3 }),
    ];
    expect(findNewPolicy(venueWith(rules), dinner)?.rule.id).toBe(2);
  });
});

test.each([
  ['PER_PERSON', 8000],
  ['PER_BOOKING', 2000],
] as const)('a late cancellation %s of 4 guests costs %d cents', (amountType, fee) => {
  expect(findNewPolicy(venueWith([aPolicyRule({ amountType })]), dinner)?.fee).toBe(fee);
});

test.each([
  ['besides pax, where the venue counts them separately', true, 6, 12_000],
  ['within pax, where it does not', false, 4, 8000],
] as const)('children count %s', (_, separates, covers, fee) => {
  const venue = venueWith([aPolicyRule()], separates);
  expect(findNewPolicy(venue, { ...dinner, paxChildren: 2 })).toMatchObject({ covers, fee });
});
