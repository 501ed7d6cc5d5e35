import { LANGUAGES, type Language, type LocalizedText } from '../domain/language.ts';
import { DEMO } from '../locales/compiled/demo.ts';

type InEveryLanguage<T> = T extends string
  ? LocalizedText
  : { readonly [Name in keyof T]: InEveryLanguage<T[Name]> };

/** What the demo venue says, each text in every language. */
export const DEMO_TEXTS = inEveryLanguage(LANGUAGES.map((language) => [language, DEMO[language]]));

function inEveryLanguage<T>(texts: readonly (readonly [Language, T])[]): InEveryLanguage<T> {
  const [, first] = texts[0] ?? [];
  const all =
    typeof first === 'object' && first !== null
      ? Object.keys(first).map((name) => [
          name,
          inEveryLanguage(texts.map(([language, each]) => [language, each[name as keyof T]])),
        ])
      : texts;
  return Object.fromEntries(all) as InEveryLanguage<T>;
}
