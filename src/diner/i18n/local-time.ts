import type { I18n } from './i18n.ts';

/** The day and time of a date-time that is already in the venue's time zone. */
export function formatDateTime(i18n: I18n, dateTime: string): string {
  return `${i18n.day(dateTime.slice(0, 10))}, ${i18n.time(dateTime)}`;
}

/**
 * An instant in the venue's time zone, as `YYYY-MM-DDTHH:MM`.
 * @param instant in milliseconds
 */
export function toVenueDateTime(instant: number, timezone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** Whether the device's UTC offset differs from the venue's at that date-time. */
export function isInOtherZone(dateTime: string): boolean {
  const ownOffset = -new Date(dateTime).getTimezoneOffset();
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(dateTime) ?? [];
  const venueOffset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1);
  return ownOffset !== venueOffset;
}
