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
  return AS_WRITTEN.test(locale)
    ? shortTimeOfDay(dateTime)
    : dateFormat(locale, TIME_OF_DAY).format(wallMs(dateTime));
}

/** As {@link formatTime}, without AM or PM: for a row of times, where the hour is clear and space is scarce. */
export function formatShortTime(locale: string, dateTime: string): string {
  if (AS_WRITTEN.test(locale)) return shortTimeOfDay(dateTime);
  return dateFormat(locale, TIME_OF_DAY)
    .formatToParts(wallMs(dateTime))
    .filter(({ type }) => type !== 'dayPeriod')
    .map(({ value }) => value)
    .join('')
    .trim();
}

const TIME_OF_DAY = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;

/**
 * The locales that write `9:05` and `21:05`: our languages, but for the countries that write it otherwise in one of them.
 * Their times need no `Intl`, whose first formatter takes a tenth of a second on a slow tablet.
 */
const AS_WRITTEN =
  /^(en-GB|(ca|de|es|eu|fr|it|pt)(-(?!AR|BO|C[ALORU]|D[JOZ]|EC|GT|HN|M[ORX]|N[HI]|P[AEHRY]|S[VY]|T[DN]|U[SY]|V[EU])[A-Z]{2})?)$/;

/** @returns `9:05` */
function shortTimeOfDay(dateTime: string): string {
  return `${Number(dateTime.slice(11, 13))}${dateTime.slice(13, 16)}`;
}

/** The wall clock as an instant in UTC. */
function wallMs(dateTime: string): number {
  return Date.parse(`${dateTime.slice(0, 16)}:00Z`);
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
