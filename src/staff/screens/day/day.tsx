import './day.css';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useApiClient } from '../../api-client.ts';
import { dayQuery } from '../../bookings/booking-queries.ts';
import { listUndoableMoves, type UndoableMove } from '../../bookings/table-moves.ts';
import { useMessages } from '../../messages/messages.ts';
import { useSession } from '../../session/session.ts';
import { BookingList } from './booking-list.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { type DayGroups, groupDay, type ShiftGroup } from './day-groups.ts';
import { DayEmpty, DayFailed, DaySkeleton, NothingFound } from './day-states.tsx';
import { DayToolbar } from './day-toolbar.tsx';
import { searchBookings } from './search-bookings.ts';
import { TableMoveList } from './table-move-list.tsx';

/** The bookings of a day by shift: the main screen. */
export function Day({ date, openUuid }: { date: WallDate; openUuid: string | null }) {
  const messages = useMessages();
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  const { accountId, shiftTypes } = session.venue;
  const [search, setSearch] = useState('');
  const day = useQuery({ ...dayQuery(apiClient, accountId, date), enabled: isCurrent });

  const shown = useRef(date);
  useLayoutEffect(() => {
    // Another day starts at the top; the same day keeps its scroll position.
    if (shown.current !== date) window.scrollTo(0, 0);
    shown.current = date;
  }, [date]);

  const found = useMemo(() => searchBookings(day.data ?? [], search), [day.data, search]);
  const groups = useMemo(() => groupDay(found, shiftTypes), [found, shiftTypes]);
  const moves = useMemo(() => listUndoableMoves(found), [found]);
  const isSearching = search.trim() !== '';

  return (
    <>
      <div className="day-head">
        <DayToolbar
          date={date}
          search={search}
          onSearch={setSearch}
          found={isSearching && day.data ? found.length : null}
        />
        {day.isError && day.data && (
          <ConnectionBanner error={day.error} lastAnswerAt={day.dataUpdatedAt} />
        )}
      </div>
      <section className="day" id="bookings" tabIndex={-1} aria-label={messages.day.bookingsLabel}>
        {day.data === undefined ? (
          day.isError ? (
            <DayFailed error={day.error} onRetry={() => void day.refetch()} />
          ) : (
            <DaySkeleton />
          )
        ) : found.length === 0 ? (
          isSearching ? (
            <NothingFound search={search} onClear={() => setSearch('')} />
          ) : (
            <DayEmpty isToday={date === session.venue.today} />
          )
        ) : (
          <DayLists groups={groups} moves={moves} openUuid={openUuid} isSearching={isSearching} />
        )}
      </section>
    </>
  );
}

interface DayListsProps {
  groups: DayGroups;
  moves: UndoableMove[];
  openUuid: string | null;
  isSearching: boolean;
}

function DayLists({ groups, moves, openUuid, isSearching }: DayListsProps) {
  const messages = useMessages();
  const minute = Math.floor(useNow() / 60_000);
  const list = (bookings: StaffBooking[]) => ({ bookings, openUuid, minute });
  const isOver = ({ counts }: ShiftGroup) => counts.expected === 0 && counts.present === 0;
  const isAllOver = groups.shifts.every(isOver);
  return (
    <>
      {groups.waiting.length > 0 && (
        <BookingList heading={messages.day.waiting} isUrgent {...list(groups.waiting)} />
      )}
      {groups.toAnswer.length > 0 && (
        <BookingList heading={messages.day.toAnswer} isUrgent {...list(groups.toAnswer)} />
      )}
      {moves.length > 0 && <TableMoveList moves={moves} />}
      {groups.shifts.map((shift) => (
        <BookingList
          key={shift.id}
          heading={shift.name}
          counts={shift.counts}
          // A finished shift is collapsed while another one is not finished.
          isExpanded={isSearching || isAllOver || !isOver(shift)}
          {...list(shift.bookings)}
        />
      ))}
      {groups.inactive.length > 0 && (
        // Expanded during a search, so that every match is visible.
        <BookingList
          heading={messages.day.inactive}
          isExpanded={isSearching}
          {...list(groups.inactive)}
        />
      )}
    </>
  );
}
