import { memo } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { partyAt } from '../../../domain/availability/party.ts';
import { type BookingStatus, groupOf, staffStatuses } from '../../../domain/booking-status.ts';
import { MS_PER_MINUTE, type WallDate } from '../../../domain/venue-time.ts';
import { BookingBadges } from '../../bookings/booking-badges.tsx';
import { keptTables, nameOf, namesOf, partyOf, tableNames } from '../../bookings/booking-text.ts';
import { useMessages } from '../../messages/messages.ts';
import type { StaffMessages } from '../../messages/staff-messages.ts';
import { isFirstPress } from '../../parts/first-press.ts';
import { Icon } from '../../parts/icon.tsx';
import { timeOf, type VenueFormat } from '../../parts/venue-format.ts';
import { isProbablyNoShow, waitOf } from '../../service/party-wait.ts';
import { TableReadyButton } from './table-ready-button.tsx';
import { timingText } from './timing-text.ts';

interface ServiceRowProps {
  booking: StaffBooking;
  messages: StaffMessages;
  format: VenueFormat;
  /** The venue's time in whole minutes since 1970. */
  minute: number;
  /** The work day of the venue. */
  today: WallDate;
  /** For guests in the house: minutes until the planned end of their stay, negative past it. */
  minutesLeft: number | null;
  isChosen: boolean;
  isUnsent: boolean;
  /** Whether most screens show the row only when the list is scrolled. */
  isBelow: boolean;
  /** Whether the Tab key stops here; the arrow keys go on. */
  isTabStop: boolean;
  onChoose: (booking: StaffBooking) => void;
  onStatus: (booking: StaffBooking, to: BookingStatus) => void;
  onChange: (booking: StaffBooking) => void;
}

/** One party in a list: time, guests, name, table, and one button for what usually comes next. */
export const ServiceRow = memo(function ServiceRow(props: ServiceRowProps) {
  const { booking, messages, format, minute, minutesLeft, isChosen, isUnsent, isTabStop } = props;
  const { isBelow, today, onChoose, onStatus, onChange } = props;
  const { uuid, status, bookingAt } = booking;
  const { pax, paxChildren } = partyAt(format, booking);
  const texts = messages.service;
  const name = nameOf(booking, messages);
  const time = timeOf(bookingAt, format);
  const of = `${name}, ${time}`;
  const moves = staffStatuses(booking, today);
  const usual = NEXT_TAP[status];
  const next = usual !== undefined && moves.includes(usual) ? usual : null;
  const now = minute * MS_PER_MINUTE;
  const wait = waitOf(booking, now);
  const timing = timingText(wait, minutesLeft, texts);
  const other = isProbablyNoShow(wait) ? 'NO_SHOW' : 'ARRIVED';
  const canChange = groupOf(status) !== 'closed';

  return (
    <tr
      className="party"
      data-status={status}
      data-chosen={isChosen || undefined}
      data-below={isBelow || undefined}
    >
      <td className="party-cell party-when">
        <button
          type="button"
          className="party-change"
          tabIndex={-1}
          disabled={!canChange}
          onClick={() => onChange(booking)}
        >
          <span className="visually-hidden">{texts.changeParty(name)} </span>
          <span className="party-time">
            <time dateTime={bookingAt}>{time}</time>
            {timing && (
              <span
                className="party-delay"
                data-over={timing.isOver || undefined}
                aria-hidden="true"
              >
                {timing.short}
              </span>
            )}
          </span>
          <span
            className="party-pax"
            data-children={paxChildren > 0 || undefined}
            aria-hidden="true"
          >
            {paxChildren > 0 ? `${pax}+${paxChildren}` : pax}
          </span>
          <span className="visually-hidden"> {partyOf(booking, messages, format)}</span>
        </button>
      </td>
      <td className="party-cell party-who">
        <button
          type="button"
          id={`party-${uuid}`}
          className="party-name"
          data-party={uuid}
          tabIndex={isTabStop ? 0 : -1}
          aria-pressed={isChosen}
          onClick={() => onChoose(booking)}
        >
          <span className="party-title">
            {name}
            <span className="visually-hidden">
              {[
                ', ',
                time,
                ', ',
                partyOf(booking, messages, format),
                timing && `, ${timing.words}`,
              ]}
            </span>
            {isUnsent && (
              <span className="unsent-mark" title={texts.notSentYet}>
                <span className="visually-hidden">{`, ${texts.notSentYet}`}</span>
              </span>
            )}
          </span>
          <span className="party-marks">
            <BookingBadges booking={booking} isCompact now={now} />
          </span>
        </button>
      </td>
      <td className="party-cell party-tables">
        <span className="visually-hidden">{messages.tables} </span>
        {tableNames(booking) || namesOf(keptTables(booking, now)) || '–'}
      </td>
      <td className="party-cell party-moves">
        {status === 'CONFIRMED' && moves.includes(other) && (
          <OtherTap
            label={other === 'NO_SHOW' ? texts.noShow : texts.arrived}
            of={of}
            to={other}
            onTap={(to) => onStatus(booking, to)}
          />
        )}
        {status === 'WAIT_LIST_WALK_IN' && <TableReadyButton booking={booking} isInRow />}
        {next && (
          <button
            type="button"
            className="button party-next"
            data-status={next}
            tabIndex={-1}
            aria-label={messages.moveOf(labelOf(next, texts), of)}
            onClick={(event) => isFirstPress(event) && onStatus(booking, next)}
          >
            {labelOf(next, texts)}
          </button>
        )}
      </td>
    </tr>
  );
});

interface OtherTapProps {
  label: string;
  /** The party. */
  of: string;
  to: 'ARRIVED' | 'NO_SHOW';
  onTap: (to: 'ARRIVED' | 'NO_SHOW') => void;
}

/** The smaller button of a party that is expected. */
function OtherTap({ label, of, to, onTap }: OtherTapProps) {
  const messages = useMessages();
  return (
    <button
      type="button"
      className="button square party-other"
      data-status={to}
      tabIndex={-1}
      aria-label={messages.moveOf(label, of)}
      title={label}
      onClick={(event) => isFirstPress(event) && onTap(to)}
    >
      <Icon name={to === 'ARRIVED' ? 'door' : 'absent'} />
    </button>
  );
}

/** What one tap does. The stages of a meal are on the table's sheet. */
const NEXT_TAP: Partial<Record<BookingStatus, 'SEATED' | 'ATTENDED'>> = {
  CONFIRMED: 'SEATED',
  WAIT_LIST_WALK_IN: 'SEATED',
  ARRIVED: 'SEATED',
  SEATED: 'ATTENDED',
  DESSERTS: 'ATTENDED',
  ACCOUNT_SENT: 'ATTENDED',
  ACCOUNT_PAID: 'ATTENDED',
};

type Texts = StaffMessages['service'];

function labelOf(next: 'SEATED' | 'ATTENDED', texts: Texts): string {
  return next === 'SEATED' ? texts.seat : texts.left;
}
