import { dateFormatOf, localeOf } from '../../../domain/formatters.ts';
import type { Language } from '../../../domain/language.ts';
import type { Venue } from '../../../domain/venue.ts';
import {
  addDays,
  minuteOfWorkDay,
  type WallDate,
  type WallTime,
  type Weekday,
} from '../../../domain/venue-time.ts';
import { EMPTY_HTML, type Html, html } from '../../../html/html.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const satisfies Weekday[];

/** From the first to the last time that can be booked. */
interface Hours {
  from: WallTime;
  until: WallTime;
}

const WEEKS_AHEAD = 8;

/** A Monday. */
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The hours of a usual week, a row per day. */
export function weekTable(venue: Venue, language: Language, closed: string): Html {
  const locale = localeOf(language, venue.country);
  const hours = hoursOfWeek(venue);
  const nameOf = dateFormatOf(locale, { weekday: 'long', timeZone: 'UTC' });
  const rows = WEEKDAYS.map((weekday) => {
    const name = nameOf.format(FIRST_DAY + (weekday - 1) * DAY_MS);
    const spans = hours[weekday].map((each) => html`<span>${spanOf(locale, each)}</span>`);
    return html`<tr><th scope="row">${name}</th><td>${spans.length > 0 ? spans : closed}</td></tr>
`;
  });
  return html`<table>
<tbody>
${rows}</tbody>
</table>
`;
}

/** The days of the coming weeks on which the venue is closed; nothing if there are none. */
export function closedDays(
  venue: Venue,
  language: Language,
  today: WallDate,
  heading: string,
): Html {
  const dates = closedDates(venue, today);
  if (dates.length === 0) return EMPTY_HTML;
  const format = dateFormatOf(localeOf(language, venue.country), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const items = dates.map(
    (date) => html`<li><time datetime="${date}">${format.format(Date.parse(date))}</time></li>
`,
  );
  return html`<h2>${heading}</h2>
<ul>
${items}</ul>
`;
}

function spanOf(locale: string, { from, until }: Hours): string {
  const format = dateFormatOf(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const text = (time: WallTime) => format.format(Date.parse(`2024-01-01T${time}Z`));
  return from === until ? text(from) : `${text(from)} – ${text(until)}`;
}

/** The hours of each day of a usual week, in their order; those that overlap are one. */
function hoursOfWeek(venue: Venue): Record<Weekday, Hours[]> {
  const ofDay = (weekday: Weekday) =>
    joined(
      venue,
      venue.shifts
        .filter(({ weekdays }) => weekdays.includes(weekday))
        .map(({ firstBookingTime, lastBookingTime }) => ({
          from: firstBookingTime,
          until: lastBookingTime,
        })),
    );
  return Object.fromEntries(WEEKDAYS.map((day) => [day, ofDay(day)])) as Record<Weekday, Hours[]>;
}

/** The dates of the coming weeks on which the venue is closed against its habit. */
function closedDates({ exceptions }: Venue, today: WallDate): WallDate[] {
  const last = addDays(today, WEEKS_AHEAD * 7);
  return exceptions
    .filter(({ date, shiftIds }) => shiftIds.length === 0 && date >= today && date <= last)
    .map(({ date }) => date)
    .sort();
}

function joined(venue: Venue, hours: readonly Hours[]): Hours[] {
  const minuteOf = (time: WallTime) => minuteOfWorkDay(venue, time);
  const result: Hours[] = [];
  for (const each of [...hours].sort((a, b) => minuteOf(a.from) - minuteOf(b.from))) {
    const last = result.at(-1);
    if (last === undefined || minuteOf(each.from) > minuteOf(last.until)) result.push({ ...each });
    else if (minuteOf(each.until) > minuteOf(last.until)) last.until = each.until;
  }
  return result;
}
