import { COUNTRIES } from '../../contract/countries.ts';
import { LANGUAGES } from '../../domain/language.ts';
import { folded } from '../../domain/typed-text.ts';

/** What a cell of a file says, as this server writes it. Each returns the cell as it is if it says none of that. */

/** The code of a language: of `es`, `es-MX`, `es_ES`, and its name in any of the languages. */
export function toLanguageCode(cell: string): string {
  const known = codesByName('language', LANGUAGES).get(folded(cell));
  return known ?? (/^[a-z]{2}(?:[-_].*)?$/i.test(cell) ? cell.slice(0, 2).toLowerCase() : cell);
}

/** The code of a country: of `es`, and its name in any of the languages. */
export function toCountryCode(cell: string): string {
  return codesByName('region', COUNTRIES).get(folded(cell)) ?? cell.toUpperCase();
}

/** How files say yes and no, without accents, in small letters. */
const FLAGS = {
  yes: '1 y yes true x vip si s ja j wahr oui o vrai sim verdadeiro bai b vero verdadero cert egia'.split(
    ' ',
  ),
  no: '0 n no false nein falsch non faux nao falso ez fals gezurra -'.split(' '),
};

/** Whether a cell says yes. An empty one says no. */
export function toFlag(cell: string | null): boolean | string {
  if (cell === null || FLAGS.no.includes(folded(cell))) return false;
  return FLAGS.yes.includes(folded(cell)) || cell;
}

/** A whole number, also with a decimal part of zeros, as spreadsheets write them; null for nothing and for 0. */
export function toCount(cell: string | null): number | string | null {
  if (cell === null) return null;
  const digits = /^(\d{1,6})(?:[.,]0{1,2})?$/.exec(cell)?.[1];
  return digits === undefined ? cell : Number(digits) || null;
}

/** Names that are separated by commas, semicolons, bars or line breaks, each once. */
export function toNames(cell: string | null): string[] {
  const names = (cell ?? '').split(/[,;|\r\n]/).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

const codes = new Map<string, Map<string, string>>();

/** Also the codes themselves, as names of their own. */
function codesByName(type: 'language' | 'region', of: readonly string[]): Map<string, string> {
  let found = codes.get(type);
  if (found) return found;
  found = new Map();
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames(language, { type });
    for (const code of of) found.set(folded(names.of(code) ?? code), code);
  }
  for (const code of of) found.set(folded(code), code);
  codes.set(type, found);
  return found;
}
