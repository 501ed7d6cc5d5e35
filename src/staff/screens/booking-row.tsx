import { differenceInMinutes, minutesToMilliseconds, parseISO } from 'date-fns';
import { memo, type RefObject, useEffect, useRef } from 'react';
import type { PrivateBooking } from '../../contract/booking.ts';
import type { BookingStatus } from '../../domain/booking-status.ts';
import { groupOf } from '../../domain/booking-status.ts';
import { moveWords, nameOf, partyOf, tablesOf } from '../booking-words.ts';
import { Icon } from '../icon.tsx';
import { Marks } from '../marks.tsx';
import { messages } from '../messages.ts';
import { nextStatus } from '../next-status.ts';
import { useSession } from '../session.ts';
import { StatusMark } from '../status-mark.tsx';
import { useMoveBooking } from '../use-booking-change.ts';
import { timeOf } from '../wording.ts';

interface BookingRowProps {
  booking: PrivateBooking;
  href: string;
  isOpen: boolean;
  isChanging: boolean;
  minute: number;
}

/** So long after a move, a second tap of a quick thumb still means the first button. */
const SETTLING_MS = 600;
/** Guests are called late from here on. */
const LATE_MINUTES = 10;
/** Past this it is no delay any more, but something that was never cleared up. */
const STALE_MINUTES = 240;

/** One booking of the day: all that the floor needs at a glance, and its next move. */
export const BookingRow = memo(function BookingRow(props: BookingRowProps) {
  const { booking, href, isOpen, isChanging, minute } = props;
  const { wording } = useSession();
  const { uuid, status, bookingAt, pax, paxChildren } = booking;
  const tables = tablesOf(booking);
  const name = nameOf(booking);

  return (
    <li
      className="row"
      data-status={status}
      data-open={isOpen || undefined}
      data-wants-answer={groupOf(status) === 'awaiting' || undefined}
    >
      <div className="row-when">
        <time dateTime={bookingAt}>{timeOf(bookingAt, wording)}</time>
        <Delay booking={booking} minute={minute} />
      </div>
      <div className="row-who">
        <a
          className="row-name"
          href={href}
          id={`row-${uuid}`}
          aria-current={isOpen ? 'true' : undefined}
        >
          {name}
        </a>
        <span className="row-marks">
          <Marks booking={booking} />
        </span>
      </div>
      <div className="row-facts">
        <span className="row-party">
          <Icon name="people" />
          <span aria-hidden="true">{paxChildren > 0 ? `${pax}+${paxChildren}` : pax}</span>
          <span className="unseen">{partyOf(booking)}</span>
        </span>
        <span className="row-tables" data-none={tables === '' || undefined}>
          {tables !== '' && (
            <>
              <Icon name="table" />
              <span className="unseen">{messages.tables}</span>
            </>
          )}
          <span>{tables || messages.noTable}</span>
        </span>
        <StatusMark status={status} />
      </div>
      <RowMoves
        booking={booking}
        isChanging={isChanging}
        of={`${name}, ${timeOf(bookingAt, wording)}`}
      />
    </li>
  );
});

function Delay({ booking, minute }: { booking: PrivateBooking; minute: number }) {
  const { status, bookingAt, quotedWaitMinutes } = booking;
  const minutes = differenceInMinutes(minutesToMilliseconds(minute), parseISO(bookingAt));
  if (status === 'WAIT_LIST_WALK_IN' && minutes >= 0) {
    const isOver = quotedWaitMinutes !== null && minutes > quotedWaitMinutes;
    return (
      <span className="delay" data-over={isOver || undefined}>
        {messages.mark.waited(minutes, quotedWaitMinutes)}
      </span>
    );
  }
  if (status !== 'CONFIRMED' || minutes < LATE_MINUTES || minutes > STALE_MINUTES) return null;
  return (
    <span className="delay" data-over>
      {messages.mark.late(minutes)}
    </span>
  );
}

interface RowMovesProps {
  booking: PrivateBooking;
  isChanging: boolean;
  /** Whose move it is, for those who hear the buttons one by one. */
  of: string;
}

function RowMoves({ booking, isChanging, of }: RowMovesProps) {
  const move = useMoveBooking();
  const settledAt = useSettledAt(booking.status);

  const next = nextStatus(booking.status);
  if (next === null) return <span className="row-moves" />;
  const moves: BookingStatus[] =
    groupOf(booking.status) === 'awaiting' ? ['DECLINED_BY_MERCHANT', next] : [next];

  return (
    <span className="row-moves">
      {moves.map((to) => {
        const words = moveWords(booking.status, to);
        return (
          <button
            // The place of a move, not the move: so the focus stays when the next one takes it.
            key={to === next ? 'next' : to}
            type="button"
            className="button"
            data-next={to === next || undefined}
            data-status={to}
            aria-label={messages.moveOf(words, of)}
            aria-busy={isChanging}
            onClick={() => {
              if (isChanging || Date.now() - settledAt.current < SETTLING_MS) return;
              move(booking, to);
            }}
          >
            {words}
          </button>
        );
      })}
    </span>
  );
}

/** When the status last changed on screen; long ago for one that has not changed yet. */
function useSettledAt(status: BookingStatus): RefObject<number> {
  const settledAt = useRef(0);
  const last = useRef(status);
  useEffect(() => {
    if (last.current === status) return;
    last.current = status;
    settledAt.current = Date.now();
  }, [status]);
  return settledAt;
}
