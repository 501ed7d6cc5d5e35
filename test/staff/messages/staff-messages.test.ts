import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { messages as english } from '../../../src/staff/messages/en/messages.ts';
import { loadMessages, STAFF_LANGUAGES } from '../../../src/staff/messages/load-messages.ts';

const all = await Promise.all(
  STAFF_LANGUAGES.map(async (language) => ({ language, messages: await loadMessages(language) })),
);

test('a missing language has the messages of English', async () => {
  const missing = LANGUAGES.filter((language) => !STAFF_LANGUAGES.includes(language));
  const loaded = await Promise.all(missing.map(loadMessages));
  expect(loaded.filter((messages) => messages !== english)).toEqual([]);
});

test.each(all)('$language has all messages of English', ({ messages }) => {
  expect(textsOf(messages).map(([key]) => key)).toEqual(textsOf(english).map(([key]) => key));
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
