import type { Language, LocalizedText } from '../language.ts';
import type { Venue } from '../venue.ts';
import { type FieldPair, fieldPairs } from './declared-fields.ts';
import { languagesOf, outdatedLanguages } from './outdated-languages.ts';

/** Texts that guests who read this language get in another one, or as they were. */
export interface TextsInLanguage {
  language: Language;
  /** The paths of the texts in the document, such as `shifts[0].name`. */
  paths: readonly string[];
}

/** For each language in which the venue has any text, those texts that it does not have in it. */
export function missingTexts(venue: Venue): TextsInLanguage[] {
  const texts = textPairs(venue, venue).filter(({ after }) => Boolean(after[venue.language]));
  const languages = new Set(texts.flatMap(({ after }) => languagesOf(after)));
  return byLanguage(languages, (language) => texts.filter(({ after }) => !after[language]));
}

/** The texts that changed in the venue's language, and stayed as they were in another one. */
export function outdatedTexts(before: Venue, after: Venue): TextsInLanguage[] {
  const texts = textPairs(before, after).map((pair) => ({
    path: pair.path,
    languages: outdatedLanguages(pair.before, pair.after, after.language),
  }));
  const languages = new Set(texts.flatMap((text) => text.languages));
  return byLanguage(languages, (language) =>
    texts.filter((text) => text.languages.includes(language)),
  );
}

function byLanguage(
  languages: ReadonlySet<Language>,
  textsIn: (language: Language) => readonly { path: string }[],
): TextsInLanguage[] {
  return [...languages].sort().flatMap((language) => {
    const paths = textsIn(language).map(({ path }) => path);
    return paths.length > 0 ? [{ language, paths }] : [];
  });
}

type TextPair = FieldPair & { before: LocalizedText; after: LocalizedText };

/** The texts by language that both documents have. */
function textPairs(before: Venue, after: Venue): TextPair[] {
  return [...fieldPairs(before, after)].filter(
    (pair): pair is TextPair =>
      (pair.kind === 'NAME' || pair.kind === 'TEXT') && Boolean(pair.before && pair.after),
  );
}
