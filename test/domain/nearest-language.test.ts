import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { nearestLanguage } from '../../src/domain/nearest-language.ts';

test('each of our languages is nearest to itself, in any region', () => {
  expect(LANGUAGES.map(nearestLanguage)).toEqual(LANGUAGES);
  expect(['pt-BR', 'EN-us', 'es-419', 'de-Latn-CH-1996'].map(nearestLanguage)).toEqual([
    'pt',
    'en',
    'es',
    'de',
  ]);
});

test('a language whose speakers read one of ours is nearest to that one, others to none', () => {
  expect(
    ['gl', 'gsw-CH', 'scn', 'br', 'nl', 'zh-Hant', 'x-ours', 'valueof'].map(nearestLanguage),
  ).toEqual(['es', 'de', 'it', 'fr', undefined, undefined, undefined, undefined]);
});
