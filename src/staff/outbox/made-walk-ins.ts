import type { StaffBooking } from '../../contract/staff/booking.ts';
import { kindOf } from '../changes/changes.ts';
import type { OutboxState } from './outbox-entry.ts';

/**
 * The new bookings that the server has told of although its answer was lost on the way: the uuid of each new one of the
 * device, with that of the server.
 */
export function madeWalkIns(
  bookings: readonly StaffBooking[],
  { entries, done }: OutboxState,
): ReadonlyMap<string, string> {
  const answered = new Set(done.map(({ bookingUuid }) => bookingUuid));
  const made = new Map<string, string>();
  for (const { change, isSent, bookingUuid, tappedAt } of entries) {
    if (!isSent) continue;
    const kind = kindOf(change);
    const booking = bookings.find(
      (each) => !answered.has(each.uuid) && kind.hasMade?.(change, each, tappedAt),
    );
    if (!booking) continue;
    answered.add(booking.uuid);
    made.set(bookingUuid, booking.uuid);
  }
  return made;
}
