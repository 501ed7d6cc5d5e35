import { differenceInMinutes, minutesToMilliseconds, parseISO } from 'date-fns';
import { memo } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { groupOf } from '../../../domain/booking-status.ts';
import { nameOf, partyOf, tableNames } from '../../bookings/booking-text.ts';
import { StatusBadge } from '../../bookings/status-badge.tsx';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../parts/icon.tsx';
import { timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { BookingBadges } from './booking-badges.tsx';
import { RowMoves } from './row-moves.tsx';

interface BookingRowProps {
  booking: StaffBooking;
  href: string;
  isOpen: boolean;
  isChanging: boolean;
  minute: number;
}

/** From here on guests count as late. */
const LATE_MINUTES = 10;
/** Past this nobody is expected any more: the status was never updated. */
const STALE_MINUTES = 240;

/** One booking of the day: the essentials and the button for its next move. */
export const BookingRow = memo(function BookingRow(props: BookingRowProps) {
  const messages = useMessages();
  const { booking, href, isOpen, isChanging, minute } = props;
  const { format } = useSession();
  const { uuid, status, bookingAt, pax, paxChildren } = booking;
  const tables = tableNames(booking);
  const name = nameOf(booking, messages);

  return (
    <li
      className="row"
      data-status={status}
      data-open={isOpen || undefined}
      data-wants-answer={groupOf(status) === 'awaiting' || undefined}
    >
      <div className="row-when">
        <time dateTime={bookingAt}>{timeOf(bookingAt, format)}</time>
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
        <span className="row-badges">
          <BookingBadges booking={booking} />
        </span>
      </div>
      <div className="row-facts">
        <span className="row-party">
          <Icon name="people" />
          <span aria-hidden="true">{paxChildren > 0 ? `${pax}+${paxChildren}` : pax}</span>
          <span className="visually-hidden">{partyOf(booking, messages)}</span>
        </span>
        <span className="row-tables" data-none={tables === '' || undefined}>
          {tables !== '' && (
            <>
              <Icon name="table" />
              <span className="visually-hidden">{messages.tables}</span>
            </>
          )}
          <span>{tables || messages.noTable}</span>
        </span>
        <StatusBadge status={status} />
      </div>
      <RowMoves
        booking={booking}
        isChanging={isChanging}
        of={`${name}, ${timeOf(bookingAt, format)}`}
      />
    </li>
  );
});

function Delay({ booking, minute }: { booking: StaffBooking; minute: number }) {
  const messages = useMessages();
  const { status, bookingAt, quotedWaitMinutes } = booking;
  const minutes = differenceInMinutes(minutesToMilliseconds(minute), parseISO(bookingAt));
  if (status === 'WAIT_LIST_WALK_IN' && minutes >= 0) {
    const isOver = quotedWaitMinutes !== null && minutes > quotedWaitMinutes;
    return (
      <span className="delay" data-over={isOver || undefined}>
        {messages.badge.waited(minutes, quotedWaitMinutes)}
      </span>
    );
  }
  if (status !== 'CONFIRMED' || minutes < LATE_MINUTES || minutes > STALE_MINUTES) return null;
  return (
    <span className="delay" data-over>
      {messages.badge.late(minutes)}
    </span>
  );
}
