import { LANGUAGES, type Language } from '../../../domain/language.ts';

/** The addresses of one page in several languages, as search engines are told of them. */

/** The page in one language; in the browser's language, else the venue's, for null. */
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
