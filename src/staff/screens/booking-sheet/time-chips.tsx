import { useId } from 'react';
import { tableText } from '../../bookings/booking-text.ts';
import { useMessages } from '../../messages/messages.ts';
import type { MessagesWith } from '../../messages/staff-messages.ts';
import { Icon } from '../../parts/icon.tsx';
import { useSession } from '../../session/session.ts';
import { wallTimeText } from './sheet-summary.ts';
import { groupTimes, meaningOf } from './time-meaning.ts';
import type { StaffTime } from './times-query.ts';

interface TimeChipsProps {
  times: readonly StaffTime[];
  /** `HH:MM:SS` */
  chosen: string;
  /** Whether they are those of an earlier question. */
  isOutOfDate: boolean;
  onTime: (time: string) => void;
}

/** The times of the day by shift, each with what it means for the party. Those that are full stay there. */
export function TimeChips({ times, chosen, isOutOfDate, onTime }: TimeChipsProps) {
  const messages = useMessages('service');
  const texts = messages.bookingSheet;
  const id = useId();
  const shifts = groupTimes(times);
  const areAllPast = shifts.every(({ isPast }) => isPast);
  return (
    <div className="time-shifts" aria-busy={isOutOfDate}>
      {shifts.map((shift, index) => {
        const chips = (
          <div className="time-chips">
            {shift.times.map((time) => (
              <TimeChip
                key={time.time}
                time={time}
                isChosen={time.time === chosen}
                onTime={onTime}
              />
            ))}
          </div>
        );
        const isFolded = shift.isPast && !areAllPast && shift.times.every((t) => t.time !== chosen);
        if (isFolded)
          return (
            <details key={shift.id} className="time-past">
              <summary>{texts.pastTimes(shift.name)}</summary>
              {chips}
            </details>
          );
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced twice inside the one of the times
          <div key={shift.id} role="group" aria-labelledby={`${id}-${index}`}>
            <p className="time-shift" id={`${id}-${index}`}>
              {shift.name}
            </p>
            {chips}
          </div>
        );
      })}
    </div>
  );
}

interface TimeChipProps {
  time: StaffTime;
  isChosen: boolean;
  onTime: (time: string) => void;
}

function TimeChip({ time, isChosen, onTime }: TimeChipProps) {
  const { session, format } = useSession();
  const messages = useMessages('service');
  const texts = messages.bookingSheet;
  const { words, isWarned } = meaningOf(time, tablesInWords(time, session.venue, messages), texts);
  return (
    <button
      type="button"
      className="button time-chip"
      aria-pressed={isChosen}
      data-warned={isWarned || undefined}
      onClick={() => onTime(time.time)}
    >
      <span className="time-text">{wallTimeText(time.time, format)}</span>{' '}
      <span className="time-words">
        {isWarned && <Icon name="warning" />}
        {words}
      </span>
    </button>
  );
}

interface Areas {
  floorPlanAreas: readonly { id: number; name: string }[];
}

/** The tables of a time: "table 8", with the area where the venue has several. */
function tablesInWords(
  { tables }: StaffTime,
  { floorPlanAreas }: Areas,
  messages: MessagesWith<'service'>,
): string {
  const texts = messages.bookingSheet;
  const words = tableText(tables, messages);
  const areaId = tables[0]?.floorPlanAreaId;
  const area = floorPlanAreas.find(({ id }) => id === areaId);
  return area && floorPlanAreas.length > 1 ? texts.inArea(words, area.name) : words;
}
