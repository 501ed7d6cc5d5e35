import type { DinerTexts } from '../../../src/locales/compiled/diner-texts.ts';
import type { Plural } from '../../../src/locales/template.ts';

type Entry = [key: string, text: string];

/** Every text with its key; the forms of a plural are separate. */
function textsOf(messages: DinerTexts): Entry[] {
  const { calendarNames: _days, monthNames: _months, ...spoken } = messages;
  return Object.entries(spoken).flatMap(([key, value]: [string, string | Plural]): Entry[] =>
    typeof value === 'string'
      ? [[key, value]]
      : Object.entries(value).map(([form, text]): Entry => [`${key}.${form}`, text]),
  );
}

/** The texts that are the same as in English. */
export function leftInEnglish(english: DinerTexts, messages: DinerTexts): Entry[] {
  const translated = new Map(textsOf(messages));
  return textsOf(english).filter(([key, text]) => translated.get(key) === text);
}
