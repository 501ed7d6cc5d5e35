import { lazy, Suspense } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { coversOf } from '../../../domain/availability/party.ts';
import { type BookingStatus, groupOf, staffStatuses } from '../../../domain/booking-status.ts';
import { keptTables, nameOf, partyOf, tableText } from '../../bookings/booking-text.ts';
import { useServerNow } from '../../live/server-clock-context.ts';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../parts/icon.tsx';
import { timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { TableReadyButton } from './table-ready-button.tsx';
import type { Seating } from './use-seating.ts';

export const loadChosenGuest = () => import('./chosen-guest.tsx');
const ChosenGuest = lazy(loadChosenGuest);

interface ChosenPartyProps {
  booking: StaffBooking;
  seating: Seating;
  onStatus: (booking: StaffBooking, to: BookingStatus) => void;
  onCancel: () => void;
  onChange: () => void;
  onNote: () => void;
  /** Shows the tables, where they are not beside the list; null if the party needs none. */
  onTables: (() => void) | null;
  onDetails: () => void;
  onClose: () => void;
}

/** The party that was tapped in a list: what can be done with it, and what stands against the tapped table. */
export function ChosenParty(props: ChosenPartyProps) {
  const { booking, seating, onStatus, onCancel, onChange, onNote, onTables, onDetails, onClose } =
    props;
  const messages = useMessages();
  const { session, format } = useSession();
  const texts = messages.service;
  const who = nameOf(booking, messages);
  const now = useServerNow();
  const { status } = booking;
  const tables = booking.tables.length > 0 ? booking.tables : keptTables(booking, now);
  const can = (to: BookingStatus) => staffStatuses(booking, session.venue.today).includes(to);

  return (
    <section
      className="chosen"
      aria-label={texts.actionsOf(who)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <p className="chosen-who">
        <strong>{who}</strong>
        <span>
          {timeOf(booking.bookingAt, format)}, {partyOf(booking, messages, format)}
          {tables.length > 0 && `, ${tableText(tables, messages)}`}
        </span>
        <span className="chosen-hint" role="status">
          {hintOf(seating, booking)}
        </span>
      </p>
      <Suspense>
        <ChosenGuest booking={booking} />
      </Suspense>
      <div className="chosen-actions">
        {seating.obstacle?.kind === 'too-small' && (
          <button type="button" className="button main" onClick={() => seating.takeAnyway(booking)}>
            {texts.alone(tableText(seating.obstacle.tables, messages))}
          </button>
        )}
        {seating.obstacle?.kind === 'taken' && (
          <button type="button" className="button main" onClick={() => seating.swap(booking)}>
            {texts.swap(nameOf(seating.obstacle.by, messages))}
          </button>
        )}
        {status === 'WAIT_LIST_WALK_IN' && <TableReadyButton booking={booking} />}
        {can('ARRIVED') && groupOf(status) !== 'seated' && (
          <button type="button" className="button" onClick={() => onStatus(booking, 'ARRIVED')}>
            {texts.arrived}
          </button>
        )}
        {groupOf(status) !== 'closed' && (
          <button type="button" className="button" onClick={onChange}>
            {texts.change}
          </button>
        )}
        {onTables && (
          <button type="button" className="button chosen-tables" onClick={onTables}>
            {texts.moveTable}
          </button>
        )}
        <button type="button" className="button" onClick={onNote}>
          <Icon name="note" />
          {texts.note}
        </button>
        {can('NO_SHOW') && (
          <button type="button" className="button" onClick={() => onStatus(booking, 'NO_SHOW')}>
            {texts.noShow}
          </button>
        )}
        {can('CANCELED') && (
          <button type="button" className="button danger-text" onClick={onCancel}>
            {texts.cancel}
          </button>
        )}
        <button type="button" className="button" onClick={onDetails}>
          {texts.details}
        </button>
        <button type="button" className="button quiet square" onClick={onClose}>
          <Icon name="cross" />
          <span className="visually-hidden">{texts.unchoose}</span>
        </button>
      </div>
    </section>
  );

  function hintOf({ obstacle }: Seating, party: StaffBooking): string {
    if (obstacle?.kind === 'too-small') {
      const { tables, seats } = obstacle;
      return texts.combine(tableText(tables, messages), seats, coversOf(session.venue, party));
    }
    if (obstacle?.kind === 'taken')
      return texts.taken(tableText([obstacle.table], messages), nameOf(obstacle.by, messages));
    return groupOf(status) === 'closed' ? '' : texts.chooseTable;
  }
}
