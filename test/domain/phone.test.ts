import { expect, test } from 'vitest';
import {
  acceptsNationalNumbers,
  internationalPhoneExample,
  toE164,
} from '../../src/domain/phone.ts';

test.each([
  ['600 11 22 33', 'ES', '+34600112233'],
  ['+34 600-11-22-33', 'ES', '+34600112233'],
  ['0034600112233', 'ES', '+34600112233'],
  ['020 7946 0000', 'GB', '+442079460000'],
  ['+44 (0)20 7946 0000', 'ES', '+442079460000'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['(212) 555-0100', 'US', '+12125550100'],
])('%s, typed at a venue in %s, is %s', (typed, country, number) => {
  expect(toE164(typed, country)).toBe(number);
});

test.each([
  ['60011223', 'ES'],
  ['600112233', 'JP'],
  ['+0 600112233', 'ES'],
  ['call me', 'ES'],
  ['+34 600 ext. 4', 'ES'],
])('%s, typed at a venue in %s, cannot be understood', (typed, country) => {
  expect(toE164(typed, country)).toBe(null);
});

test('a country without rules for national numbers accepts none, and has another one’s example', () => {
  expect(['ES', 'JP'].map(acceptsNationalNumbers)).toEqual([true, false]);
  expect(['ES', 'JP'].map(internationalPhoneExample)).toEqual(['+34 …', '+44 …']);
});
