import type { StaffBooking, StaffTableMove } from '../../contract/staff/booking.ts';
import { useMessages } from '../messages/messages.ts';
import { Icon } from '../parts/icon.tsx';
import { nameOf } from './booking-text.ts';
import { useTableChanges } from './use-table-changes.ts';

/** The button that gives a booking back the tables that it had before a move. */
export function UndoMove({ booking, move }: { booking: StaffBooking; move: StaffTableMove }) {
  const messages = useMessages();
  const texts = messages.tableChanges;
  const { undo } = useTableChanges();
  return (
    <button
      type="button"
      className="button"
      aria-label={texts.undoOf(nameOf(booking, messages))}
      onClick={() => undo(booking, move)}
    >
      <Icon name="undo" />
      {texts.undo}
    </button>
  );
}
