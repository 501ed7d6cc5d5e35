import type { PrivateBooking } from '../../contract/booking.ts';
import { groupOf, movesFrom } from '../../domain/booking-status.ts';
import { moveWords } from '../booking-words.ts';
import { Icon } from '../icon.tsx';
import { messages } from '../messages.ts';
import { isFinal, nextStatus } from '../next-status.ts';
import { useChanging, useMoveBooking } from '../use-booking-change.ts';

interface BookingMovesProps {
  booking: PrivateBooking;
  onCloseTicket: () => void;
}

/** Every move that the booking can make: the likely one first, those without a way back last. */
export function BookingMoves({ booking, onCloseTicket }: BookingMovesProps) {
  const move = useMoveBooking();
  const isChanging = useChanging().includes(booking.uuid);
  const { status } = booking;
  const next = nextStatus(status);
  const moves = movesFrom(status, true);
  const plain = moves.filter((to) => to !== next && !isFinal(to) && to !== 'NO_SHOW');
  const grave = moves.filter((to) => isFinal(to) || to === 'NO_SHOW');
  const hasTicket = groupOf(status) === 'seated';
  if (moves.length === 0) return null;

  const button = (to: (typeof moves)[number], look: string) => (
    <button
      key={to === next ? 'next' : to}
      type="button"
      className={`button ${look}`}
      aria-busy={isChanging}
      onClick={() => {
        if (!isChanging) move(booking, to);
      }}
    >
      {moveWords(status, to)}
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
      {plain.length > 0 && <div className="moves-row">{plain.map((to) => button(to, ''))}</div>}
      {grave.length > 0 && (
        <div className="moves-row">{grave.map((to) => button(to, 'quiet danger-text'))}</div>
      )}
    </fieldset>
  );
}
