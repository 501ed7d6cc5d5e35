/**
 * Dates, times and money in words, by locale. Intl formatters are dear to make (tens of
 * milliseconds on a phone), so each is made once and kept.
 */
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const moneyFormats = new Map<string, Intl.NumberFormat>();

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let format = dateFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    dateFormats.set(key, format);
  }
  return format;
}

/** A date of a venue's calendar (`YYYY-MM-DD`); it has no time zone, so it is read as UTC. */
export function formatDate(
  locale: string,
  date: string,
  options: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' },
): string {
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );
}

/**
 * The clock's time of an answer's `date-time`, as the venue reads it: the offset in the text is the
 * venue's own, so the reader's time zone plays no part.
 */
export function formatTime(locale: string, dateTime: string): string {
  return dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.parse(`${dateTime.slice(0, 16)}:00Z`),
  );
}

/** An amount in cents, as money. */
export function formatMoney(locale: string, cents: number, currency: string): string {
  const key = `${locale}|${currency}`;
  let format = moneyFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    moneyFormats.set(key, format);
  }
  return format.format(cents / 100);
}
