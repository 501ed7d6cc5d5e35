import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { useMessages } from '../messages/messages.ts';
import { useNotifications } from '../notifications/notifications.tsx';
import type { TappedChange } from './outbox-entry.ts';
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
export function useTapWalkIn(): (
  change: Extract<TappedChange, { kind: 'walk-in' }>,
  workDay: WallDate,
) => void {
  const outbox = useOutbox();
  const say = useSayTap();
  return (change, workDay) => say(outbox.tap(change, null, workDay), change, null);
}

function useSayTap() {
  const outbox = useOutbox();
  const messages = useMessages();
  const { notify } = useNotifications();
  return (id: string, change: TappedChange, booking: StaffBooking | null) => {
    const text = tapText(change, booking, outbox.view(), messages);
    notify({
      text: messages.sentence(text),
      isProblem: false,
      action: { label: messages.undo, run: () => outbox.undo(id) },
    });
  };
}
