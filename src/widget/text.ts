import type { WallDate } from '../domain/venue-time.ts';
import { formatDate, formatMoney, formatTime } from '../ui/format.ts';
import type { Messages, Plural } from './locales/messages.ts';
import { addDays } from './month.ts';

/** Everything that is said, in one language and one region’s way of writing. */
export interface Text {
  words: Messages;
  /** For dates, times and money. */
  locale: string;
  fill(message: string, values: Record<string, string | number>): string;
  count(forms: Plural, n: number, values?: Record<string, string | number>): string;
  /** `Friday 21 November` */
  day(date: WallDate): string;
  /** `Fri 21 Nov` */
  shortDay(date: WallDate): string;
  /** `Friday`, where it can only be the coming one; else with its date. */
  nearDay(date: WallDate, today: WallDate): string;
  time(dateTime: string): string;
  money(cents: number, currency: string): string;
}

export function createText(words: Messages, tag: string, country: string | null): Text {
  const locale = regionalTag(tag, country);
  const plurals = new Intl.PluralRules(locale);
  const fill: Text['fill'] = (message, values) =>
    message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  return {
    words,
    locale,
    fill,
    count: (forms, n, values) =>
      fill(plurals.select(n) === 'one' ? forms.one : forms.other, { n, ...values }),
    day: (date) => formatDate(locale, date),
    shortDay: (date) =>
      formatDate(locale, date, { weekday: 'short', day: 'numeric', month: 'short' }),
    nearDay: (date, today) =>
      date < addDays(today, 7)
        ? formatDate(locale, date, { weekday: 'long' })
        : formatDate(locale, date),
    time: (dateTime) => formatTime(locale, dateTime),
    money: (cents, currency) => formatMoney(locale, cents, currency),
  };
}

/**
 * A bare language is written as the venue’s country writes it: an English reader at a venue in
 * Spain gets 21:00 and weeks from Monday, not 9:00 PM and Sundays first.
 */
export function regionalTag(tag: string, country: string | null): string {
  if (!country || tag.includes('-')) return validTag(tag);
  if (tag === 'en') return country === 'US' || country === 'DO' ? 'en-US' : 'en-GB';
  if (tag === 'pt') return country === 'BR' ? 'pt-BR' : 'pt-PT';
  return validTag(`${tag}-${country}`);
}

function validTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
