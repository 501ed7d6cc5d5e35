import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { chooseLanguage, loadManageMessages } from '../../src/manage/load-locale.ts';
import { leftInEnglish } from '../diner/i18n/left-in-english.ts';

const all = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, messages: await loadManageMessages(language) })),
);

const english = await loadManageMessages('en');

test.each(all.filter(({ language }) => language !== 'en'))(
  '$language is translated',
  ({ messages }) => {
    expect(leftInEnglish(english, messages).length).toBeLessThan(8);
  },
);

test('the language is that of the URL, or else of the browser', () => {
  expect(chooseLanguage('?lang=eu', ['de'])).toEqual({ language: 'eu', tag: 'eu' });
  expect(chooseLanguage('?lang=PT-br', ['de'])).toEqual({ language: 'pt', tag: 'PT-br' });
  expect(chooseLanguage('?lang=sv', ['nl', 'fr-CA'])).toEqual({ language: 'fr', tag: 'fr-CA' });
  expect(chooseLanguage('', ['ca-ES', 'es'])).toEqual({ language: 'ca', tag: 'ca-ES' });
  expect(chooseLanguage('?lang=toString', [])).toEqual({ language: 'en', tag: 'en' });
});
