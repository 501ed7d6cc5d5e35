import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { Instant, WallDate } from '../../domain/venue-time.ts';

/** The bookings of a work day, as far as this device knows. */
export interface ServiceDay {
  date: WallDate;
  bookings: readonly StaffBooking[];
  /** The ETag of the whole list; null if it was put together from parts. */
  tag: string | null;
  /** The version of the day that is included in any case. */
  version: string | null;
  /** When the server last said all of it, by its clock. What came since about single bookings does not count. */
  readAt: Instant;
}

/** The version of the day in the ETag of its list. */
export function versionOfTag(tag: string | null): string | null {
  return partsOf(tag)[1] ?? null;
}

function partsOf(tag: string | null): string[] {
  return tag?.replace(/^(W\/)?"/, '').split('.') ?? [];
}

/** The day of an answer that has its whole list; null without the ETag, which names the day. */
export function toServiceDay(body: unknown, { headers }: Response): ServiceDay | null {
  const tag = headers.get('ETag');
  const [date] = partsOf(tag);
  if (date === undefined) return null;
  const { data } = body as { data: StaffBooking[] };
  const sentAt = Date.parse(headers.get('Date') ?? '');
  const readAt = Number.isNaN(sentAt) ? Date.now() : sentAt;
  return { date, bookings: data, tag, version: versionOfTag(tag), readAt };
}

/**
 * A day with bookings as they are now. Those of other days, and deleted ones, leave it; an older version than the
 * one at hand changes nothing.
 */
export function withBookings(day: ServiceDay, fresh: readonly StaffBooking[]): ServiceDay {
  const bookings = new Map(day.bookings.map((booking) => [booking.uuid, booking]));
  for (const booking of fresh) {
    const known = bookings.get(booking.uuid);
    if (known && known.version > booking.version) continue;
    const isHere = booking.workDay === day.date && booking.status !== 'DELETED';
    if (isHere) bookings.set(booking.uuid, booking);
    else bookings.delete(booking.uuid);
  }
  // The server's list is another one, or will be: an old answer may have come late.
  return { ...day, bookings: [...bookings.values()], tag: null };
}

/** After an event: some bookings of the day changed, and these of them were found. */
export function withChanges(
  day: ServiceDay,
  { version, changed }: { version: string; changed: readonly string[] },
  found: readonly StaffBooking[],
): ServiceDay {
  const lost = changed.filter((uuid) => found.every((booking) => booking.uuid !== uuid));
  const bookings = day.bookings.filter(({ uuid }) => !lost.includes(uuid));
  return { ...withBookings({ ...day, bookings }, found), version, tag: null };
}
