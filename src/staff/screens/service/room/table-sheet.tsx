import './table-sheet.css';
import type { ReactNode } from 'react';
import type { StaffBooking } from '../../../../contract/staff/booking.ts';
import type { StaffRule } from '../../../../domain/availability/staff-rules.ts';
import type { BookingStatus } from '../../../../domain/booking-status.ts';
import { nameOf, partyOf, tableText } from '../../../bookings/booking-text.ts';
import { StatusBadge } from '../../../bookings/status-badge.tsx';
import { useMessages } from '../../../messages/messages.ts';
import type { StaffMessages } from '../../../messages/staff-messages.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import type { PartyFit } from '../../../service/fitting-tables.ts';
import type { TableState } from '../../../service/table-states.ts';
import type { VenueTable } from '../../../service/venue-tables.ts';
import { useSession } from '../../../session/session.ts';
import { type RoomClock, useRoomClock } from './room-clock.ts';
import { VisitSteps } from './visit-steps.tsx';

interface TableSheetProps {
  table: VenueTable;
  state: TableState;
  /** False on another day than today. */
  canSeat: boolean;
  /** Who could sit down here now, best first. */
  candidates: readonly PartyFit[];
  /** Seats a party here: at all of its own tables if this is one of them. */
  onSeat: (candidate: PartyFit) => void;
  /** Where the guests who sit there could move, best first. */
  otherTables: readonly VenueTable[];
  onMoveTo: (booking: StaffBooking, table: VenueTable) => void;
  onTicket: (booking: StaffBooking) => void;
  /** Begins to move a party: another table is chosen next. */
  onMove: (booking: StaffBooking) => void;
  onStatus: (booking: StaffBooking, status: BookingStatus) => void;
  /** Shows the details of a booking. */
  onOpen: (booking: StaffBooking) => void;
  /** Seats guests without a booking at the table. */
  onWalkIn: (pax: number, force: StaffRule[]) => void;
  onBook: (tableId: number) => void;
  onClose: () => void;
  /** What else can be done with the table. */
  children?: ReactNode;
}

/** Who is at a table, what comes next, and whom to seat there. */
export function TableSheet(props: TableSheetProps) {
  const { table, state, canSeat, candidates, onSeat, onOpen } = props;
  const clock = useRoomClock();
  const texts = useMessages().room.sheet;
  const { minCovers, maxCovers } = table;
  const seats = minCovers === maxCovers ? `${maxCovers}` : texts.seats(minCovers, maxCovers);
  const isTaken = state.kind === 'occupied' || state.kind === 'over';
  const isBlocked = state.kind === 'blocked';
  const { permissions } = useSession().session.staff;
  const takesWalkIns = canSeat && !isTaken && (!isBlocked || permissions.includes('rules:force'));

  return (
    <Dialog heading={texts.heading(table.name, seats)} onClose={props.onClose}>
      <section className="sheet-now" data-kind={state.kind}>
        {'booking' in state ? (
          <CurrentParty {...props} />
        ) : (
          <FreeTable state={state} clock={clock} />
        )}
      </section>

      {isTaken && state.alsoThere.length > 0 && (
        <section>
          <h3>{texts.alsoThere}</h3>
          <ul className="sheet-parties">
            {state.alsoThere.map((booking) => (
              <PartyLine key={booking.uuid} booking={booking} clock={clock} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      )}

      {canSeat && !isTaken && (
        <section>
          <h3>{texts.seatHere}</h3>
          {candidates.length === 0 ? (
            <p className="quiet-text">{texts.noCandidates}</p>
          ) : (
            <ul className="sheet-parties">
              {candidates.map((candidate) => (
                <Candidate
                  key={candidate.booking.uuid}
                  candidate={candidate}
                  clock={clock}
                  onSeat={onSeat}
                />
              ))}
            </ul>
          )}
        </section>
      )}

      {takesWalkIns && (
        <fieldset className="sheet-walk-in">
          <legend>{isBlocked ? texts.walkInAnyway : texts.walkIn}</legend>
          {partiesFor(table).map((pax) => (
            <button
              key={pax}
              type="button"
              className="button"
              onClick={() => props.onWalkIn(pax, isBlocked ? ['BLOCK'] : [])}
            >
              {pax}
            </button>
          ))}
        </fieldset>
      )}

      <section>
        <h3>{texts.next}</h3>
        {state.next ? (
          <ul className="sheet-parties">
            <PartyLine booking={state.next.booking} clock={clock} onOpen={onOpen} />
          </ul>
        ) : (
          <p className="quiet-text">{texts.nobody}</p>
        )}
      </section>

      {props.children}
      <div className="sheet-foot">
        <button type="button" className="button" onClick={() => props.onBook(table.id)}>
          {texts.book}
        </button>
      </div>
    </Dialog>
  );
}

/** The party sizes that a table takes. */
function partiesFor({ maxCovers }: VenueTable): number[] {
  return Array.from({ length: maxCovers }, (_, i) => i + 1);
}

function FreeTable({ state, clock }: { state: TableState; clock: RoomClock }) {
  const texts = useMessages().room.sheet;
  const room = useMessages().room;
  if (state.kind === 'blocked')
    return <p className="sheet-state">{room.state.blocked(clock.time(state.until))}</p>;
  const until = state.kind === 'free' ? state.until : null;
  return (
    <p className="sheet-state">
      {until === null ? texts.free : texts.freeUntil(clock.time(until))}
    </p>
  );
}

/** The party that sits there, waits to, or is expected. */
function CurrentParty(props: TableSheetProps) {
  const { state, onMove, onStatus, onOpen } = props;
  const clock = useRoomClock();
  const { format } = useSession();
  const messages = useMessages();
  const texts = messages.room.sheet;
  if (state.kind === 'free' || state.kind === 'blocked') return null;
  const { booking } = state;
  const name = nameOf(booking, messages);
  const isSitting = state.kind === 'occupied' || state.kind === 'over';
  return (
    <>
      <p className="sheet-party">
        <strong>{name}</strong>
        <span>{partyOf(booking, messages, format)}</span>
        <StatusBadge status={booking.status} />
      </p>
      <p className="sheet-state">{stateText(state, clock, texts)}</p>
      {isSitting && <VisitSteps booking={booking} onStatus={onStatus} />}
      {props.otherTables.length > 0 && (
        <div className="sheet-moves">
          {props.otherTables.map((table) => (
            <button
              key={table.id}
              type="button"
              className="button"
              onClick={() => props.onMoveTo(booking, table)}
            >
              {messages.tableChanges.moveTo(tableText([table], messages))}
            </button>
          ))}
        </div>
      )}
      <div className="sheet-moves">
        {isSitting && (
          <button type="button" className="button" onClick={() => props.onTicket(booking)}>
            {messages.details.closeTicket}
          </button>
        )}
        <button
          type="button"
          className="button"
          aria-label={texts.moveOf(name)}
          onClick={() => onMove(booking)}
        >
          {texts.move}
        </button>
        <button
          type="button"
          className="button"
          aria-label={texts.detailsOf(name)}
          onClick={() => onOpen(booking)}
        >
          {texts.details}
        </button>
      </div>
    </>
  );
}

function stateText(
  state: Exclude<TableState, { kind: 'free' | 'blocked' }>,
  clock: RoomClock,
  texts: StaffMessages['room']['sheet'],
): string {
  switch (state.kind) {
    case 'held':
      return state.minutesLate > 0
        ? texts.late(clock.time(state.startAt), state.minutesLate)
        : texts.expected(clock.time(state.startAt));
    case 'arrived':
      return texts.here;
    case 'occupied':
      return `${texts.minutesLeft(state.minutesLeft)}, ${texts.expectedEnd(clock.time(state.expectedEndAt))}`;
    case 'over':
      return texts.minutesOver(state.minutesOver);
  }
}

interface CandidateProps {
  candidate: PartyFit;
  clock: RoomClock;
  onSeat: (candidate: PartyFit) => void;
}

function Candidate({ candidate, clock, onSeat }: CandidateProps) {
  const { booking, isOwnTable, isTooShort, freeUntil } = candidate;
  const { format } = useSession();
  const messages = useMessages();
  const texts = messages.room.sheet;
  return (
    <li>
      <button
        type="button"
        className={isOwnTable ? 'button main wide' : 'button wide'}
        onClick={() => onSeat(candidate)}
      >
        <span className="sheet-candidate">
          {texts.seat(nameOf(booking, messages))}
          <span>{partyOf(booking, messages, format)}</span>
          <span>{clock.time(Date.parse(booking.bookingAt))}</span>
          {isTooShort && freeUntil !== null && (
            <span>{texts.onlyUntil(clock.time(freeUntil))}</span>
          )}
          <span>{isOwnTable ? texts.own : messages.status[booking.status]}</span>
        </span>
      </button>
    </li>
  );
}

interface PartyLineProps {
  booking: StaffBooking;
  clock: RoomClock;
  onOpen: (booking: StaffBooking) => void;
}

function PartyLine({ booking, clock, onOpen }: PartyLineProps) {
  const { format } = useSession();
  const messages = useMessages();
  const texts = messages.room.sheet;
  const name = nameOf(booking, messages);
  return (
    <li className="sheet-line">
      <span>
        {clock.time(Date.parse(booking.bookingAt))} <strong>{name}</strong>,{' '}
        {partyOf(booking, messages, format)}
      </span>
      <button
        type="button"
        className="button"
        aria-label={texts.detailsOf(name)}
        onClick={() => onOpen(booking)}
      >
        {texts.details}
      </button>
    </li>
  );
}
