import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { ShownDay, ShownTap } from '../changes/change-kind.ts';
import { kindOf, type TappedChange, undoneIdOf } from '../changes/changes.ts';
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
  const created = matchCreated(bookings, { entries: unanswered, done });
  const shown = new Map(bookings.map((booking) => [booking.uuid, booking]));
  const unsent = new Set<string>();
  const takenBack = new Set(unanswered.map(({ change }) => undoneIdOf(change)));
  for (const { id, bookingUuid, workDay, tappedAt, change } of unanswered) {
    if (takenBack.has(id)) continue;
    const undoneId = undoneIdOf(change);
    const after = bookingsAfter(change, {
      bookingUuid: created.get(bookingUuid) ?? bookingUuid,
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

/**
 * The bookings that the server has created although its answer was lost: their uuids on the server, by the uuids that this
 * device gave them.
 */
function matchCreated(
  bookings: readonly StaffBooking[],
  { entries, done }: OutboxState,
): ReadonlyMap<string, string> {
  const taken = new Set(done.map(({ bookingUuid }) => bookingUuid));
  const created = new Map<string, string>();
  for (const { change, isSent, bookingUuid, tappedAt } of entries) {
    if (!isSent) continue;
    const kind = kindOf(change);
    const booking = bookings.find(
      (each) => !taken.has(each.uuid) && kind.hasCreated?.(change, each, tappedAt),
    );
    if (!booking) continue;
    taken.add(booking.uuid);
    created.set(bookingUuid, booking.uuid);
  }
  return created;
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
