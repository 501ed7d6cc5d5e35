import fc from 'fast-check';
import { getCountries, getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { isSamePhone, parsePhone, phoneExample } from '../../src/domain/parse-phone.ts';
import { phoneDigits, phoneEnding, TYPED_PHONE } from '../../src/domain/phone.ts';
import { aSpelling } from '../fixtures/phone-spellings.ts';

test.each([
  ['600 11 22 33', 'ES', '+34600112233'],
  ['+34 600-11-22-33', 'ES', '+34600112233'],
  ['0034600112233', 'ES', '+34600112233'],
  ['0034600112233', 'JP', '+34600112233'],
  ['011 34 600112233', 'US', '+34600112233'],
  ['34 600 11 22 33', 'ES', '+34600112233'],
  ['+34 (0) 600 11 22 33', 'FR', '+34600112233'],
  ['020 7946 0000', 'GB', '+442079460000'],
  ['+44 (0)20 7946 0000', 'ES', '+442079460000'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['+39 (0)6 1234 5678', 'ES', '+390612345678'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['+33 06 12 34 56 78', 'ES', '+33612345678'],
  ['8 (912) 345-67-89', 'RU', '+79123456789'],
  ['(212) 555-0100', 'US', '+12125550100'],
  ['\u2068+34 612 34 56 78\u2069', 'ES', '+34612345678'],
  ['090-1234-5678', 'JP', '+819012345678'],
  ['+34\u2011612\u2011345\u2011678', 'ES', '+34612345678'],
  ['+0034 612345678', 'ES', '+34612345678'],
  // The 1 of Mexican mobile numbers, until 2019, and what was dialled before them within Mexico.
  ['+52 1 55 1234 5678', 'ES', '+525512345678'],
  ['0052 1 222 123 4567', 'ES', '+522221234567'],
  ['5215512345678', 'MX', '+525512345678'],
  ['044 55 1234 5678', 'MX', '+525512345678'],
  ['01 55 1234 5678', 'MX', '+525512345678'],
  // Argentina: 9 from abroad, 15 from within.
  ['+54 9 11 2345 6789', 'ES', '+5491123456789'],
  ['011 15-2345-6789', 'AR', '+5491123456789'],
  ['+54 011 15 2345 6789', 'ES', '+5491123456789'],
  ['+54 9 11 15 2345 6789', 'ES', '+5491123456789'],
  ['+54 9 (02966) 15 41 2345', 'ES', '+5492966412345'],
  ['+54 9 011 2345 6789', 'ES', '+5491123456789'],
  // Links, and extensions.
  ['tel:+34-612-34-56-78', 'FR', '+34612345678'],
  ['\u2068TEL: +34612345678\u2069;ext=5', 'FR', '+34612345678'],
  ['Tel. 612 34 56 78', 'ES', '+34612345678'],
  ['Móvil: 612 34 56 78', 'ES', '+34612345678'],
  ['callto:+34612345678', 'FR', '+34612345678'],
  ['sms:+34612345678', 'FR', '+34612345678'],
  ['https://wa.me/34612345678', 'FR', '+34612345678'],
  ['wa.me/34612345678?text=Hola%202', 'FR', '+34612345678'],
  ['https://api.whatsapp.com/send?phone=34612345678', 'FR', '+34612345678'],
  ['+34 612 34 56 78 ext 5', 'ES', '+34612345678'],
  ['612345678x5', 'ES', '+34612345678'],
  ['612 34 56 78 extensión 1234', 'ES', '+34612345678'],
  ['+33 1 42 68 53 00, poste 12', 'ES', '+33142685300'],
  ['+39 06 1234 5678 int. 4', 'ES', '+390612345678'],
  ['＋３４ ６１２３４５６７８ ｅｘｔ．５', 'ES', '+34612345678'],
  ['+34612345678,,5#', 'ES', '+34612345678'],
  ['+34612345678,5', 'ES', '+34612345678'],
  // A German Durchwahl is a part of the number, where numbers are so long.
  ['+49 89 123456 Durchwahl 12', 'ES', '+498912345612'],
  ['089 123456 DW 12', 'DE', '+498912345612'],
  ['+34 612 34 56 78 Durchwahl 5', 'ES', '+34612345678'],
])('%s, typed at a venue in %s, is %s', (typed, country, number) => {
  expect(parsePhone(typed, country)).toBe(number);
});

test.each([
  ['60011223', 'ES'],
  ['+34 60011223', 'ES'],
  ['600112233', 'AQ'],
  ['+0 600112233', 'ES'],
  ['+999123456', 'ES'],
  ['call me', 'ES'],
  ['+34 600 ext. 4', 'ES'],
  ['612345678 ext', 'ES'],
  ['Telma 612345678', 'ES'],
  ['tel:612345678;phone-context=+33', 'ES'],
  ['15 2345 6789', 'AR'],
  ['1 55 1234 5678', 'MX'],
  ['612345678 / 934567890', 'ES'],
  ['', 'ES'],
])('%s, typed at a venue in %s, is no number', (typed, country) => {
  expect(parsePhone(typed, country)).toBe(null);
});

test('a text as long as a request may be is no number', () => {
  const long = ['1', ' ', '\u0663', '+', '(0)'].map((part) => part.repeat(80_000));
  expect(long.map((typed) => parsePhone(typed, 'ES'))).toEqual(long.map(() => null));
  expect(long.map((typed) => TYPED_PHONE.test(typed))).toEqual(long.map(() => false));
});

/** More than fifty: all of which the library has an example. */
const COUNTRIES = getCountries().filter((country) => getExampleNumber(country, examples));

test('the example number of each country, written in every way, is the same number', () => {
  expect(COUNTRIES.length).toBeGreaterThan(200);
  fc.assert(
    fc.property(
      fc
        .constantFrom(...COUNTRIES)
        .chain((country) =>
          fc.record({ country: fc.constant(country), spelling: aSpelling(country) }),
        ),
      ({ country, spelling }) => {
        const number = getExampleNumber(country, examples)?.number ?? '';
        expect(parsePhone(spelling, country), spelling).toBe(number);
        const ending = phoneEnding(phoneDigits(spelling) ?? '');
        expect(number.endsWith(ending), spelling).toBe(true);
        expect(spelling).toMatch(TYPED_PHONE);
      },
    ),
    { numRuns: 5000 },
  );
});

test('what was parsed is parsed to itself, whatever the country', () => {
  const digits = fc.string({ unit: fc.nat(9).map(String), minLength: 5, maxLength: 15 });
  fc.assert(
    fc.property(
      fc.tuple(fc.constantFrom('', '+', '00'), digits, fc.constantFrom(...getCountries())),
      ([start, number, country]) => {
        const parsed = parsePhone(start + number, country);
        if (parsed !== null) expect(parsePhone(parsed)).toBe(parsed);
      },
    ),
    { numRuns: 5000 },
  );
});

test('every text that the server accepts as a number passes the rough check of forms', () => {
  const part = fc.constantFrom(
    ...'0123456789+ -()/.,;#x'.split(''),
    '\u0663',
    '\u2461',
    ' ext. ',
    'tel:',
    ' DW ',
    'a',
  );
  const parts = fc.array(part, { minLength: 4, maxLength: 24 }).map((texts) => texts.join(''));
  const tail = fc.constantFrom('', ' ext 5', ';ext=12', ',,5#');
  fc.assert(
    fc.property(
      fc.oneof(
        parts,
        fc
          .tuple(parts, fc.constantFrom('+34612345678', '0612345678', '+290 22158'), tail)
          .map((texts) => texts.join('')),
      ),
      fc.constantFrom(...getCountries()),
      (typed, country) => {
        if (parsePhone(typed, country) !== null) expect(typed).toMatch(TYPED_PHONE);
      },
    ),
    { numRuns: 5000 },
  );
});

test('a number as earlier versions stored it is the same as that of its parser', () => {
  expect(isSamePhone('+330612345678', '+33612345678')).toBe(true);
  expect(isSamePhone('+330612345678', '+33612345679')).toBe(false);
  expect(isSamePhone('+5215512345678', '+525512345678')).toBe(true);
  // No country has it: it is only itself.
  expect(isSamePhone('+999123456', '+999123456')).toBe(true);
});

test('each country has an example of its own, and others that of Great Britain', () => {
  expect(['ES', 'JP', 'AQ'].map(phoneExample)).toEqual([
    '+34 612 34 56 78',
    '+81 90 1234 5678',
    '+44 7400 123456',
  ]);
});
