import type { WallDate } from '../../domain/venue-time.ts';
import type { DinerTexts } from '../../locales/compiled/diner-texts.ts';
import { fill, type Plural, type Template, type Values } from '../../locales/template.ts';
import { formatDate, formatMoney, formatTime } from '../../ui/format.ts';
import { regionalTag } from '../../ui/regional-tag.ts';
import { addDays, type Month, weekdayOf } from '../calendar/month.ts';

/** Messages and formats of one language and region. */
export interface I18n<M extends DinerTexts = DinerTexts> {
  messages: M;
  /** The BCP 47 tag for dates, times and money. */
  tag: string;
  /** Fills in the placeholders of a message, such as `{name}`. */
  format<Name extends string>(message: Template<Name>, values: Values<Name>): string;
  /** The form of a message for the number, with its placeholders filled in. */
  plural<Name extends string>(
    forms: Plural<Name>,
    n: number,
    values?: Values<Exclude<Name, 'n'>>,
  ): string;
  /** `Friday 21 November` */
  day(date: WallDate): string;
  /** `Fri 21 Nov` */
  shortDay(date: WallDate): string;
  /** `Friday` within the next seven days; otherwise with its date. */
  weekdayOrDay(date: WallDate, today: WallDate): string;
  /** `Friday` */
  weekday(date: WallDate): string;
  /** `Fri`, above a column of the calendar. @param weekday 1 is Monday */
  columnOf(weekday: number): string;
  /** `November 2030` */
  month(month: Month): string;
  time(dateTime: string): string;
  money(cents: number, currency: string): string;
}

export function createI18n<M extends DinerTexts>(
  messages: M,
  languageTag: string,
  country: string | null,
): I18n<M> {
  const tag = regionalTag(languageTag, country);
  const { calendarNames, monthNames } = messages;
  // Without a region too: it is not known then.
  const hasOtherMonths = monthNames.notIn.includes(tag.slice(3));
  const hasOwnNames = calendarNames.weekdays !== '';
  const numberLocale = calendarNames.numberLocale || tag;
  // Created on first use: it is expensive, and the first calendar needs no plural.
  let plurals: Intl.PluralRules | undefined;
  const format: I18n['format'] = (message, values) =>
    fill(message, values)
      // One o’clock is a single hour: “a la 1:00”, in Spanish and in Catalan.
      .replace(/\bl[ae]s (?=1:)/, 'la ');

  const weekday: I18n['weekday'] = (date) =>
    hasOwnNames
      ? wordOf(calendarNames.weekdays, weekdayOf(date))
      : formatDate(tag, date, { weekday: 'long' });
  const day: I18n['day'] = (date) =>
    hasOwnNames
      ? format(calendarNames.date, {
          weekday: weekday(date),
          day: Number(date.slice(8)),
          month: wordOf(monthNames.months, Number(date.slice(5, 7))),
        })
      : formatDate(tag, date);
  return {
    messages,
    tag,
    format,
    plural: (forms, n, values) => {
      plurals ??= new Intl.PluralRules(numberLocale);
      return format<string>(forms[plurals.select(n)] ?? forms.other, {
        n,
        ...values,
      });
    },
    day,
    shortDay: (date) =>
      hasOwnNames
        ? day(date)
        : formatDate(tag, date, { weekday: 'short', day: 'numeric', month: 'short' }),
    weekdayOrDay: (date, today) => (date < addDays(today, 7) ? weekday(date) : day(date)),
    weekday,
    columnOf: (number) => wordOf(monthNames.weekdays, number),
    month: (month) =>
      hasOtherMonths
        ? formatDate(tag, `${month}-01`, { month: 'long', year: 'numeric' })
        : format(monthNames.monthOfYear, {
            year: month.slice(0, 4),
            month: wordOf(monthNames.months, Number(month.slice(5))),
          }),
    time: (dateTime) => formatTime(numberLocale, dateTime),
    money: (cents, currency) => formatMoney(numberLocale, cents, currency),
  };
}

/** @param number counted from 1, as weekdays and months are */
function wordOf(words: string, number: number): string {
  return words.split(' ')[number - 1] ?? '';
}
