import { offsetAt, offsetOf, type UtcOffsets } from '../../domain/utc-offsets.ts';
import { wallWithOffset } from '../../domain/venue-time.ts';
import type { I18n } from './i18n.ts';

/** The day and time of a date-time that is already in the venue's time zone. */
export function formatDateTime(i18n: I18n, dateTime: string): string {
  return `${i18n.day(dateTime.slice(0, 10))}, ${i18n.time(dateTime)}`;
}

/**
 * An instant on the venue's clock, as `YYYY-MM-DDTHH:MM:SS`.
 * @param instant in milliseconds
 * @param utcOffsets of the venue; if the server did not send any, the offset of `near` is used
 * @param near a `date-time` of the venue
 */
export function toVenueDateTime(
  instant: number,
  utcOffsets: UtcOffsets | undefined,
  near: string,
): string {
  const offset = utcOffsets ? offsetAt(utcOffsets, instant) : offsetOf(near);
  const { date, time } = wallWithOffset(instant, offset);
  return `${date}T${time}`;
}

/** Whether the device's UTC offset differs from the venue's at that date-time. */
export function isInOtherZone(dateTime: string): boolean {
  return -new Date(dateTime).getTimezoneOffset() !== offsetOf(dateTime);
}
