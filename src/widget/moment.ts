import type { Text } from './text.ts';

/** Day and time of a date-time that stands on the venue's clock. */
export function momentOf(text: Text, dateTime: string): string {
  return `${text.day(dateTime.slice(0, 10))}, ${text.time(dateTime)}`;
}

/** An instant on the venue's clock, as `YYYY-MM-DDTHH:MM`. */
export function wallClockAt(instant: number, timezone: string): string {
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

/** Whether the reader's clock shows another time than the venue's at that moment. */
export function isElsewhere(dateTime: string): boolean {
  const own = -new Date(dateTime).getTimezoneOffset();
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(dateTime) ?? [];
  const venues = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1);
  return own !== venues;
}
