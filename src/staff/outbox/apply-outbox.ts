import type { StaffBooking } from '../../contract/staff/booking.ts';
import { changedBooking, isAlreadySo, isPossible } from './changed-booking.ts';
import { newWalkIn, type ShownDay } from './new-walk-in.ts';
import type { DoneChange, OutboxEntry, OutboxState } from './outbox-entry.ts';
import { undoneBooking } from './undone-booking.ts';

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
  const waiting = entries.filter(({ refusal }) => refusal === null);
  if (waiting.length === 0) return { bookings, unsent: new Set() };
  const shown = new Map(bookings.map((booking) => [booking.uuid, booking]));
  const unsent = new Set<string>();
  const takenBack = new Set(
    waiting.flatMap(({ change }) => (change.kind === 'undo' ? change.of : [])),
  );
  for (const entry of waiting) {
    if (takenBack.has(entry.id)) continue;
    if (entry.change.kind === 'walk-in' && entry.workDay === day.date) {
      shown.set(entry.bookingUuid, newWalkIn(entry, entry.change.walkIn, day));
      unsent.add(entry.bookingUuid);
    }
    for (const [uuid, change] of effectsOf(entry, done)) {
      const booking = shown.get(uuid);
      const after = booking && change(booking, day.timezone);
      if (!after) continue;
      shown.set(uuid, after);
      unsent.add(uuid);
    }
  }
  return { bookings: [...shown.values()].filter(isShown), unsent };
}

function isShown({ status }: StaffBooking): boolean {
  return status !== 'DELETED';
}

/** Returns null where the change does not apply. */
type Effect = (booking: StaffBooking, timezone: string) => StaffBooking | null;

/** What an entry does to which bookings. */
function effectsOf(entry: OutboxEntry, done: readonly DoneChange[]): [string, Effect][] {
  const { bookingUuid, change, tappedAt } = entry;
  if (change.kind === 'undo') {
    const undone = done.find(({ id }) => id === change.of);
    return undone ? [[undone.bookingUuid, (booking) => undoneBooking(undone, booking)]] : [];
  }
  const own: Effect = (booking, timezone) =>
    isPossible(change, booking)
      ? isAlreadySo(change, booking)
        ? booking
        : changedBooking(booking, change, tappedAt, timezone)
      : null;
  if (change.kind === 'walk-in') return [];
  if (change.kind !== 'swap') return [[bookingUuid, own]];
  const other: Effect = (booking) => ({ ...booking, tables: change.ownTables });
  return [
    [bookingUuid, own],
    [change.with, other],
  ];
}
