import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';

const FOLDER = join(import.meta.dirname, '../../src/locales');

/** What languages leave empty that do not need it. */
const MAY_BE_EMPTY = /^(calendarNames\.|monthNames\.notIn$)/;

/** Every text of a language with its reader and key; notes are no texts. */
function textsIn(language: string): [where: string, key: string, text: string][] {
  const files = readdirSync(join(FOLDER, language)).filter((file) => file.endsWith('.json'));
  return files.flatMap((file) => {
    const texts = JSON.parse(readFileSync(join(FOLDER, language, file), 'utf8')) as object;
    return Object.entries(texts)
      .filter(([key]) => !key.startsWith('@'))
      .map(([key, text]): [string, string, string] => [`${file}: ${key}`, key, String(text)]);
  });
}

test('each language has a folder of texts, and no other does', () => {
  const folders = readdirSync(FOLDER).filter((name) => /^[a-z]{2}$/.test(name));

  expect(folders.sort()).toEqual([...LANGUAGES].sort());
});

test.each(LANGUAGES)('%s has no empty text', (language) => {
  const empty = textsIn(language).filter(
    ([, key, text]) => text.trim() === '' && !MAY_BE_EMPTY.test(key),
  );

  expect(empty).toEqual([]);
});

test('French breaks no line before “?”, “!”, “:” or “;”, and none within quotation marks', () => {
  const breaking = textsIn('fr').filter(([, , text]) => / [?!:;»]|« /.test(text));

  expect(breaking).toEqual([]);
});
