import type { Language, LocalizedText } from '../language.ts';
import type { Venue } from '../venue.ts';

/** Texts that guests who read this language get in the venue's own. */
export interface MissingTexts {
  language: Language;
  /** The paths of the texts in the document, such as `shifts[0].name`. */
  paths: readonly string[];
}

/** For each language in which the venue has any text, those texts that it does not have in it. */
export function missingTexts(venue: Venue): MissingTexts[] {
  const texts = [...textsOf(venue)].filter(({ text }) => Boolean(text[venue.language]));
  const languages = new Set(
    texts.flatMap(({ text }) => (Object.keys(text) as Language[]).filter((each) => text[each])),
  );
  return [...languages].sort().flatMap((language) => {
    const paths = texts.filter(({ text }) => !text[language]).map(({ path }) => path);
    return paths.length > 0 ? [{ language, paths }] : [];
  });
}

interface LocatedText {
  path: string;
  text: LocalizedText;
}

function* textsOf(venue: Venue): Generator<LocatedText> {
  yield* fields('floorPlanAreas', venue.floorPlanAreas, ['name', 'summary']);
  yield* fields('shifts', venue.shifts, ['name']);
  yield* fields('experiences', venue.experiences, ['name', 'summary', 'description']);
  yield* fields('addOnGroups', venue.addOnGroups, ['name', 'summary']);
  for (const [index, { addOns }] of venue.addOnGroups.entries())
    yield* fields(`addOnGroups[${index}].addOns`, addOns, ['name', 'summary']);
  yield* fields('promos', venue.promos, ['name']);
  const { dataProcessingConsent, marketingConsent, timeLimit, bookingNote } = venue.texts;
  yield { path: 'texts.dataProcessingConsent', text: dataProcessingConsent };
  yield { path: 'texts.marketingConsent', text: marketingConsent };
  yield { path: 'texts.timeLimit', text: timeLimit };
  if (bookingNote) yield { path: 'texts.bookingNote', text: bookingNote };
}

function* fields<Field extends string>(
  path: string,
  entries: readonly Readonly<Record<Field, LocalizedText>>[],
  names: readonly Field[],
): Generator<LocatedText> {
  for (const [index, entry] of entries.entries())
    for (const name of names) yield { path: `${path}[${index}].${name}`, text: entry[name] };
}
