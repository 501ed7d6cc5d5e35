import { useEffect, useState } from 'react';
import { addDays, type WallDate } from '../../domain/venue-time.ts';
import { formatDate } from '../../ui/format.ts';
import { Icon } from '../icon.tsx';
import { messages } from '../messages.ts';
import { goTo, hrefOf, type Place, usePlace } from '../place.ts';
import { useSession } from '../session.ts';

interface DayToolbarProps {
  date: WallDate;
  search: string;
  onSearch: (search: string) => void;
  /** How many bookings the search found; null where there is none. */
  found: number | null;
}

/** Which day, and whom to look for. */
export function DayToolbar({ date, search, onSearch, found }: DayToolbarProps) {
  const { session, wording } = useSession();
  const place = usePlace();
  const { today } = session.venue;
  const placeOf = (to: WallDate): Place => ({
    ...place,
    date: to === today ? null : to,
    booking: null,
  });

  return (
    <div className="toolbar">
      <h1 className="toolbar-day" lang={wording.locale}>
        {formatDate(wording.locale, date, { weekday: 'long', day: 'numeric', month: 'short' })}
      </h1>
      <nav className="toolbar-dates" aria-label={messages.day.date}>
        <a className="button square" href={hrefOf(placeOf(addDays(date, -1)))}>
          <Icon name="left" />
          <span className="unseen">{messages.day.previous}</span>
        </a>
        <DateInput date={date} onDate={(to) => goTo(placeOf(to))} />
        <a className="button square" href={hrefOf(placeOf(addDays(date, 1)))}>
          <Icon name="right" />
          <span className="unseen">{messages.day.next}</span>
        </a>
        <a
          className="button"
          href={hrefOf(placeOf(today))}
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
        <span className="unseen" role="status">
          {found === null ? '' : messages.day.found(found)}
        </span>
      </div>
    </div>
  );
}

/**
 * The browser’s own date field. While a date is typed it passes through others (year 0002), so it
 * goes there on Enter and on leaving; a choice from its calendar counts at once.
 */
function DateInput({ date, onDate }: { date: WallDate; onDate: (date: WallDate) => void }) {
  const [typed, setTyped] = useState(date);
  useEffect(() => setTyped(date), [date]);
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
