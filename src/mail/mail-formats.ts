import type { Language } from '../domain/language.ts';
import type { Venue } from '../domain/venue.ts';
import type { Instant } from '../domain/venue-time.ts';

/** A day with its year and the time, on the venue's clock: `Friday, 20 November 2026 at 21:00`. */
export function formatMoment(
  { timezone, country }: Pick<Venue, 'timezone' | 'country'>,
  language: Language,
  at: Instant,
): string {
  const format = new Intl.DateTimeFormat(localeOf(language, country), {
    timeZone: timezone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(at);
}

/** As {@link formatMoment}, short enough for a subject. */
export function formatShortMoment(
  { timezone, country }: Pick<Venue, 'timezone' | 'country'>,
  language: Language,
  at: Instant,
): string {
  const format = new Intl.DateTimeFormat(localeOf(language, country), {
    timeZone: timezone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(at);
}

/** A language in a country: an English reader at a venue in Spain gets 21:00, not 9:00 PM. */
function localeOf(language: Language, country: string): string {
  if (language === 'en') return country === 'US' ? 'en-US' : 'en-GB';
  return `${language}-${country}`;
}
