import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { coversOf } from '../../../domain/availability/party.ts';
import { daysBetween, isWallDate, type WallDate } from '../../../domain/venue-time.ts';
import { formatDate } from '../../../ui/format.ts';
import { nameOf, tableText } from '../../bookings/booking-text.ts';
import type { MessagesWith } from '../../messages/staff-messages.ts';
import { timeOf, type VenueFormat } from '../../parts/venue-format.ts';

/** A booking in one line: "Rosa Ferrer, 6, Sat 20:30, table 8". */
export interface SummaryParts {
  name: string;
  guests: number;
  date: WallDate;
  /** `HH:MM:SS`; empty if it is not chosen yet. */
  time: string;
  /** The tables in words; empty if they are not known. */
  tables: string;
}

/** A day as briefly as it is clear: nothing for today, the weekday for the next six days, then the date too. */
export function dayText(date: WallDate, today: WallDate, { locale }: VenueFormat): string {
  // The field for the day has been emptied.
  if (!isWallDate(date)) return '';
  const days = daysBetween(today, date);
  if (days === 0) return '';
  return days > 0 && days < 7
    ? formatDate(locale, date, { weekday: 'short' })
    : formatDate(locale, date, { weekday: 'short', day: 'numeric', month: 'short' });
}

export function wallTimeText(time: string, format: VenueFormat): string {
  return timeOf(`1970-01-01T${time}`, format);
}

export function summaryOf(
  { name, guests, date, time, tables }: SummaryParts,
  today: WallDate,
  format: VenueFormat,
  messages: MessagesWith<'service'>,
): string {
  const texts = messages.bookingSheet;
  const day = dayText(date, today, format);
  const clock = time === '' ? '' : wallTimeText(time, format);
  const when = day && clock ? texts.dayAndTime(day, clock) : day || clock;
  return [name, String(guests), when, tables].filter((part) => part !== '').join(', ');
}

/** The line for a booking that was made or changed. */
export function bookingSummary(
  booking: StaffBooking,
  today: WallDate,
  format: VenueFormat,
  messages: MessagesWith<'service'>,
): string {
  const parts = {
    name: nameOf(booking, messages),
    guests: coversOf(format, booking),
    date: booking.workDay,
    time: booking.bookingAt.slice(11, 19),
    tables: tableText(booking.tables, messages),
  };
  return summaryOf(parts, today, format, messages);
}
