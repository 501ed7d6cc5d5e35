import './booking-panel.css';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { problemCodeOf } from '../../../client/errors.ts';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import { useApiClient } from '../../api-client.ts';
import { nameOf, nameOfParty, partyOf, tableText } from '../../bookings/booking-text.ts';
import { StatusBadge } from '../../bookings/status-badge.tsx';
import { useTableChanges } from '../../bookings/use-table-changes.ts';
import { bookingQuery } from '../../day-data/booking-queries.ts';
import { useDay } from '../../day-data/use-day.ts';
import { useMessages } from '../../messages/messages.ts';
import { applyOutbox } from '../../outbox/apply-outbox.ts';
import { isNewUuid } from '../../outbox/outbox-entry.ts';
import { useOutbox, useOutboxView } from '../../outbox/outbox-provider.tsx';
import { Icon } from '../../parts/icon.tsx';
import { dateTimeOf, timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { MailList } from '../mail/mail-list.tsx';
import { useMail } from '../mail/mail-queries.ts';
import { CloseTicket } from '../ticket/lazy-close-ticket.ts';
import { Origin, Timeline, Visit } from './booking-facts.tsx';
import { BookingGuest } from './booking-guest.tsx';
import { BookingLog } from './booking-log.tsx';
import { BookingMoves } from './booking-moves.tsx';
import { BookingOrder } from './booking-order.tsx';
import { BookingTables } from './booking-tables.tsx';
import { ImportantNotes } from './important-notes.tsx';
import { WaitListPlace } from './wait-list-place.tsx';

/** How often a booking of another day is read again: no event tells of it. */
const REFRESH_MS = 5000;

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

/** A booking from the day on screen, or on its own if it is of another day or deleted. Unanswered taps are shown in both. */
function useBooking(shownUuid: string, date: WallDate) {
  // A walk-in may have been opened before it was sent.
  const uuid = useOutbox().uuidOf(shownUuid);
  const outbox = useOutboxView();
  const isUnknown = isNewUuid(uuid);
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  const { day } = useDay(date);
  const listed = day?.bookings.find((each) => each.uuid === uuid);
  const single = useQuery({
    ...bookingQuery(apiClient, session.venue.accountId, uuid),
    enabled: isCurrent && day !== undefined && !listed && !isUnknown,
    refetchInterval: REFRESH_MS,
  });
  const { accountId, utcOffsets, dayStartsAt } = session.venue;
  const { data } = single;
  const unlisted = useMemo(() => {
    if (!data) return undefined;
    const { workDay: date, shiftType } = data;
    const shown = applyOutbox([data], outbox, {
      accountId,
      utcOffsets,
      dayStartsAt,
      date,
      shiftType,
    });
    // The outbox leaves deleted bookings out.
    return (
      shown.bookings.find((each) => each.uuid === uuid) ?? { ...data, status: 'DELETED' as const }
    );
  }, [data, outbox, accountId, utcOffsets, uuid, dayStartsAt]);
  const isGone = !listed && (isUnknown || problemCodeOf(single.error) === 'BOOKING_NOT_FOUND');
  return {
    others: day?.bookings ?? [],
    booking: listed ?? (isGone ? undefined : unlisted),
    error: single.error,
    /** Whether there is no such booking, or no longer. */
    isGone: isGone && day !== undefined,
    retry: () => void single.refetch(),
  };
}

/** The mail about a booking, newest first; nothing where there is none. */
function BookingMail({ booking }: { booking: StaffBooking }) {
  const { mail: texts } = useMessages('service');
  const { data } = useMail(booking.uuid, booking.version);
  if (!data || data.messages.length === 0) return null;
  return (
    <section className="facts">
      <details className="log">
        <summary>
          <h3>{texts.count(data.messages.length)}</h3>
        </summary>
        <MailList mail={data} />
      </details>
    </section>
  );
}

/** Guests who may not leave in time, with another table one tap away. */
function AtRiskCallout({ booking }: { booking: StaffBooking }) {
  const messages = useMessages();
  const texts = messages.tableChanges;
  const { format } = useSession();
  const { moveTo } = useTableChanges();
  const { atRisk } = booking;
  if (!atRisk) return null;
  const { guests, tables, expectedEndAt, otherTables } = atRisk;
  return (
    <div className="callout" data-tone="danger">
      <h3>
        <Icon name="clock" />
        {texts.atRisk}
      </h3>
      <p>
        {texts.staysAt(
          nameOfParty(guests, messages),
          tableText(
            tables.map((name) => ({ name })),
            messages,
          ),
          timeOf(expectedEndAt, format),
        )}
      </p>
      {otherTables ? (
        <button type="button" className="button" onClick={() => moveTo(booking, otherTables)}>
          {texts.moveTo(tableText(otherTables, messages))}
        </button>
      ) : (
        <p>{texts.noOtherTable}</p>
      )}
    </div>
  );
}
