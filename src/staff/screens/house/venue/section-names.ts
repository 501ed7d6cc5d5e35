import type { MessageParts } from '../../../messages/staff-messages.ts';

type Texts = MessageParts['house']['venue'];

/** Sections of the document by the words that the screens have for them; each once. */
export function sectionNames(sections: readonly string[], { sections: names }: Texts): string[] {
  return [
    ...new Set(
      sections.map((section) =>
        section in names ? names[section as keyof Texts['sections']] : names.rules,
      ),
    ),
  ];
}
