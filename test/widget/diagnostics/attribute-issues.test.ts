import { expect, test } from 'vitest';
import {
  ATTRIBUTE_VALUES,
  attributeIssues,
  placeholderAttributeIssues,
} from '../../../src/widget/diagnostics/attribute-issues.ts';
import { ATTRIBUTES } from '../../../src/widget/embed/tag.ts';

const faultsOf = (name: string, value = '2') => attributeIssues([{ name, value }]);

test('every attribute of the element is known', () => {
  expect(Object.keys(ATTRIBUTE_VALUES).sort()).toEqual([...ATTRIBUTES].sort());
});

test.each([
  ['publishable_key', 'publishable-key'],
  ['publishablekey', 'publishable-key'],
  ['data-publishable-key', 'publishable-key'],
  ['publisable-key', 'publishable-key'],
  ['promo-cdoe', 'promo-code'],
  ['promocode', 'promo-code'],
  ['data-lang', 'lang'],
  ['locale', 'lang'],
  ['party-size', 'pax'],
])('%s: suggests %s', (name, meant) => {
  expect(faultsOf(name)).toEqual([`does not know the attribute ${name}. Did you mean ${meant}?`]);
});

test('a wrong value of publishable-key is shortened to its first characters', () => {
  expect(faultsOf('publishable-key', 'mk_0123_secret')).toEqual([
    'does not accept publishable-key="mk_0…": it must be a publishable key, which begins with pk_.',
  ]);
});

test('a name that resembles no attribute gets no suggestion', () => {
  expect(faultsOf('colour-of-the-door')).toEqual([
    'does not know the attribute colour-of-the-door.',
  ]);
});

test.each([
  'id',
  'class',
  'data-astro-cid-x',
  'aria-label',
  'onclick',
  '_ngcontent-a-1',
  'v-cloak',
])('%s is not reported', (name) => {
  expect(faultsOf(name)).toEqual([]);
});

test.each([
  ['date', '17/05/2030', 'a date as YYYY-MM-DD'],
  ['time', '9pm', 'a time as HH:MM'],
  ['pax', 'two', 'a whole number'],
  ['theme', 'black', 'light, dark or auto'],
  ['promo-code', 'FREE', '6 to 255 characters'],
  ['lang', 'sv', 'one of es, ca, it, en, de, fr, pt, eu'],
  ['area', '0', 'the id of an area, a whole number'],
])('%s="%s" is reported with a description of valid values', (name, value, words) => {
  expect(faultsOf(name, value)).toEqual([
    `does not accept ${name}="${value}": it must be ${words}.`,
  ]);
  expect(faultsOf(name, '')).toEqual([]);
});

test.each([
  ['date', ' 2030-05-17 '],
  ['time', '21:00'],
  ['theme', 'dark'],
  ['lang', 'en-GB'],
  ['publishable-key', 'pk_abc'],
])('%s="%s" is valid', (name, value) => {
  expect(faultsOf(name, value)).toEqual([]);
});

test('suggestions for a placeholder begin with data-', () => {
  const names = ['data-publishable_key', 'data-pax', 'pax', 'data-gallery', 'src'];

  expect(placeholderAttributeIssues(names.map((name) => ({ name })))).toEqual([
    'does not know the attribute data-publishable_key. Did you mean data-publishable-key?',
    'does not know the attribute pax. Did you mean data-pax?',
  ]);
});
