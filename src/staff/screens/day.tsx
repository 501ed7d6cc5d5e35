import './day.css';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PrivateBooking } from '../../contract/booking.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { dayQuery } from '../bookings.ts';
import { ConnectionBanner } from '../connection-banner.tsx';
import { type DayGroups, groupDay, type ShiftGroup } from '../day-groups.ts';
import { useDoor } from '../door.ts';
import { messages } from '../messages.ts';
import { searchBookings } from '../search-bookings.ts';
import { useSession } from '../session.ts';
import { useNow } from '../use-now.ts';
import { BookingList } from './booking-list.tsx';
import { DayEmpty, DayFailed, DaySkeleton, NothingFound } from './day-states.tsx';
import { DayToolbar } from './day-toolbar.tsx';

/** A day’s bookings by shift: the screen that is on all evening. */
export function Day({ date, openUuid }: { date: WallDate; openUuid: string | null }) {
  const door = useDoor();
  const { session, isCurrent } = useSession();
  const { accountId, shiftTypes } = session.venue;
  const [search, setSearch] = useState('');
  const day = useQuery({ ...dayQuery(door, accountId, date), enabled: isCurrent });

  const shown = useRef(date);
  useLayoutEffect(() => {
    // Another day begins at its top; the same one stays where it was.
    if (shown.current !== date) window.scrollTo(0, 0);
    shown.current = date;
  }, [date]);

  const found = useMemo(() => searchBookings(day.data ?? [], search), [day.data, search]);
  const groups = useMemo(() => groupDay(found, shiftTypes), [found, shiftTypes]);
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
          <ConnectionBanner failure={day.error} lastAnswerAt={day.dataUpdatedAt} />
        )}
      </div>
      <section className="day" id="bookings" tabIndex={-1} aria-label={messages.day.bookingsLabel}>
        {day.data === undefined ? (
          day.isError ? (
            <DayFailed failure={day.error} onRetry={() => void day.refetch()} />
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
          <DayLists groups={groups} openUuid={openUuid} isSearching={isSearching} />
        )}
      </section>
    </>
  );
}

interface DayListsProps {
  groups: DayGroups;
  openUuid: string | null;
  isSearching: boolean;
}

function DayLists({ groups, openUuid, isSearching }: DayListsProps) {
  const minute = Math.floor(useNow() / 60_000);
  const list = (bookings: PrivateBooking[]) => ({ bookings, openUuid, minute });
  const isOver = ({ counts }: ShiftGroup) => counts.toCome === 0 && counts.inHouse === 0;
  const isAllOver = groups.shifts.every(isOver);
  return (
    <>
      {groups.waiting.length > 0 && (
        <BookingList heading={messages.day.waiting} isUrgent {...list(groups.waiting)} />
      )}
      {groups.toAnswer.length > 0 && (
        <BookingList heading={messages.day.toAnswer} isUrgent {...list(groups.toAnswer)} />
      )}
      {groups.shifts.map((shift) => (
        <BookingList
          key={shift.id}
          heading={shift.name}
          counts={shift.counts}
          // Lunch makes room for dinner once everyone has left.
          isUnfolded={isSearching || isAllOver || !isOver(shift)}
          {...list(shift.bookings)}
        />
      ))}
      {groups.folded.length > 0 && (
        // What a search finds is not hidden from the one who searched for it.
        <BookingList
          heading={messages.day.folded}
          isUnfolded={isSearching}
          {...list(groups.folded)}
        />
      )}
    </>
  );
}
