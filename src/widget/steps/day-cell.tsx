import type { Availability } from '../../contract/availability.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import type { Messages } from '../locales/messages.ts';
import { useSurroundings } from '../surroundings.ts';

/** A day of the month. A full one can be pressed as well: it answers why, and what else there is. */
export function DayCell(props: {
  date: WallDate;
  availability: Availability | undefined;
  /** Past, or too far ahead: nothing can be asked of it. */
  isBeyond: boolean;
  isKnown: boolean;
  isToday: boolean;
  isChosen: boolean;
  isStop: boolean;
  onChoose: (date: WallDate) => void;
}) {
  const { date, availability, isBeyond, isToday, isChosen } = props;
  const { text } = useSurroundings();
  const named = isToday ? text.fill(text.words.today, { day: text.day(date) }) : text.day(date);
  const state = isBeyond ? 'beyond' : stateOf(availability, props.isKnown);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid listens to the keys
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
      role="gridcell"
      part="day"
      data-day={state}
      data-date={date}
      tabIndex={props.isStop ? 0 : -1}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={isBeyond}
      aria-label={
        state === 'pending' ? named : text.fill(labelOf(text.words, availability), { day: named })
      }
      onClick={() => {
        if (!isBeyond) props.onChoose(date);
      }}
    >
      <span>{Number(date.slice(8))}</span>
    </td>
  );
}

function stateOf(availability: Availability | undefined, isKnown: boolean) {
  if (!isKnown) return 'pending';
  return availability?.isAvailable ? 'free' : 'taken';
}

function labelOf(words: Messages, availability: Availability | undefined): string {
  if (availability?.isAvailable) return words.dayFree;
  if (availability?.code === 'FULL') return words.dayFull;
  return availability?.code === 'CLOSED' ? words.dayClosed : words.dayUnavailable;
}
