/** The languages of the diner's pages (ISO 639-1), in the order of the Partner API. */
export const LANGUAGES = ['es', 'ca', 'it', 'en', 'de', 'fr', 'pt', 'eu'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  es: 'Español',
  ca: 'Català',
  it: 'Italiano',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português',
  eu: 'Euskara',
};

/** A text in at least one of the languages. */
export type LocalizedText = { readonly [language in Language]?: string | undefined };

/** The text in the first of these languages that it has, else in English, else in any. */
export function localize(text: LocalizedText, ...preferred: Language[]): string {
  for (const language of [...preferred, 'en' as const, ...LANGUAGES]) {
    const found = text[language];
    if (found !== undefined) return found;
  }
  return '';
}

/** The supported language with the highest weight in an Accept-Language header; null for none. */
export function chooseLanguage(acceptLanguage: string): Language | null {
  const ranked = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', weight: q === undefined ? 1 : Number(q) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of ranked) {
    const supported = LANGUAGES.find((l) => l === language);
    if (supported) return supported;
  }
  return null;
}
