/** The languages that diners are served in (ISO 639-1), in the specification's order. */
export const LANGUAGES = ['es', 'ca', 'it', 'en', 'de', 'fr', 'pt', 'eu'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text that a venue wrote in as many of the languages as it cares for; at least one. */
export type LocalizedText = { readonly [language in Language]?: string | undefined };

/** The text in the first of the wished languages that the venue wrote, else in any it did. */
export function localize(text: LocalizedText, ...wished: Language[]): string {
  for (const language of [...wished, 'en' as const, ...LANGUAGES]) {
    const found = text[language];
    if (found !== undefined) return found;
  }
  return '';
}

/** The language of an Accept-Language header that we speak and it weighs most; null for none. */
export function chooseLanguage(acceptLanguage: string): Language | null {
  const wishes = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', weight: q === undefined ? 1 : Number(q) };
    })
    .filter((criteria) => criteria.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wishes) {
    const spoken = LANGUAGES.find((l) => l === language);
    if (spoken) return spoken;
  }
  return null;
}
