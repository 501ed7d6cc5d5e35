import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CalendarAnswer } from '../../contract/availability.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import {
  addMonths,
  dayByKey,
  firstWeekdayOf,
  monthOf,
  weekdaysFrom,
  weeksOf,
  within,
} from '../month.ts';
import { Icon } from '../parts/icons.tsx';
import { useSurroundings } from '../surroundings.ts';
import { DayCell } from './day-cell.tsx';

type WorkDays = CalendarAnswer['workDays'];

/** A month that began on a Monday: its first days lend their names to the columns. */
const FROM_MONDAY = '2024-01-0';

/**
 * A month as a date grid (APG): one tab stop, arrows by day and week, Home and End in the week,
 * PageUp and PageDown by month, with Shift by year.
 */
export function MonthCalendar(props: {
  month: string;
  /** Undefined while they are looked up. */
  days: WorkDays | undefined;
  /** The days are those of another party size. */
  isStale: boolean;
  chosen: WallDate | null;
  first: WallDate;
  last: WallDate;
  onMonth: (month: string) => void;
  onChoose: (date: WallDate) => void;
}) {
  const { month, days, chosen, first, last, onMonth, onChoose } = props;
  const { text, venue } = useSurroundings();
  const { words, locale } = text;
  const titleId = useId();
  const firstWeekday = firstWeekdayOf(locale, venue.country);
  const weeks = useMemo(() => weeksOf(month, firstWeekday), [month, firstWeekday]);
  const byDate = useMemo(() => new Map(days?.map((d) => [d.date, d.availability])), [days]);

  const [moved, setMoved] = useState<WallDate | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const focusable = stopOf({ month, moved, chosen, days, first, last });
  const takesFocus = useRef(false);
  // Before anything is painted: between two months, focus would be nowhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the day, also into a month that is drawn only now
  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focusable, month]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(focusable);
      return;
    }
    const bounds = { first, last, firstWeekday };
    const target = dayByKey(event.key, focusable, bounds, event.shiftKey ? 12 : 1);
    if (target === null) return;
    event.preventDefault();
    takesFocus.current = true;
    setMoved(target);
    if (monthOf(target) !== month) onMonth(monthOf(target));
  };

  return (
    <div className="month" part="calendar">
      <div className="month-head">
        <MonthButton
          onMonth={onMonth}
          label={words.previousMonth}
          icon="left"
          to={monthOf(first) < month ? addMonths(month, -1) : null}
        />
        <h3 id={titleId} aria-live="polite">
          {text.month(month)}
        </h3>
        <MonthButton
          onMonth={onMonth}
          label={words.nextMonth}
          icon="right"
          to={month < monthOf(last) ? addMonths(month, 1) : null}
        />
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the APG is a table
        role="grid"
        aria-labelledby={titleId}
        aria-busy={days === undefined || props.isStale}
        data-pending={days === undefined || props.isStale}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdaysFrom(firstWeekday).map((weekday) => (
              <th key={weekday} scope="col">
                {/* Portuguese calls its whole names short. */}
                {text.weekday(`${FROM_MONDAY}${weekday}`, 'short').slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a month has its six rows, and they never move
            <tr key={row}>
              {week.map((date, column) =>
                date === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same
                  <td key={column} />
                ) : (
                  <DayCell
                    key={date}
                    date={date}
                    availability={byDate.get(date)}
                    isBeyond={date < first || date > last}
                    isKnown={days !== undefined}
                    isToday={date === first}
                    isChosen={date === chosen}
                    isStop={date === focusable}
                    onChoose={(day) => {
                      setMoved(day);
                      onChoose(day);
                    }}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MonthButton(props: {
  label: string;
  icon: 'left' | 'right';
  to: string | null;
  onMonth: (month: string) => void;
}) {
  const { label, icon, to, onMonth } = props;
  return (
    <button
      type="button"
      className="icon-button bare"
      aria-label={label}
      aria-disabled={to === null}
      onClick={() => {
        if (to !== null) onMonth(to);
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The day that Tab leads to: where the keys last were, the chosen one, or the first that is free. */
function stopOf(place: {
  month: string;
  moved: WallDate | null;
  chosen: WallDate | null;
  days: WorkDays | undefined;
  first: WallDate;
  last: WallDate;
}): WallDate {
  const { month, moved, chosen, days, first, last } = place;
  if (moved && monthOf(moved) === month) return moved;
  if (chosen && monthOf(chosen) === month) return chosen;
  const free = days?.find((day) => day.availability.isAvailable && monthOf(day.date) === month);
  return within(free?.date ?? `${month}-01`, { first, last });
}
