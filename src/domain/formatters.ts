import type { Language } from './language.ts';
import type { Currency } from './money.ts';
import { RecentValues } from './recent-values.ts';

/**
 * Formatters of the server, kept by locale and options: each takes some 20 kB outside of the JavaScript heap, which
 * no garbage collection is in a hurry to free.
 */

/** Enough for all languages of venues in several countries: options, and so formatters, are a dozen for each locale. */
export const MAX_FORMATTERS = 200;

const dateFormats = new RecentValues<Intl.DateTimeFormat>(MAX_FORMATTERS);
const moneyFormats = new RecentValues<Intl.NumberFormat>(MAX_FORMATTERS);
const pluralRules = new RecentValues<Intl.PluralRules>(MAX_FORMATTERS);

/** @throws RangeError if the runtime does not know the locale or the time zone */
export function dateFormatOf(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const kept = dateFormats.find(key);
  if (kept !== null) return kept;
  const format = new Intl.DateTimeFormat(locale, options);
  dateFormats.save(key, format);
  return format;
}

export function moneyFormatOf(locale: string, currency: Currency): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const kept = moneyFormats.find(key);
  if (kept !== null) return kept;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  moneyFormats.save(key, format);
  return format;
}

export function pluralRulesOf(locale: string): Intl.PluralRules {
  const kept = pluralRules.find(locale);
  if (kept !== null) return kept;
  const rules = new Intl.PluralRules(locale);
  pluralRules.save(locale, rules);
  return rules;
}

/**
 * The locale of a language's readers in a country. Without one for English in that country, Intl would write as in the
 * United States: a reader at a venue in Spain gets 21:00, not 9:00 PM.
 */
export function localeOf(language: Language, country: string): string {
  if (language !== 'en') return `${language}-${country}`;
  return country === 'US' || country === 'DO' ? 'en-US' : 'en-GB';
}
