import { expect, test } from 'vitest';
import { parseMoney, toMoneyInput } from '../../../../src/staff/screens/ticket/money-input.ts';

test.each([
  ['12,50', 'es', 1250],
  ['12.50', 'es', 1250],
  ['12,50', 'en', 1250],
  ['12.50', 'en', 1250],
  ['12,5', 'es', 1250],
  ['12', 'es', 1200],
  ['0', 'es', 0],
  ['.5', 'en', 50],
  [' 1 250,00 € ', 'fr', 125_000],
  ['$12.50', 'en', 1250],
  ['1.250', 'es', 125_000],
  ['1,250', 'en', 125_000],
  ['1.250,50', 'es', 125_050],
  ['1,250.50', 'en', 125_050],
  ['1.234.567', 'de', 123_456_700],
])('%j in %s is %i cents', (typed, locale, cents) => {
  expect(parseMoney(typed, locale)).toBe(cents);
});

test.each([
  ['', 'es'],
  ['abc', 'es'],
  ['-5', 'es'],
  ['12,505', 'es'],
  ['1.250', 'en'],
  ['12,50,00', 'es'],
  ['1.25.0', 'es'],
  ['12 €uros', 'es'],
  ['99999999999999', 'es'],
])('%j in %s is not an amount', (typed, locale) => {
  expect(parseMoney(typed, locale)).toBeNull();
});

test('parseMoney reads what toMoneyInput writes', () => {
  for (const locale of ['es', 'ca', 'it', 'en', 'de', 'fr', 'pt', 'eu']) {
    for (const cents of [0, 5, 50, 1250, 123_456, 9_999_999]) {
      expect(parseMoney(toMoneyInput(cents, locale), locale)).toBe(cents);
    }
  }
});
