import { dateFormatOf, localeOf, moneyFormatOf, pluralRulesOf } from '../domain/formatters.ts';
import type { Language } from '../domain/language.ts';
import type { Cents, Currency } from '../domain/money.ts';
import type { Venue } from '../domain/venue.ts';
import type { Instant, WallDate } from '../domain/venue-time.ts';
import { fill, type Plural, type Values } from '../locales/template.ts';

type Place = Pick<Venue, 'timezone' | 'country'>;

/** After a label. French has a space before it, at which no line breaks. */
export function colonOf(language: Language): string {
  return language === 'fr' ? '\u00a0:' : ':';
}

/** A day with its year and the time, on the venue's clock: `Friday, 20 November 2026 at 21:00`. */
export function formatMoment(place: Place, language: Language, at: Instant): string {
  return format(place, language, at, { weekday: 'long', month: 'long', year: 'numeric' });
}

/** As {@link formatMoment}, short enough for a subject. */
export function formatShortMoment(place: Place, language: Language, at: Instant): string {
  return format(place, language, at, { weekday: 'short', month: 'short' });
}

/** A day with its year: `Friday, 20 November 2026`. @param workDay YYYY-MM-DD, whatever the time zone */
export function formatDay({ country }: Place, language: Language, workDay: WallDate): string {
  return dateFormatOf(localeOf(language, country), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${workDay}T12:00:00Z`));
}

/** A time of day on the venue's clock. */
export function formatTime({ timezone, country }: Place, language: Language, at: Instant): string {
  return dateFormatOf(localeOf(language, country), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  }).format(at);
}

/** An amount with its currency: `€20.00`. */
export function formatMoney(
  { country }: Pick<Venue, 'country'>,
  language: Language,
  cents: Cents,
  currency: Currency,
): string {
  return moneyFormatOf(localeOf(language, country), currency).format(cents / 100);
}

/** The form of a text for a number, with its placeholders filled in. */
export function formatPlural<Name extends string>(
  { country }: Pick<Venue, 'country'>,
  language: Language,
  {
    forms,
    n,
    values,
  }: { forms: Plural<Name>; n: number; values?: Values<Exclude<Name, 'n'>> | undefined },
): string {
  const form = pluralRulesOf(localeOf(language, country)).select(n);
  return fill<string>(forms[form] ?? forms.other, { n, ...values });
}

function format(
  { timezone, country }: Place,
  language: Language,
  at: Instant,
  options: Intl.DateTimeFormatOptions,
): string {
  return dateFormatOf(localeOf(language, country), {
    ...options,
    timeZone: timezone,
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}
