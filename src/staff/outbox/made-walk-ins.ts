import type { StaffBooking } from '../../contract/staff/booking.ts';
import { MS_PER_MINUTE, toZonedIso } from '../../domain/venue-time.ts';
import { areSame } from './changed-booking.ts';
import type { OutboxState, WalkIn } from './outbox-entry.ts';

/**
 * The walk-ins that the server has told of although its answer was lost on the way: the uuid of each new walk-in of the
 * device, with that of the server. They have the moment of the tap.
 */
export function madeWalkIns(
  bookings: readonly StaffBooking[],
  { entries, done }: OutboxState,
  timezone: string,
): ReadonlyMap<string, string> {
  const answered = new Set(done.map(({ bookingUuid }) => bookingUuid));
  const made = new Map<string, string>();
  for (const { change, isSent, bookingUuid, tappedAt } of entries) {
    if (change.kind !== 'walk-in' || !isSent) continue;
    const booking = bookings.find(
      (each) => !answered.has(each.uuid) && isMadeBy(each, change.walkIn, { tappedAt, timezone }),
    );
    if (!booking) continue;
    answered.add(booking.uuid);
    made.set(bookingUuid, booking.uuid);
  }
  return made;
}

function isMadeBy(
  booking: StaffBooking,
  { pax, paxChildren, status, tables, quotedWaitMinutes, guest }: WalkIn,
  { tappedAt, timezone }: { tappedAt: number; timezone: string },
): boolean {
  if (!booking.isWalkIn || booking.pax !== pax || booking.paxChildren !== paxChildren) return false;
  if (status === 'SEATED')
    return (
      booking.seatedAt === toZonedIso(timezone, tappedAt) &&
      (tables.length === 0 || areSame(booking.tables, tables))
    );
  return (
    booking.bookingAt === toZonedIso(timezone, tappedAt - (tappedAt % MS_PER_MINUTE)) &&
    booking.quotedWaitMinutes === quotedWaitMinutes &&
    (booking.walkInGuest?.label ?? null) === (guest?.label ?? null) &&
    (booking.walkInGuest?.name ?? null) === (guest?.name ?? null)
  );
}
