import type { StaffBooking } from '../../contract/staff/booking.ts';
import { nameOf } from '../bookings/booking-text.ts';
import { kindOf, type TappedChange, undoneIdOf } from '../changes/changes.ts';
import type { StaffMessages } from '../messages/staff-messages.ts';
import type { OutboxState } from './outbox-entry.ts';

/** What a tap did, in a few words: "Laura Vidal is now seated at T4". */
export function tapText(
  change: TappedChange,
  snapshot: StaffBooking | null,
  state: OutboxState,
  messages: StaffMessages,
): string {
  const who = snapshot ? nameOf(snapshot, messages) : messages.walkIn;
  const undoneId = undoneIdOf(change);
  const undone = [...state.done, ...state.entries].find(({ id }) => id === undoneId);
  const before = undone && ('before' in undone ? undone.before : undone.snapshot);
  return kindOf(change).text(
    change,
    {
      who,
      snapshot,
      undone: undone ? tapText(undone.change, before ?? null, state, messages) : null,
    },
    messages,
  );
}
