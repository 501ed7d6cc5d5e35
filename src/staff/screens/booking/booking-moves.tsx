import { Fragment } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { type BookingStatus, groupOf, staffStatuses } from '../../../domain/booking-status.ts';
import { moveLabel } from '../../bookings/booking-text.ts';
import { useCancelDialog } from '../../bookings/cancel-dialog.tsx';
import { isFinal, nextStatus } from '../../bookings/next-status.ts';
import { useMessages } from '../../messages/messages.ts';
import { useTap } from '../../outbox/use-tap.ts';
import { Icon } from '../../parts/icon.tsx';
import { useSession } from '../../session/session.ts';

interface BookingMovesProps {
  booking: StaffBooking;
  onCloseTicket: () => void;
}

/** Buttons for every possible move of today: the likely one first, final moves and no-show last. */
export function BookingMoves({ booking, onCloseTicket }: BookingMovesProps) {
  const messages = useMessages();
  const move = useMoveBooking();
  const tap = useTap();
  const { today } = useSession().session.venue;
  const { status } = booking;
  const next = nextStatus(today, booking);
  const moves = staffStatuses(booking, today);
  const others = moves.filter((to) => to !== next && !isFinal(to) && to !== 'NO_SHOW');
  const destructive = moves.filter((to) => isFinal(to) || to === 'NO_SHOW');
  const hasTicket = groupOf(status) === 'seated' && booking.workDay <= today;
  if (moves.length === 0) return null;

  const button = (to: (typeof moves)[number], variant: string) => (
    <button
      key={to === next ? 'next' : to}
      type="button"
      className={`button ${variant}`}
      onClick={() => move(booking, to)}
    >
      {moveLabel(status, to, messages)}
    </button>
  );

  // The usual reason needs no dialog: the tap waits for ten seconds, and can be undone.
  const cancelByPhone = (
    <button
      type="button"
      className="button quiet danger-text"
      onClick={() => tap({ kind: 'cancel', reason: 'CALL_TO_CANCEL' }, booking)}
    >
      {messages.moveOf(messages.move.CANCELED, messages.cancelReason.CALL_TO_CANCEL)}
    </button>
  );

  return (
    <fieldset className="moves" aria-label={messages.details.moves}>
      {(next || hasTicket) && (
        <div className="moves-row">
          {next && button(next, 'main')}
          {hasTicket && (
            <button type="button" className="button" aria-haspopup="dialog" onClick={onCloseTicket}>
              <Icon name="bill" />
              {messages.details.closeTicket}
            </button>
          )}
        </div>
      )}
      {others.length > 0 && <div className="moves-row">{others.map((to) => button(to, ''))}</div>}
      {destructive.length > 0 && (
        <div className="moves-row">
          {destructive.map((to) => (
            <Fragment key={to}>
              {button(to, 'quiet danger-text')}
              {to === 'CANCELED' && cancelByPhone}
            </Fragment>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Moves a booking to another status. A cancellation asks for the reason first. */
function useMoveBooking(): (booking: StaffBooking, to: BookingStatus) => void {
  const tap = useTap();
  const { askForReason } = useCancelDialog();
  return (booking, to) => {
    if (to === 'CANCELED') askForReason(booking);
    else tap({ kind: 'status', to }, booking);
  };
}
