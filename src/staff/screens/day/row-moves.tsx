import { type RefObject, useEffect, useRef } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { type BookingStatus, groupOf } from '../../../domain/booking-status.ts';
import { moveLabel } from '../../bookings/booking-text.ts';
import { nextStatus } from '../../bookings/next-status.ts';
import { useMoveBooking } from '../../bookings/use-move-booking.ts';
import { useMessages } from '../../messages/messages.ts';

/** A tap this soon after a change of status is a double tap on the previous button. */
const DOUBLE_TAP_MS = 600;

interface RowMovesProps {
  booking: StaffBooking;
  isChanging: boolean;
  /** The booking, for the buttons’ accessible names. */
  of: string;
}

/** The button for the next move; a request also has one to decline it. */
export function RowMoves({ booking, isChanging, of }: RowMovesProps) {
  const messages = useMessages();
  const move = useMoveBooking();
  const changedAt = useStatusChangedAt(booking.status);

  const next = nextStatus(booking.status);
  if (next === null) return <span className="row-moves" />;
  const moves: BookingStatus[] =
    groupOf(booking.status) === 'awaiting' ? ['DECLINED_BY_MERCHANT', next] : [next];

  return (
    <span className="row-moves">
      {moves.map((to) => {
        const label = moveLabel(booking.status, to, messages);
        return (
          <button
            // The same key for every next move, so that the button keeps the focus.
            key={to === next ? 'next' : to}
            type="button"
            className="button"
            data-next={to === next || undefined}
            data-status={to}
            aria-label={messages.moveOf(label, of)}
            aria-busy={isChanging}
            onClick={() => {
              if (isChanging || Date.now() - changedAt.current < DOUBLE_TAP_MS) return;
              move(booking, to);
            }}
          >
            {label}
          </button>
        );
      })}
    </span>
  );
}

/** When the status last changed on screen, in milliseconds since 1970; 0 if it has not. */
function useStatusChangedAt(status: BookingStatus): RefObject<number> {
  const changedAt = useRef(0);
  const last = useRef(status);
  useEffect(() => {
    if (last.current === status) return;
    last.current = status;
    changedAt.current = Date.now();
  }, [status]);
  return changedAt;
}
