import type { AvailabilityBody } from '../../contract/availability.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import type { DinerTexts } from '../../locales/compiled/diner-texts.ts';
import { useDiner } from '../diner-context.ts';
import { isOnRequest } from './on-request.ts';

interface DayCellProps {
  date: WallDate;
  availability: AvailabilityBody | undefined;
  /** In the past, or beyond the booking window. */
  isOutOfRange: boolean;
  isKnown: boolean;
  takesRequests: boolean;
  /** Without, it is called by its number. */
  hasLabel: boolean;
  isToday: boolean;
  isChosen: boolean;
  /** The one cell of the grid that Tab reaches. */
  isTabStop: boolean;
  onChoose: (date: WallDate) => void;
}

/** A day of the month. A full day can be chosen too, to see why it is full and what the alternatives are. */
export function DayCell(props: DayCellProps) {
  const { date, availability, isOutOfRange, isToday, isChosen } = props;
  const { i18n } = useDiner();
  const state = stateOf(props);
  const label = () => {
    const day = isToday
      ? i18n.format(i18n.messages.today, { day: i18n.day(date) })
      : i18n.day(date);
    if (state === 'pending') return day;
    if (state === 'on-request') return `${day}, ${i18n.messages.requestTag}`;
    return i18n.format(labelOf(i18n.messages, availability), { day });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
      role="gridcell"
      part="day"
      data-day={state}
      data-date={date}
      tabIndex={props.isTabStop ? 0 : -1}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={isOutOfRange}
      aria-label={props.hasLabel ? label() : undefined}
      onClick={() => {
        if (!isOutOfRange) props.onChoose(date);
      }}
    >
      <span>{Number(date.slice(8))}</span>
    </td>
  );
}

function stateOf({ availability, isOutOfRange, isKnown, takesRequests }: DayCellProps) {
  if (isOutOfRange) return 'out-of-range';
  if (!isKnown) return 'pending';
  if (availability?.isAvailable) return 'free';
  return takesRequests && availability && isOnRequest(availability) ? 'on-request' : 'unavailable';
}

function labelOf(messages: DinerTexts, availability: AvailabilityBody | undefined): string {
  if (availability?.isAvailable) return messages.dayFree;
  if (availability?.code === 'FULL') return messages.dayFull;
  return availability?.code === 'CLOSED' ? messages.dayClosed : messages.dayUnavailable;
}
