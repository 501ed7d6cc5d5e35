import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { messages as english } from '../../../src/staff/messages/en/messages.ts';
import { messagePartOf } from '../../../src/staff/messages/load-message-part.ts';
import { loadMessages, STAFF_LANGUAGES } from '../../../src/staff/messages/load-messages.ts';
import { PART_FILES } from '../../../src/staff/messages/part-files.ts';
import type { MessagePart } from '../../../src/staff/messages/staff-messages.ts';

const MESSAGE_PARTS = Object.keys(PART_FILES) as MessagePart[];

/** With the texts of all parts. */
const loadAll = async (language: Language) => ({
  language,
  messages: Object.assign(
    {},
    ...(await Promise.all(MESSAGE_PARTS.map((part) => messagePartOf(language, part).promise))),
  ) as object,
});

const all = await Promise.all(STAFF_LANGUAGES.map(loadAll));
const { messages: allOfEnglish } = await loadAll('en');

test('a missing language has the messages of English', async () => {
  const missing = LANGUAGES.filter((language) => !STAFF_LANGUAGES.includes(language));
  const loaded = await Promise.all(missing.map(loadMessages));
  expect(loaded.filter((messages) => messages !== english)).toEqual([]);
});

test.each(all)('$language has all messages of English', ({ messages }) => {
  expect(textsOf(messages).map(([key]) => key)).toEqual(textsOf(allOfEnglish).map(([key]) => key));
});

test.each(all)('$language has no empty message', ({ messages }) => {
  expect(textsOf(messages).filter(([, text]) => text.trim() === '')).toEqual([]);
});

/** A value of a text: a word, also where a list of words is needed. */
const X = Object.assign(Object('x'), { join: () => 'x' });

/** Every text with its key, sorted by it; “x” for each value of a text. */
function textsOf(messages: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages)
    .flatMap(([name, value]: [string, unknown]): [string, string][] => {
      const key = prefix + name;
      if (typeof value === 'string') return [[key, value]];
      if (typeof value === 'function') {
        const values = Array.from({ length: value.length }, () => X);
        return [[`${key}()`, String(Reflect.apply(value, undefined, values))]];
      }
      return textsOf(value as object, `${key}.`);
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
