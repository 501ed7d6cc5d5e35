import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import type { TappedChange } from '../changes/changes.ts';
import type { WalkInChange } from '../changes/create-walk-in.ts';
import { useMessages } from '../messages/messages.ts';
import { useNotifications } from '../notifications/notifications.tsx';
import type { OutboxEntry } from './outbox-entry.ts';
import { useOutbox } from './outbox-provider.tsx';
import { tapText } from './tap-text.ts';

/** Makes a change by a tap: shown at once, said, and with an undo. */
export function useTap(): (change: TappedChange, booking: StaffBooking) => void {
  const outbox = useOutbox();
  const say = useSayTap();
  return (change, booking) => {
    const id = outbox.tap(change, booking, booking.workDay);
    say(id, change, booking);
  };
}

/** Adds a walk-in of a work day. */
export function useTapWalkIn(): (change: WalkInChange, workDay: WallDate) => void {
  const outbox = useOutbox();
  const say = useSayTap();
  return (change, workDay) => say(outbox.tap(change, null, workDay), change, null);
}

/** Takes a tap of this device back, and says so. */
export function useUndo(): (tap: UndoableTap) => void {
  const outbox = useOutbox();
  const messages = useMessages();
  const { notify } = useNotifications();
  return ({ id, change, snapshot }) => {
    const text = tapText(change, snapshot, outbox.view(), messages);
    outbox.undo(id);
    notify({ text: messages.service.undone(text), isProblem: false });
  };
}

type UndoableTap = Pick<OutboxEntry, 'id' | 'change' | 'snapshot'>;

function useSayTap() {
  const outbox = useOutbox();
  const messages = useMessages();
  const { notify } = useNotifications();
  const undo = useUndo();
  return (id: string, change: TappedChange, snapshot: StaffBooking | null) => {
    const text = tapText(change, snapshot, outbox.view(), messages);
    notify({
      text: messages.sentence(text),
      isProblem: false,
      action: { label: messages.undo, run: () => undo({ id, change, snapshot }) },
    });
  };
}
