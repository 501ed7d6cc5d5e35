import { formatDate, formatMoney, formatTime } from '../ui/format.ts';

/** What decides how a venue writes dates, times and money. */
export interface Wording {
  locale: string;
  currency: string;
}

export function timeOf(dateTime: string, { locale }: Wording): string {
  return formatTime(locale, dateTime);
}

/** A day in few letters, with its year: `20 nov 2026`. */
export function shortDateOf(date: string, { locale }: Wording): string {
  return formatDate(locale, date.slice(0, 10), { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A moment with its day: `20 nov 2026, 20:14`. */
export function momentOf(dateTime: string, wording: Wording): string {
  return `${shortDateOf(dateTime, wording)}, ${timeOf(dateTime, wording)}`;
}

/** Cents in the venue’s currency, or in the one that stands beside them. */
export function moneyOf(cents: number, wording: Wording, currency = wording.currency): string {
  return formatMoney(wording.locale, cents, currency);
}
