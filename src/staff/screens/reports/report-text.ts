import type { ReportRow } from '../../../contract/staff/reports.ts';
import type { ReportGroup } from '../../../domain/reports/group-by.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import { formatDate } from '../../../ui/format.ts';
import type { MessagesWith } from '../../messages/staff-messages.ts';
import type { VenueFormat } from '../../parts/venue-format.ts';
import type { Period, ReportView } from './report-period.ts';

export type ReportTexts = MessagesWith<'house'>['reports'];

const counts = new Map<string, Intl.NumberFormat>();

/** `1,234` as the language writes it. */
export function formatCount(value: number, locale: string): string {
  let format = counts.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale);
    counts.set(locale, format);
  }
  return format.format(value);
}

/** A Monday: the days of a week are formatted as those after it. */
const SOME_MONDAY = '2024-01-01';

/** What a row of a report is called. @param isShort below a bar */
export function rowName(
  by: ReportGroup,
  { key, name }: Pick<ReportRow, 'key' | 'name'>,
  texts: ReportTexts,
  { locale }: VenueFormat,
  isShort = false,
): string {
  if (key === null) return by === 'partner' ? texts.noPartner : texts.noCampaign;
  switch (by) {
    case 'day':
      return formatDate(
        locale,
        key,
        isShort
          ? { day: 'numeric', month: 'numeric' }
          : { weekday: 'short', day: 'numeric', month: 'short' },
      );
    case 'weekday': {
      const day = `${SOME_MONDAY.slice(0, 8)}0${key}`;
      return formatDate(locale, day, { weekday: isShort ? 'short' : 'long' });
    }
    case 'channel':
      return key in texts.channels ? texts.channels[key as keyof ReportTexts['channels']] : key;
    default:
      return name || key;
  }
}

/** A period in words: `Friday 20 November 2026`, `16 Nov – 22 Nov 2026`, `November 2026`. */
export function periodText(
  view: ReportView,
  { from, to }: Period,
  { locale }: VenueFormat,
): string {
  if (view === 'month') return formatDate(locale, from, { month: 'long', year: 'numeric' });
  if (view === 'night')
    return formatDate(locale, from, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const short = (date: WallDate, hasYear: boolean) =>
    formatDate(locale, date, {
      day: 'numeric',
      month: 'short',
      ...(hasYear && { year: 'numeric' }),
    });
  return `${short(from, !isOneYear)} – ${short(to, true)}`;
}
