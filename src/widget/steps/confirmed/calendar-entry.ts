const MS_PER_MINUTE = 60_000;
/** In octets (RFC 5545, section 3.1). */
const MAX_LINE_OCTETS = 75;

/** A booking as a calendar entry. */
export interface CalendarEntry {
  uuid: string;
  title: string;
  place: string;
  /** With a UTC offset. */
  startAt: string;
  minutes: number;
  notes: string;
  /** Gives access to the booking: only put in the file, never in links to other sites. */
  manageUrl: string | null;
}

/**
 * The entry as an iCalendar file (RFC 5545). Its times are in UTC, so it needs no time zone definition.
 * @param now in milliseconds
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
    `DTSTAMP:${toIcsDateTime(now)}`,
    `DTSTART:${toIcsDateTime(start)}`,
    `DTEND:${toIcsDateTime(end)}`,
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

/** The URL of a prefilled entry in Google Calendar. */
export function googleUrl(entry: CalendarEntry): string {
  const dates = spanOf(entry).map(toIcsDateTime).join('/');
  const { title, place, notes } = entry;
  const query = { action: 'TEMPLATE', text: title, dates, location: place, details: notes };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(query)}`;
}

/** The URL of a prefilled entry in Outlook. */
export function outlookUrl(entry: CalendarEntry): string {
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
function toIcsDateTime(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n');
}

/** Folds a long line. Does not split the octets of a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += octets;
  }
  return folded;
}
