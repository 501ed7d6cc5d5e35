/**
 * Formats dates, times and amounts by locale. Creating an Intl formatter takes tens of milliseconds
 * on a phone, so each is cached.
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

/** Formats a calendar date (`YYYY-MM-DD`). It has no time zone, so UTC is used throughout. */
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
 * Formats the venue's wall clock time of a `date-time` from the API. Its text is in the venue's time
 * zone already, so the offset and the browser's time zone are ignored.
 */
export function formatTime(locale: string, dateTime: string): string {
  return dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.parse(`${dateTime.slice(0, 16)}:00Z`),
  );
}

/** As {@link formatTime}, without AM or PM: for a row of times, where the hour is clear and space is scarce. */
export function formatShortTime(locale: string, dateTime: string): string {
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  return dateFormat(locale, options)
    .formatToParts(Date.parse(`${dateTime.slice(0, 16)}:00Z`))
    .filter(({ type }) => type !== 'dayPeriod')
    .map(({ value }) => value)
    .join('')
    .trim();
}

/** Formats an amount in cents. */
export function formatMoney(locale: string, cents: number, currency: string): string {
  const key = `${locale}|${currency}`;
  let format = moneyFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    moneyFormats.set(key, format);
  }
  return format.format(cents / 100);
}
