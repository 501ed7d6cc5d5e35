import type { StaffBooking } from '../../contract/staff/booking.ts';
import { areSame, changedBooking, isAlreadySo, isPossible } from './changed-booking.ts';
import { madeWalkIns } from './made-walk-ins.ts';
import { newWalkIn, type ShownDay } from './new-walk-in.ts';
import type { DoneChange, OutboxEntry, OutboxState, TappedChange } from './outbox-entry.ts';
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
  const unanswered = entries.filter(({ refusal }) => refusal === null);
  if (unanswered.length === 0) return { bookings, unsent: new Set() };
  const made = madeWalkIns(bookings, { entries: unanswered, done }, day.timezone);
  const waiting = unanswered.map((entry) => {
    const bookingUuid = made.get(entry.bookingUuid) ?? entry.bookingUuid;
    return { ...entry, bookingUuid };
  });
  const shown = new Map(bookings.map((booking) => [booking.uuid, booking]));
  const unsent = new Set<string>();
  const takenBack = new Set(
    waiting.flatMap(({ change }) => (change.kind === 'undo' ? change.of : [])),
  );
  for (const entry of waiting) {
    if (takenBack.has(entry.id)) continue;
    if (entry.change.kind === 'walk-in' && entry.workDay === day.date) {
      if (!shown.has(entry.bookingUuid))
        shown.set(entry.bookingUuid, newWalkIn(entry, entry.change.walkIn, day));
      unsent.add(entry.bookingUuid);
    }
    if (entry.change.kind === 'swap') {
      for (const swapped of bothSwapped(entry.bookingUuid, entry.change, shown)) {
        shown.set(swapped.uuid, swapped);
        unsent.add(swapped.uuid);
      }
      continue;
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
  return change.kind === 'walk-in' ? [] : [[bookingUuid, own]];
}

/** Both bookings of a swap at their new tables; none if it is no longer possible, because half a swap never happens. */
function bothSwapped(
  uuid: string,
  change: Extract<TappedChange, { kind: 'swap' }>,
  shown: ReadonlyMap<string, StaffBooking>,
): StaffBooking[] {
  const one = shown.get(uuid);
  const other = shown.get(change.with);
  if (!one || !other || !isPossible(change, one) || !isPossible(change, other)) return [];
  // The server may have told of it already, before it has answered.
  if (isAlreadySo(change, one)) return [one, other];
  if (!areSame(other.tables, change.withTables)) return [];
  return [
    { ...one, tables: change.withTables },
    { ...other, tables: change.ownTables },
  ];
}
