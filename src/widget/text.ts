import type { WallDate } from '../domain/venue-time.ts';
import { formatDate, formatMoney, formatTime } from '../ui/format.ts';
import type { Messages, Plural } from './locales/messages.ts';
import { addDays, type Month, weekdayOf } from './month.ts';

/** Everything that is said, in one language and one region’s way of writing. */
export interface Text<Words extends Messages = Messages> {
  words: Words;
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
  weekday(date: WallDate, width: 'long' | 'short'): string;
  /** `November 2030` */
  month(month: Month): string;
  time(dateTime: string): string;
  money(cents: number, currency: string): string;
}

export function createText<Words extends Messages>(
  words: Words,
  tag: string,
  country: string | null,
): Text<Words> {
  const locale = regionalTag(tag, country);
  const own = words.calendar;
  const numbers = own?.numbersAs ?? locale;
  // Dear to make, and the first screen counts nothing.
  let plurals: Intl.PluralRules | undefined;
  const fill: Text['fill'] = (message, values) =>
    message
      .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
      // One o’clock is a single hour: “a la 1:00”, in Spanish and in Catalan.
      .replace(/\bl[ae]s (?=1:)/, 'la ');

  const weekday: Text['weekday'] = (date, width) =>
    own
      ? nameOf(width === 'long' ? own.weekdays : own.shortWeekdays, weekdayOf(date))
      : formatDate(locale, date, { weekday: width });
  const day: Text['day'] = (date) =>
    own
      ? fill(own.date, {
          weekday: weekday(date, 'long'),
          day: Number(date.slice(8)),
          month: nameOf(own.months, Number(date.slice(5, 7))),
        })
      : formatDate(locale, date);
  return {
    words,
    locale,
    fill,
    count: (forms, n, values) => {
      plurals ??= new Intl.PluralRules(numbers);
      return fill(plurals.select(n) === 'one' ? forms.one : forms.other, { n, ...values });
    },
    day,
    shortDay: (date) =>
      own
        ? day(date)
        : formatDate(locale, date, { weekday: 'short', day: 'numeric', month: 'short' }),
    nearDay: (date, today) => (date < addDays(today, 7) ? weekday(date, 'long') : day(date)),
    weekday,
    month: (month) =>
      own
        ? fill(own.monthOfYear, {
            year: month.slice(0, 4),
            month: nameOf(own.months, Number(month.slice(5))),
          })
        : formatDate(locale, `${month}-01`, { month: 'long', year: 'numeric' }),
    time: (dateTime) => formatTime(numbers, dateTime),
    money: (cents, currency) => formatMoney(numbers, cents, currency),
  };
}

/** Counted from 1, as weekdays and months are. */
function nameOf(names: readonly string[], number: number): string {
  return names[number - 1] ?? '';
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
