import { LANGUAGES } from './language.ts';
import { folded } from './typed-text.ts';
import type { WallDate } from './venue-time.ts';

/** Whether dates such as 05/06/1950 begin with the day or with the month. */
export const DATE_ORDERS = ['DAY_FIRST', 'MONTH_FIRST'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** What a date as files have it means in either order: the same where the order does not matter, null where it is none. */
export type WrittenDate = { readonly [Order in DateOrder]: WallDate | null };

/** Nobody was born earlier who still comes. */
const FIRST_YEAR = 1900;

/**
 * Reads a past date as spreadsheets and other systems write it: `1950-05-13`, `13/05/1950`, `5.6.50`, `13 May 1950`,
 * `13 de mayo de 1950`, each with or without a time of day, which is left out. Names of months are known in all
 * languages of {@link LANGUAGES}. A year of two digits is the latest that makes the date no future one.
 * @param today dates after it are none
 * @returns null if it is no date in either order
 */
export function parseWrittenDate(typed: string, today: WallDate): WrittenDate | null {
  const text = typed.trim().replace(/[T\s,]+\d{1,2}:\d{2}.*$/i, '');
  const year = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (year) return inAnyOrder(dateOf({ year: year[1], month: year[2], day: year[3] }, today));
  const numbers = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4}|\d{2})$/.exec(text);
  if (numbers) {
    const [, first, second, last] = numbers;
    const dates = {
      DAY_FIRST: dateOf({ year: last, month: second, day: first }, today),
      MONTH_FIRST: dateOf({ year: last, month: first, day: second }, today),
    };
    return dates.DAY_FIRST === null && dates.MONTH_FIRST === null ? null : dates;
  }
  return inAnyOrder(withNamedMonth(text, today));
}

/** The order that a date shows by itself, such as 13/05/1950; null if it may be either. */
export function orderShownBy({ DAY_FIRST, MONTH_FIRST }: WrittenDate): DateOrder | null {
  if (DAY_FIRST !== null && MONTH_FIRST !== null) return null;
  return DAY_FIRST === null ? 'MONTH_FIRST' : 'DAY_FIRST';
}

/** Whether a date means the same in either order. */
export function isSameInAnyOrder({ DAY_FIRST, MONTH_FIRST }: WrittenDate): boolean {
  return DAY_FIRST === MONTH_FIRST;
}

function inAnyOrder(date: WallDate | null): WrittenDate | null {
  return date === null ? null : { DAY_FIRST: date, MONTH_FIRST: date };
}

function withNamedMonth(text: string, today: WallDate): WallDate | null {
  const words = folded(text).match(/\p{Letter}+/gu) ?? [];
  const numbers = text.match(/\d+/g) ?? [];
  const named = new Set(words.flatMap((word) => monthsByName().get(word) ?? []));
  const [month] = named;
  const [first = '', second = ''] = numbers;
  // The short name of a day of the week may be that of a month.
  if (month === undefined || named.size > 1 || numbers.length !== 2) return null;
  const [year, day] = first.length === 4 ? [first, second] : [second, first];
  return dateOf({ year, month: String(month), day }, today);
}

interface Parts {
  year: string | undefined;
  month: string | undefined;
  day: string | undefined;
}

function dateOf({ year = '', month = '', day = '' }: Parts, today: WallDate): WallDate | null {
  const years = year.length === 2 ? [`20${year}`, `19${year}`] : [year];
  for (const each of years) {
    const date = `${each}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (isDate(date) && date <= today && Number(each) >= FIRST_YEAR) return date;
  }
  return null;
}

function isDate(date: string): boolean {
  const at = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
}

let months: Map<string, number> | undefined;

/** Long and short names of months, without accents, in small letters. */
function monthsByName(): ReadonlyMap<string, number> {
  if (months) return months;
  months = new Map();
  for (const language of LANGUAGES)
    for (const length of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, {
        day: 'numeric',
        month: length,
        timeZone: 'UTC',
      });
      for (let month = 1; month <= 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2000, month - 1, 1));
        const name = parts.find(({ type }) => type === 'month')?.value ?? '';
        // In Catalan, a preposition belongs to it; in Basque, it has an ending in dates.
        const word =
          folded(name)
            .match(/\p{Letter}+/gu)
            ?.at(-1) ?? '';
        for (const each of language === 'eu' ? [word, `${word}ren`] : [word])
          if (!months.has(each)) months.set(each, month);
      }
    }
  return months;
}
