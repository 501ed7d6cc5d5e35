import type { Language, LocalizedText } from '../language.ts';

/** The languages in which a text is as it was, although the venue's own text was changed. */
export function outdatedLanguages(
  before: LocalizedText | null | undefined,
  after: LocalizedText | null | undefined,
  own: Language,
): Language[] {
  if (!before || !after || !before[own] || before[own] === after[own]) return [];
  return languagesOf(after).filter((each) => each !== own && before[each] === after[each]);
}

/** The languages in which a text is written. */
export function languagesOf(text: LocalizedText): Language[] {
  return (Object.keys(text) as Language[]).filter((each) => text[each]);
}
