import type { Booking } from './booking.ts';
import { type BookingStatus, holdsTable } from './booking-status.ts';
import type { DataAccess, StaffPermission } from './permission.ts';
import type { Instant, WallDate } from './venue-time.ts';
import { offerOf } from './wait-list/wait-list-place.ts';

/** What partners are told about. */
export const EVENT_TYPES = [
  'booking.created',
  /** A new version with the same status. */
  'booking.updated',
  'booking.status_changed',
  'booking.canceled',
  /** In addition to the event about the new version. */
  'ticket.closed',
  /** The free tables of a work day may have changed. */
  'availability.changed',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Something that happened at a venue. It has no personal data: who may know more reads the booking. */
export interface VenueEvent {
  /** The same in every delivery. */
  id: string;
  accountId: string;
  /** Its place in the venue's feed, from 1 without gaps; null until the event is numbered. */
  number: number | null;
  type: EventType;
  /** Null where the event is about no booking, as are the next two. */
  bookingUuid: string | null;
  /** The version of the booking that the change made. */
  version: number | null;
  /** The status of that version. */
  status: BookingStatus | null;
  /** The work day of the booking, or the one whose availability changed; null for all days. */
  workDay: WallDate | null;
  /** The partner that made the booking; null for the widget, the staff, and events about no booking. */
  partnerId: string | null;
  occurredAt: Instant;
}

/** An event before it has an identity. */
export type EventDraft = Omit<VenueEvent, 'id' | 'number'>;

/** The events that a new booking causes. */
export function eventsOfNew(booking: Booking): EventDraft[] {
  return [about(booking, 'booking.created'), ...availabilityEvents(null, booking)];
}

/** The events that a change of a booking causes: one about its new version, and what follows from that. */
export function eventsOfChange(before: Booking, after: Booking): EventDraft[] {
  return [
    about(after, typeOfChange(before, after)),
    ...(hasClosedTicket(before, after) ? [about(after, 'ticket.closed')] : []),
    ...availabilityEvents(before, after),
  ];
}

/** The event of a change that may affect every day, such as other tables or opening hours. */
export function eventOfVenueChange(accountId: string, occurredAt: Instant): EventDraft {
  return availabilityEvent(accountId, null, occurredAt);
}

/** The event of a change of what can be booked on one day, such as a last time or a blocked table. */
export function eventOfDayChange(
  accountId: string,
  workDay: WallDate,
  occurredAt: Instant,
): EventDraft {
  return availabilityEvent(accountId, workDay, occurredAt);
}

function typeOfChange(before: Booking, after: Booking): EventType {
  if (before.status === after.status) return 'booking.updated';
  return after.status === 'CANCELED' ? 'booking.canceled' : 'booking.status_changed';
}

function hasClosedTicket({ ticket: before }: Booking, { ticket: after }: Booking): boolean {
  if (after === null || after.closedAt === null) return false;
  return JSON.stringify(before) !== JSON.stringify(after);
}

function about(booking: Booking, type: EventType): EventDraft {
  const { accountId, uuid: bookingUuid, version, status, workDay, partnerId } = booking;
  const occurredAt = booking.updatedAt;
  return { accountId, type, bookingUuid, version, status, workDay, partnerId, occurredAt };
}

function availabilityEvents(before: Booking | null, after: Booking): EventDraft[] {
  const [held, holds] = [before && occupancyOf(before), occupancyOf(after)];
  if (held === holds) return [];
  const days = new Set([
    ...(before && held !== null ? [before.workDay] : []),
    ...(holds === null ? [] : [after.workDay]),
  ]);
  return [...days].map((day) => availabilityEvent(after.accountId, day, after.updatedAt));
}

function availabilityEvent(
  accountId: string,
  workDay: WallDate | null,
  occurredAt: Instant,
): EventDraft {
  const ofNoBooking = { bookingUuid: null, version: null, status: null, partnerId: null };
  return { accountId, type: 'availability.changed', ...ofNoBooking, workDay, occurredAt };
}

/**
 * What decides which tables a booking has or is offered and for how long, as comparable text; null while there are
 * none.
 */
function occupancyOf(booking: Booking): string | null {
  const { status, workDay, bookingAt, turnMinutes, seatedAt, pax, paxChildren } = booking;
  const offer = offerOf(booking);
  if (offer) return JSON.stringify([workDay, bookingAt, turnMinutes, pax, paxChildren, offer]);
  if (!holdsTable(status)) return null;
  const tables = [...booking.tableIds].sort((a, b) => a - b);
  const stay = [workDay, bookingAt, turnMinutes, status, seatedAt];
  return JSON.stringify([stay, pax, paxChildren, tables]);
}

/** A partner that asks for events. */
export interface EventReader {
  partnerId: string;
  dataAccess: DataAccess;
  permissions: ReadonlySet<StaffPermission>;
}

/** Whether a partner may know of an event: as far as it may read what the event is about. */
export function mayKnow(reader: EventReader, { type, partnerId }: VenueEvent): boolean {
  if (type === 'availability.changed') return reader.permissions.has('availability:read');
  if (!reader.permissions.has('bookings:read')) return false;
  return reader.dataAccess === 'private' || partnerId === reader.partnerId;
}

/** Events about the same subject are delivered one after the other. */
export function subjectOf({ bookingUuid, workDay }: VenueEvent): string {
  return bookingUuid ?? workDay ?? 'venue';
}
