import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Booking } from '../domain/booking.ts';
import type { MessageKind } from '../domain/message-kind.ts';
import type { Venue } from '../domain/venue.ts';
import { MS_PER_MINUTE } from '../domain/venue-time.ts';
import type { CalendarFile } from './mail.ts';

const KINDS_WITH_EVENT: ReadonlySet<MessageKind> = new Set([
  'BOOKED',
  'CONFIRMED',
  'SIGNATURE_NEEDED',
  'CHANGED',
]);

/**
 * The calendar file of a message to a guest: an event that is published, or canceled. It has the id of the one that
 * the widget offers, and a higher number with each version, so that calendars replace what they have. Null if the
 * guest has no table, and had none.
 * @param url the page of the booking
 */
export function calendarFile(
  kind: MessageKind,
  venue: Venue,
  booking: Booking,
  url: string | null,
): CalendarFile | null {
  const isCanceled = kind === 'CANCELED';
  if (!isCanceled && (booking.status !== 'CONFIRMED' || !KINDS_WITH_EVENT.has(kind))) return null;
  const method = isCanceled ? 'CANCEL' : 'PUBLISH';
  const calendar = ical({
    prodId: { company: 'Maitre', product: 'Bookings' },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    id: booking.uuid,
    sequence: booking.version,
    start: new Date(booking.bookingAt),
    end: new Date(booking.bookingAt + booking.turnMinutes * MS_PER_MINUTE),
    stamp: new Date(booking.updatedAt),
    lastModified: new Date(booking.updatedAt),
    summary: venue.name,
    location: venue.contact.address ?? venue.name,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(url !== null && !isCanceled && { url }),
  });
  return { method, content: calendar.toString() };
}
