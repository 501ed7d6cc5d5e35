import { lazy, Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { StaffRule } from '../../../domain/availability/staff-rules.ts';
import { type BookingStatus, groupOf } from '../../../domain/booking-status.ts';
import type { Instant, WallDate } from '../../../domain/venue-time.ts';
import { useBlockedTimes } from '../../day-data/service-day-settings.ts';
import { loadWithTexts } from '../../messages/load-message-part.ts';
import { useMessages } from '../../messages/messages.ts';
import { useTap } from '../../outbox/use-tap.ts';
import { useAfterPaint } from '../../parts/use-after-paint.ts';
import { fittingParties, fittingTables } from '../../service/fitting-tables.ts';
import { tableStates, withBlocks } from '../../service/table-states.ts';
import { timelineOf } from '../../service/timeline.ts';
import type { VenueTable } from '../../service/venue-tables.ts';
import { useSession } from '../../session/session.ts';
import { CloseTicket } from '../ticket/lazy-close-ticket.ts';
import { Floor } from './room/floor.tsx';
import { isAtTheDoor, type Seating } from './use-seating.ts';

export const loadTableSheet = async () => ({
  default: (await import('./room/table-sheet.tsx')).TableSheet,
});
export const loadTimeline = async () => ({
  default: (await import('./room/timeline.tsx')).Timeline,
});
const loadDayButton = () => loadWithTexts('service', import('../tonight/day-button.tsx'));
const loadBlockSection = () => loadWithTexts('service', import('../tonight/block-section.tsx'));
const DayButton = lazy(loadDayButton);
const BlockSection = lazy(loadBlockSection);
const TableSheet = lazy(loadTableSheet);
const Timeline = lazy(loadTimeline);

/** More of them would hide what else the sheet has. */
const MAX_OTHER_TABLES = 3;

interface RoomProps {
  date: WallDate;
  bookings: readonly StaffBooking[];
  /** Nobody sits down on another day. */
  isToday: boolean;
  /** In whole minutes, so that what is shown is calculated once a minute. */
  now: number;
  shiftId: string | null;
  chosen: StaffBooking | null;
  seating: Seating;
  onChoose: (booking: StaffBooking | null) => void;
  onStatus: (booking: StaffBooking, to: BookingStatus) => void;
  onDetails: (uuid: string) => void;
  /** @param until when the next party has the table, or it is blocked; null if neither is so */
  onWalkIn: (table: VenueTable, pax: number, until: Instant | null, force: StaffRule[]) => void;
  onBook: (tableId: number, dateTime?: string) => void;
}

/** The tables as a floor or as a timeline. A tap gives the chosen party a table, or opens the table's sheet. */
export function Room(props: RoomProps) {
  const { now, shiftId, chosen, onChoose, onStatus, onDetails } = props;
  // After a tap, the list is painted first and the tables right after it.
  const bookings = useAfterPaint(props.bookings);
  const messages = useMessages();
  const { session } = useSession();
  const { venue } = session;
  const tap = useTap();
  const [view, setView] = useState<'floor' | 'timeline'>('floor');
  const [isDense, setIsDense] = useState(true);
  const [openTable, setOpenTable] = useState<number | null>(null);
  // The booking when its ticket form was opened: later changes are conflicts.
  const [ticketOf, setTicketOf] = useState<StaffBooking | null>(null);
  const texts = messages.service;

  const blocked = useBlockedTimes(props.date);
  const states = useMemo(
    () => withBlocks(tableStates(bookings, venue, now), blocked, now),
    [bookings, venue, now, blocked],
  );
  const fitting = useMemo(() => {
    if (!chosen || groupOf(chosen.status) === 'closed') return null;
    const fits = fittingTables(chosen, bookings, venue, now, blocked);
    return new Map(fits.map(({ table, fit }) => [table.id, fit]));
  }, [chosen, bookings, venue, now, blocked]);
  const timeline = useMemo(
    () =>
      view === 'timeline'
        ? timelineOf(bookings, venue, now, { shiftId: shiftId ?? undefined, blocked })
        : null,
    [view, bookings, venue, now, shiftId, blocked],
  );

  // The same functions between renders, so that unchanged tiles and rows are not rendered again.
  const latest = useRef({ ...props, bookings, states, venue });
  useLayoutEffect(() => {
    latest.current = { ...props, bookings, states, venue };
  });
  const onTable = useCallback((id: number) => {
    const { chosen: party, seating: seat, states: statesNow, venue: venueNow } = latest.current;
    const tapped = venueNow.tables.find((each) => each.id === id);
    if (!tapped) return;
    if (!party || groupOf(party.status) === 'closed') return setOpenTable(id);
    const state = statesNow.get(id);
    seat.choose(party, tapped, state && 'booking' in state ? state.booking : null);
  }, []);
  const onBar = useCallback((uuid: string) => {
    const { bookings: shown, onChoose: choose } = latest.current;
    choose(shown.find((each) => each.uuid === uuid) ?? null);
  }, []);
  const onStretch = useCallback(
    (tableId: number, dateTime: string) => {
      if (latest.current.chosen) onTable(tableId);
      else latest.current.onBook(tableId, dateTime);
    },
    [onTable],
  );

  const guestsToSeat = bookings.filter(
    (booking) => isAtTheDoor(booking) || booking.status === 'CONFIRMED',
  );
  const table = venue.tables.find(({ id }) => id === openTable);
  const state = table && states.get(table.id);
  const otherTables =
    state?.kind === 'occupied' || state?.kind === 'over'
      ? fittingTables(state.booking, bookings, venue, now, blocked)
          .filter(({ fit }) => fit === 'best' || fit === 'fits')
          .map((each) => each.table)
          .filter(({ id }) => state.booking.tables.every((own) => own.id !== id))
          .slice(0, MAX_OTHER_TABLES)
      : [];

  return (
    <section className="room" id="room" aria-label={texts.room}>
      <h2 className="visually-hidden">{texts.room}</h2>
      <div className="room-head">
        <div className="segments">
          {(['floor', 'timeline'] as const).map((each) => (
            <button
              key={each}
              type="button"
              className="button"
              aria-pressed={each === view}
              onClick={() => setView(each)}
            >
              {texts[each]}
            </button>
          ))}
        </div>
        {view === 'timeline' && (
          <label className="room-dense">
            <input
              type="checkbox"
              checked={isDense}
              onChange={({ target }) => setIsDense(target.checked)}
            />
            {texts.compact}
          </label>
        )}
        <Suspense>
          <DayButton date={props.date} />
        </Suspense>
      </div>
      {timeline ? (
        <Suspense>
          <Timeline
            rows={timeline.rows}
            tray={timeline.tray}
            range={timeline.range}
            now={now}
            selected={chosen?.uuid ?? null}
            isDense={isDense}
            onBar={onBar}
            onStretch={onStretch}
            onBlock={onTable}
          />
        </Suspense>
      ) : (
        <Floor
          tables={venue.tables}
          areas={venue.floorPlanAreas}
          states={states}
          selected={openTable}
          fitting={fitting}
          onTable={onTable}
        />
      )}
      <Suspense>
        {table && state && (
          <TableSheet
            table={table}
            state={state}
            canSeat={props.isToday}
            candidates={fittingParties(table, guestsToSeat, bookings, venue, now, blocked)}
            onSeat={({ booking, isOwnTable }) => {
              setOpenTable(null);
              const tables = isOwnTable ? booking.tables : [table];
              tap({ kind: 'status', to: 'SEATED', tables }, booking);
            }}
            otherTables={otherTables}
            onMoveTo={(booking, to) => {
              setOpenTable(null);
              props.seating.choose(booking, to, null);
            }}
            onTicket={(booking) => {
              setOpenTable(null);
              setTicketOf(booking);
            }}
            onMove={(booking) => {
              setOpenTable(null);
              onChoose(booking);
            }}
            onStatus={(booking, to) => {
              setOpenTable(null);
              onStatus(booking, to);
            }}
            onOpen={(booking) => {
              setOpenTable(null);
              onDetails(booking.uuid);
            }}
            onWalkIn={(pax, force) => {
              setOpenTable(null);
              const until = state.kind === 'free' ? state.until : (state.next?.startAt ?? null);
              props.onWalkIn(table, pax, until, force);
            }}
            onBook={() => {
              setOpenTable(null);
              props.onBook(table.id);
            }}
            onClose={() => setOpenTable(null)}
          >
            <BlockSection table={table} date={props.date} />
          </TableSheet>
        )}
        {ticketOf && <CloseTicket snapshot={ticketOf} onClose={() => setTicketOf(null)} />}
      </Suspense>
    </section>
  );
}
