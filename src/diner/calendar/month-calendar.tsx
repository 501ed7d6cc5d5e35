import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CalendarAnswer } from '../../contract/partner/check-calendar.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { useDiner } from '../diner-context.ts';
import { Icon } from '../parts/icons.tsx';
import { useAfterPaint } from '../parts/use-after-paint.ts';
import { DayCell } from './day-cell.tsx';
import { firstWeekdayOf } from './first-weekday.ts';
import { addMonths, clampDate, dayByKey, monthOf, weekdaysFrom, weeksOf } from './month.ts';
import { isOnRequest } from './on-request.ts';

type WorkDays = CalendarAnswer['workDays'];

/**
 * A month as a date grid (APG): one tab stop, arrows by day and week, Home and End in the week,
 * PageUp and PageDown by month, with Shift by year.
 */
export function MonthCalendar(props: {
  month: string;
  /** Undefined while they are loading. */
  days: WorkDays | undefined;
  /** The days are still those of the previous criteria. */
  isStale: boolean;
  chosen: WallDate | null;
  /** Whether a table can be requested for a day without a free one. */
  takesRequests?: boolean;
  onMonth: (month: string) => void;
  onChoose: (date: WallDate) => void;
}) {
  const { month, days, chosen, takesRequests = false, onMonth, onChoose } = props;
  const { i18n, venue } = useDiner();
  const { messages, tag } = i18n;
  const titleId = useId();
  const firstWeekday = firstWeekdayOf(tag, venue.country);
  const bounds = { first: venue.today, last: venue.lastBookableOn, firstWeekday };
  const weeks = useMemo(() => weeksOf(month, firstWeekday), [month, firstWeekday]);
  const byDate = useMemo(() => new Map(days?.map((d) => [d.date, d.availability])), [days]);

  const [focused, setFocused] = useState<WallDate | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const focusable = tabStop({ month, focused, chosen, days, takesRequests }, bounds);
  const takesFocus = useRef(false);
  // Before paint: otherwise focus is lost between two months.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the day into a newly rendered month
  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focusable, month]);

  // Their dates come from the browser, which takes too long before the first paint.
  const hasLabels = useAfterPaint();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(focusable);
      return;
    }
    const target = dayByKey(event.key, focusable, bounds, event.shiftKey ? 12 : 1);
    if (target === null) return;
    event.preventDefault();
    takesFocus.current = true;
    setFocused(target);
    if (monthOf(target) !== month) onMonth(monthOf(target));
  };

  return (
    <div className="month" part="calendar">
      <div className="month-head">
        <MonthButton
          onMonth={onMonth}
          label={messages.previousMonth}
          icon="left"
          to={monthOf(bounds.first) < month ? addMonths(month, -1) : null}
        />
        <h3 id={titleId} aria-live="polite">
          {i18n.month(month)}
        </h3>
        <MonthButton
          onMonth={onMonth}
          label={messages.nextMonth}
          icon="right"
          to={month < monthOf(bounds.last) ? addMonths(month, 1) : null}
        />
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG date grid is a table
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
                {i18n.columnOf(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the six rows never move
            <tr key={row}>
              {week.map((date, column) =>
                date === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do the columns
                  <td key={column} />
                ) : (
                  <DayCell
                    key={date}
                    date={date}
                    availability={byDate.get(date)}
                    isOutOfRange={date < bounds.first || date > bounds.last}
                    isKnown={days !== undefined}
                    takesRequests={takesRequests}
                    hasLabel={hasLabels}
                    isToday={date === venue.today}
                    isChosen={date === chosen}
                    isTabStop={date === focusable}
                    onChoose={(day) => {
                      setFocused(day);
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

/** The day that Tab reaches: the last focused day, else the chosen one, else the first with a table, or on request. */
function tabStop(
  grid: {
    month: string;
    focused: WallDate | null;
    chosen: WallDate | null;
    days: WorkDays | undefined;
    takesRequests: boolean;
  },
  bounds: { first: WallDate; last: WallDate },
): WallDate {
  const { month, focused, chosen, days, takesRequests } = grid;
  if (focused && monthOf(focused) === month) return focused;
  if (chosen && monthOf(chosen) === month) return chosen;
  const ofMonth = days?.filter(({ date }) => monthOf(date) === month);
  const first =
    ofMonth?.find(({ availability }) => availability.isAvailable) ??
    (takesRequests && ofMonth?.find(({ availability }) => isOnRequest(availability)));
  return clampDate(first ? first.date : `${month}-01`, bounds);
}
