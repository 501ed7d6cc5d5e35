import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { OffsetClock } from '../../../domain/utc-offsets.ts';
import { type Instant, MS_PER_MINUTE } from '../../../domain/venue-time.ts';
import type { Tables } from '../../changes/change-kind.ts';
import type { TappedChange } from '../../changes/changes.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { staysOf } from '../../service/stay-of.ts';

interface Room {
  bookings: readonly StaffBooking[];
  venue: OffsetClock;
  now: Instant;
}

/**
 * The bookings that have the tables of a change while its party would have them.
 * @param shown the booking as it is on screen now; null for a walk-in
 */
export function tableHolders(
  { change, bookingUuid }: OutboxEntry,
  shown: StaffBooking | null,
  { bookings, venue, now }: Room,
): { table: Tables[number]; booking: StaffBooking }[] {
  const startAt = seatsNow(change) || !shown ? now : Date.parse(shown.bookingAt);
  // Only the server knows the duration of a walk-in.
  const endAt = startAt + (shown?.turnMinutes ?? 1) * MS_PER_MINUTE;
  const others = staysOf(bookings, venue, now).filter(
    (stay) => stay.booking.uuid !== bookingUuid && stay.startAt < endAt && startAt < stay.endAt,
  );
  return tablesOf(change, shown).flatMap((table) => {
    const holder = others.find(({ tables }) => tables.some(({ id }) => id === table.id));
    return holder ? [{ table, booking: holder.booking }] : [];
  });
}

/** Whether a change seats its party at once. */
export function seatsNow(change: TappedChange): boolean {
  return change.kind === 'walk-in' || (change.kind === 'status' && change.to === 'SEATED');
}

function tablesOf(change: TappedChange, shown: StaffBooking | null): Tables {
  if (change.kind === 'walk-in') return change.walkIn.tables;
  const chosen = 'tables' in change ? change.tables : undefined;
  return chosen ?? shown?.tables ?? [];
}
