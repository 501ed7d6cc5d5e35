import './booking-panel.css';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import { nameOf, partyOf, tableText } from '../../bookings/booking-text.ts';
import { StatusBadge } from '../../bookings/status-badge.tsx';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../parts/icon.tsx';
import { dateTimeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { CloseTicket } from '../ticket/lazy-close-ticket.ts';
import { AtRiskCallout } from './at-risk-callout.tsx';
import { Origin, Timeline, Visit } from './booking-facts.tsx';
import { BookingGuest } from './booking-guest.tsx';
import { BookingLog } from './booking-log.tsx';
import { BookingMail } from './booking-mail.tsx';
import { BookingMoves } from './booking-moves.tsx';
import { BookingOrder } from './booking-order.tsx';
import { BookingTables } from './booking-tables.tsx';
import { ImportantNotes } from './important-notes.tsx';
import { useBooking } from './use-booking.ts';
import { WaitListPlace } from './wait-list-place.tsx';

interface BookingPanelProps {
  uuid: string;
  /** The day on screen; its list usually contains the booking. */
  date: WallDate;
  /** Whether it covers the list, on a narrow screen. */
  isCovering: boolean;
  onClose: () => void;
}

/** All details of a booking and all its moves. Mounted anew for each booking, to take the focus. */
export default function BookingPanel({ uuid, date, isCovering, onClose }: BookingPanelProps) {
  const messages = useMessages();
  const panel = useRef<HTMLElement>(null);
  const { booking, others, error, isGone, retry } = useBooking(uuid, date);
  // The booking when its ticket form was opened: later changes are conflicts.
  const [ticketOf, setTicketOf] = useState<StaffBooking | null>(null);

  useLayoutEffect(() => panel.current?.focus(), []);

  return (
    <aside
      ref={panel}
      className="panel"
      data-covering={isCovering || undefined}
      aria-label={messages.details.label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !ticketOf) onClose();
      }}
    >
      <div className="panel-bar">
        <button type="button" className="button quiet panel-close" onClick={onClose}>
          <Icon name={isCovering ? 'left' : 'cross'} />
          {isCovering ? messages.back : <span className="visually-hidden">{messages.close}</span>}
        </button>
        {booking && <StatusBadge status={booking.status} />}
      </div>
      {booking ? (
        <>
          <Headline booking={booking} />
          <BookingMoves booking={booking} onCloseTicket={() => setTicketOf(booking)} />
          <AtRiskCallout booking={booking} />
          <WaitListPlace booking={booking} />
          <ImportantNotes booking={booking} />
          <BookingTables booking={booking} others={others} />
          <Visit booking={booking} />
          <BookingOrder booking={booking} />
          <BookingGuest booking={booking} />
          <Timeline booking={booking} />
          <Origin booking={booking} />
          <BookingMail booking={booking} />
          <BookingLog booking={booking} />
        </>
      ) : error || isGone ? (
        <div className="state" role="alert">
          {isGone ? (
            <>
              <p className="state-title">{messages.details.notFound}</p>
              <p className="quiet-text">{messages.details.notFoundWhy}</p>
            </>
          ) : (
            <>
              <p className="state-title">{messages.details.failed}</p>
              <button type="button" className="button" onClick={retry}>
                {messages.tryAgain}
              </button>
            </>
          )}
        </div>
      ) : (
        <div className="skeleton" aria-busy="true">
          <span className="skeleton-block" data-width="title" />
          <span className="skeleton-block" data-width="72" />
          <span className="skeleton-block" data-width="48" />
        </div>
      )}
      <Suspense>
        {ticketOf && <CloseTicket snapshot={ticketOf} onClose={() => setTicketOf(null)} />}
      </Suspense>
    </aside>
  );
}

function Headline({ booking }: { booking: StaffBooking }) {
  const messages = useMessages();
  const { format } = useSession();
  const tables = tableText(booking.tables, messages);
  return (
    <div className="panel-head">
      <h2>{nameOf(booking, messages)}</h2>
      <p>
        <time dateTime={booking.bookingAt}>{dateTimeOf(booking.bookingAt, format)}</time>
        <span>{partyOf(booking, messages, format)}</span>
        <span>{tables || messages.noTable}</span>
      </p>
    </div>
  );
}
