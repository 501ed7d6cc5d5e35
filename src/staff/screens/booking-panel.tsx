import './booking-panel.css';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { problemCodeOf } from '../../client/errors.ts';
import type { PrivateBooking } from '../../contract/booking.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { nameOf, partyOf, tableWords } from '../booking-words.ts';
import { bookingQuery, dayQuery, REFRESH_MS } from '../bookings.ts';
import { useDoor } from '../door.ts';
import { Icon } from '../icon.tsx';
import { messages } from '../messages.ts';
import { useSession } from '../session.ts';
import { StatusMark } from '../status-mark.tsx';
import { momentOf } from '../wording.ts';
import { Hours, Origin, Visit } from './booking-facts.tsx';
import { BookingGuest } from './booking-guest.tsx';
import { BookingMoves } from './booking-moves.tsx';
import { BookingOrder } from './booking-order.tsx';

const CloseTicket = lazy(() => import('./close-ticket.tsx'));

interface BookingPanelProps {
  uuid: string;
  /** The day whose list is on screen; the booking is mostly in it. */
  date: WallDate;
  /** It covers the list rather than standing beside it. */
  isCovering: boolean;
  onClose: () => void;
}

/** All about one booking, and every move it can make. */
export default function BookingPanel({ uuid, date, isCovering, onClose }: BookingPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { booking, failure, retry } = useBooking(uuid, date);
  // The booking as it stood when its ticket was begun: what it becomes meanwhile is a conflict then.
  const [ticketOf, setTicketOf] = useState<PrivateBooking | null>(null);

  useEffect(() => {
    panel.current?.focus();
    return () => document.getElementById(`row-${uuid}`)?.focus();
  }, [uuid]);

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
          {isCovering ? messages.back : <span className="unseen">{messages.close}</span>}
        </button>
        {booking && <StatusMark status={booking.status} />}
      </div>
      {booking ? (
        <>
          <Headline booking={booking} />
          <BookingMoves booking={booking} onCloseTicket={() => setTicketOf(booking)} />
          <Urgent booking={booking} />
          <Visit booking={booking} />
          <BookingOrder booking={booking} />
          <BookingGuest booking={booking} />
          <Hours booking={booking} />
          <Origin booking={booking} />
        </>
      ) : failure ? (
        <div className="state" role="alert">
          {problemCodeOf(failure) === 'BOOKING_NOT_FOUND' ? (
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
          <span className="bone" data-width="title" />
          <span className="bone" data-width="72" />
          <span className="bone" data-width="48" />
        </div>
      )}
      <Suspense>
        {ticketOf && <CloseTicket picture={ticketOf} onClose={() => setTicketOf(null)} />}
      </Suspense>
    </aside>
  );
}

/**
 * The booking as the day’s list has it, for that is kept fresh. The reading of its own brings its
 * version, and stands in where the list does not have it: on another day, or deleted.
 */
function useBooking(uuid: string, date: WallDate) {
  const door = useDoor();
  const { session, isCurrent } = useSession();
  const { accountId } = session.venue;
  const day = useQuery({ ...dayQuery(door, accountId, date), enabled: isCurrent });
  const listed = day.data?.find((each) => each.uuid === uuid);
  const reading = useQuery({
    ...bookingQuery(door, accountId, uuid),
    enabled: isCurrent,
    refetchOnWindowFocus: listed ? false : 'always',
    refetchInterval: listed || day.data === undefined ? false : REFRESH_MS,
  });
  const isGone = problemCodeOf(reading.error) === 'BOOKING_NOT_FOUND' && !listed;
  return {
    booking: listed ?? (isGone ? undefined : reading.data?.booking),
    failure: reading.error,
    retry: () => void reading.refetch(),
  };
}

function Headline({ booking }: { booking: PrivateBooking }) {
  const { wording } = useSession();
  const tables = tableWords(booking.tables);
  return (
    <div className="panel-head">
      <h2>{nameOf(booking)}</h2>
      <p>
        <time dateTime={booking.bookingAt}>{momentOf(booking.bookingAt, wording)}</time>
        <span>{partyOf(booking)}</span>
        <span>{tables || messages.noTable}</span>
      </p>
    </div>
  );
}

/** What must be read before anything else: allergies first, then wishes and notes. */
function Urgent({ booking }: { booking: PrivateBooking }) {
  const { hasAllergies, allergiesDescription, customerSpecialRequests } = booking;
  const { details } = messages;
  return (
    <>
      {hasAllergies && (
        <div className="callout" data-tone="danger">
          <h3>
            <Icon name="warning" />
            {details.allergies}
          </h3>
          <p>{allergiesDescription ?? details.allergiesUnspecified}</p>
        </div>
      )}
      {customerSpecialRequests && (
        <div className="callout">
          <h3>{details.requests}</h3>
          <p>{customerSpecialRequests}</p>
        </div>
      )}
      {booking.privateNotes && (
        <div className="callout">
          <h3>{details.privateNote}</h3>
          <p>{booking.privateNotes}</p>
        </div>
      )}
      {booking.publicNotes && (
        <div className="callout">
          <h3>{details.guestNote}</h3>
          <p>{booking.publicNotes}</p>
        </div>
      )}
    </>
  );
}
