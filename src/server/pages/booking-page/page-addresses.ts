import { LANGUAGES, type Language } from '../../../domain/language.ts';

/** The addresses of one page in several languages, for search engines. */

/** The page in one language; for null, in the browser's language, else the venue's. */
export function pageAddress(url: string, language: Language | null): string {
  return language === null ? url : `${url}?lang=${language}`;
}

/** Every address of the page, with its `hreflang`. */
export function pageAlternates(url: string): { hreflang: string; href: string }[] {
  return [
    { hreflang: 'x-default', href: pageAddress(url, null) },
    ...LANGUAGES.map((each) => ({ hreflang: each, href: pageAddress(url, each) })),
  ];
}
