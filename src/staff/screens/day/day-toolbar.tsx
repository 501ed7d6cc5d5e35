import { useState } from 'react';
import { addDays, type WallDate } from '../../../domain/venue-time.ts';
import { formatDate } from '../../../ui/format.ts';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../parts/icon.tsx';
import { hrefOf, navigate, type StaffRoute, useRoute } from '../../route.ts';
import { useSession } from '../../session/session.ts';

interface DayToolbarProps {
  date: WallDate;
  search: string;
  onSearch: (search: string) => void;
  /** How many bookings the search found; null without a search. */
  found: number | null;
}

/** The day’s date, its navigation and the search field. */
export function DayToolbar({ date, search, onSearch, found }: DayToolbarProps) {
  const messages = useMessages();
  const { session, format } = useSession();
  const route = useRoute();
  const { today } = session.venue;
  const routeOf = (to: WallDate): StaffRoute => ({
    ...route,
    date: to === today ? null : to,
    booking: null,
  });

  return (
    <div className="toolbar">
      <h1 className="toolbar-day">
        {formatDate(format.locale, date, { weekday: 'long', day: 'numeric', month: 'short' })}
      </h1>
      <nav className="toolbar-dates" aria-label={messages.day.date}>
        <a className="button square" href={hrefOf(routeOf(addDays(date, -1)))}>
          <Icon name="left" />
          <span className="visually-hidden">{messages.day.previous}</span>
        </a>
        <DateInput date={date} onDate={(to) => navigate(routeOf(to))} />
        <a className="button square" href={hrefOf(routeOf(addDays(date, 1)))}>
          <Icon name="right" />
          <span className="visually-hidden">{messages.day.next}</span>
        </a>
        <a
          className="button"
          href={hrefOf(routeOf(today))}
          aria-current={date === today ? 'date' : undefined}
        >
          {messages.day.today}
        </a>
      </nav>
      <div className="toolbar-search">
        <Icon name="search" />
        <input
          type="search"
          aria-label={messages.day.search}
          placeholder={messages.day.searchPlaceholder}
          value={search}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => onSearch(event.target.value)}
        />
        <span className="visually-hidden" role="status">
          {found === null ? '' : messages.day.found(found)}
        </span>
      </div>
    </div>
  );
}

/**
 * The browser’s date field. While a year is typed, its value passes through dates such as 0002-11-20:
 * those are kept as typed, but do not change the day.
 */
function DateInput({ date, onDate }: { date: WallDate; onDate: (date: WallDate) => void }) {
  const messages = useMessages();
  const [typed, setTyped] = useState(date);
  const [lastDate, setLastDate] = useState(date);
  if (date !== lastDate) {
    setLastDate(date);
    setTyped(date);
  }
  const commit = (value: string) => {
    if (value !== '' && value >= '2000-01-01' && value !== date) onDate(value);
  };
  return (
    <input
      type="date"
      className="toolbar-date"
      aria-label={messages.day.date}
      value={typed}
      min="2000-01-01"
      max="2100-12-31"
      onChange={(event) => {
        setTyped(event.target.value);
        commit(event.target.value);
      }}
      onBlur={() => setTyped(date)}
    />
  );
}
