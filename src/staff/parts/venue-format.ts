import type { Language } from '../../domain/language.ts';
import { type WallDate, weekdayOf } from '../../domain/venue-time.ts';
import { formatDate, formatMoney, formatShortTime, formatTime } from '../../ui/format.ts';
import { regionalTag } from '../../ui/regional-tag.ts';
import type { StaffMessages } from '../messages/staff-messages.ts';

/**
 * The locale of a language in the venue’s country. For Basque, which some browsers do not support, that of
 * its neighbours: a browser would take its own.
 */
export function localeOf(language: Language, country: string): string {
  const locale = regionalTag(language, country);
  // The other languages are in every browser, and the first question takes a tenth of a second on a slow tablet.
  const isSupported =
    language !== 'eu' || Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  return isSupported ? locale : regionalTag('es', country);
}

/** How a venue’s dates, times, amounts and parties are written. */
export interface VenueFormat {
  locale: string;
  currency: string;
  /** Whether children count in addition to the adults. */
  separatesAdultsAndChildren: boolean;
}

export function timeOf(dateTime: string, { locale }: VenueFormat): string {
  return AS_WRITTEN.test(locale)
    ? writtenTime(dateTime)
    : remembered(times, formatTime, locale, dateTime);
}

/** As {@link timeOf}, without AM or PM. */
export function shortTimeOf(dateTime: string, { locale }: VenueFormat): string {
  return AS_WRITTEN.test(locale)
    ? writtenTime(dateTime)
    : remembered(shortTimes, formatShortTime, locale, dateTime);
}

/**
 * The locales that write `9:05` and `21:05`: our languages, but for the countries that write it otherwise in one of them.
 * Their times need no formatter of the browser, the first of which takes a tenth of a second on a slow tablet.
 */
const AS_WRITTEN =
  /^(en-GB|(ca|de|es|eu|fr|it|pt)-(?!AR|BO|C[ALORU]|D[JOZ]|EC|GT|HN|M[ORX]|N[HI]|P[AEHRY]|S[VY]|T[DN]|U[SY]|V[EU])[A-Z]{2})$/;

/** @returns `9:05` */
function writtenTime(dateTime: string): string {
  return `${Number(dateTime.slice(11, 13))}${dateTime.slice(13, 16)}`;
}

/** A screen shows the same few times again after each tap, and formatting one takes as long as rendering it. */
const times = new Map<string, string>();
const shortTimes = new Map<string, string>();

function remembered(
  known: Map<string, string>,
  format: typeof formatTime,
  ...of: [string, string]
) {
  const [locale, dateTime] = of;
  const key = `${locale} ${dateTime.slice(11, 16)}`;
  let text = known.get(key);
  if (text === undefined) {
    text = format(locale, dateTime);
    known.set(key, text);
  }
  return text;
}

/** A day without its year: `Fri 20 Nov`. */
export function shortDayOf(
  date: WallDate,
  { locale }: VenueFormat,
  { day }: StaffMessages,
): string {
  // American English puts the month first.
  if (locale === 'en-US')
    return formatDate(locale, date, { weekday: 'short', day: 'numeric', month: 'short' });
  const weekday = day.weekdays.split(', ')[weekdayOf(date) - 1] ?? '';
  const month = day.months.split(', ')[Number(date.slice(5, 7)) - 1] ?? '';
  return day.short(weekday, Number(date.slice(8)), month);
}

/** A short date with its year: `20 nov 2026`. */
export function shortDateOf(date: string, { locale }: VenueFormat): string {
  return formatDate(locale, date.slice(0, 10), { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A date with its time: `20 nov 2026, 20:14`. */
export function dateTimeOf(dateTime: string, format: VenueFormat): string {
  return `${shortDateOf(dateTime, format)}, ${timeOf(dateTime, format)}`;
}

/** An amount in cents, in the venue’s currency by default. */
export function moneyOf(cents: number, format: VenueFormat, currency = format.currency): string {
  return formatMoney(format.locale, cents, currency);
}

/** `2–4`, or `4` if both are the same. */
export function rangeText(least: number, most: number): string {
  return least === most ? `${least}` : `${least}–${most}`;
}
