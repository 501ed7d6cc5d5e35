import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { ShownDay, ShownTap } from '../changes/change-kind.ts';
import { kindOf, type TappedChange, undoneIdOf } from '../changes/changes.ts';
import { madeWalkIns } from './made-walk-ins.ts';
import type { OutboxState } from './outbox-entry.ts';

export interface Shown {
  bookings: readonly StaffBooking[];
  /** The uuids of the bookings with a change that the server does not know yet. */
  unsent: ReadonlySet<string>;
}

/**
 * What a screen shows: the bookings that the server told of, with the taps that it has not answered yet. A change
 * that is no longer possible, because somebody else was faster, is not shown: the server's state is.
 */
export function applyOutbox(
  bookings: readonly StaffBooking[],
  { entries, done }: OutboxState,
  day: ShownDay,
): Shown {
  const unanswered = entries.filter(({ refusal }) => refusal === null);
  if (unanswered.length === 0) return { bookings, unsent: new Set() };
  const made = madeWalkIns(bookings, { entries: unanswered, done });
  const shown = new Map(bookings.map((booking) => [booking.uuid, booking]));
  const unsent = new Set<string>();
  const takenBack = new Set(unanswered.map(({ change }) => undoneIdOf(change)));
  for (const { id, bookingUuid, workDay, tappedAt, change } of unanswered) {
    if (takenBack.has(id)) continue;
    const undoneId = undoneIdOf(change);
    const after = bookingsAfter(change, {
      bookingUuid: made.get(bookingUuid) ?? bookingUuid,
      workDay,
      tappedAt,
      day,
      find: (uuid) => shown.get(uuid),
      undone: done.find((each) => each.id === undoneId) ?? null,
    });
    for (const booking of after) {
      shown.set(booking.uuid, booking);
      unsent.add(booking.uuid);
    }
  }
  return { bookings: [...shown.values()].filter(isShown), unsent };
}

function isShown({ status }: StaffBooking): boolean {
  return status !== 'DELETED';
}

function bookingsAfter(change: TappedChange, tap: ShownTap): readonly StaffBooking[] {
  const kind = kindOf(change);
  if (kind.applyAll) return kind.applyAll(change, tap);
  const booking = tap.find(tap.bookingUuid);
  if (!booking || !kind.isPossible(change, booking)) return [];
  return [kind.isAlreadySo(change, booking) ? booking : kind.apply(change, booking, tap)];
}
