const MS_PER_MINUTE = 60_000;
/** In octets, as the format wants it. */
const LONGEST_LINE = 75;

/** A booked meal, as calendars keep it. */
export interface CalendarEntry {
  uuid: string;
  title: string;
  place: string;
  /** With any offset. */
  startAt: string;
  minutes: number;
  /** Who comes, and the like. */
  notes: string;
  /** Where the booking can be changed. It opens the booking, so it stands in the file alone. */
  manageUrl: string | null;
}

/**
 * The entry as a file (RFC 5545). Its times are in UTC, so that no calendar has to know the venue’s
 * time zone.
 * @param now when the file is made, in milliseconds
 */
export function icsOf(entry: CalendarEntry, now: number): string {
  const { uuid, title, place, notes, manageUrl } = entry;
  const [start, end] = spanOf(entry);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Maitre//Booking//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uuid}`,
    `DTSTAMP:${basic(now)}`,
    `DTSTART:${basic(start)}`,
    `DTEND:${basic(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(manageUrl ? `${notes}\n${manageUrl}` : notes)}`,
    ...(manageUrl ? [`URL:${manageUrl}`] : []),
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** A page of Google Calendar with the entry filled in. */
export function googleAddress(entry: CalendarEntry): string {
  const dates = spanOf(entry).map(basic).join('/');
  const { title, place, notes } = entry;
  const query = { action: 'TEMPLATE', text: title, dates, location: place, details: notes };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(query)}`;
}

/** A page of Outlook’s calendar with the entry filled in. */
export function outlookAddress(entry: CalendarEntry): string {
  const [startdt = '', enddt = ''] = spanOf(entry).map((at) => new Date(at).toISOString());
  const { title: subject, place: location, notes: body } = entry;
  const query = { rru: 'addevent', subject, startdt, enddt, location, body };
  return `https://outlook.live.com/calendar/0/deeplink/compose?${new URLSearchParams(query)}`;
}

function spanOf({ startAt, minutes }: CalendarEntry): [start: number, end: number] {
  const start = Date.parse(startAt);
  return [start, start + minutes * MS_PER_MINUTE];
}

/** `20300517T190000Z` */
function basic(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n');
}

/** Breaks a line that is too long, between characters and not between their octets. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > LONGEST_LINE) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += octets;
  }
  return folded;
}
