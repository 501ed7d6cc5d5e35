import { useDiner } from '../diner-context.ts';
import type { BookableTime, ShiftWithTimes } from './bookable-times.ts';

/** The times of one shift. While some are free, those for the wait list or a request are collapsed. */
export function ShiftTimes(props: {
  shift: ShiftWithTimes;
  experienceId: number | null;
  chosen: BookableTime | null;
  onChoose: (bookableTime: BookableTime) => void;
}) {
  const { shift, experienceId, chosen, onChoose } = props;
  const { i18n } = useDiner();
  const { messages } = i18n;
  const { free, gone, waitListOrRequest } = shift;
  const shown = [...free, ...gone].sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
  const lacksExperience = shift.isExperienceRequired && experienceId === null;
  if (lacksExperience)
    return (
      <div className="shift">
        <h4 className="shift-title">{shift.name}</h4>
        <p className="hint">{messages.experienceRequired}</p>
      </div>
    );
  if (shown.length === 0 && waitListOrRequest.length === 0) return null;
  const isRequest = waitListOrRequest.every((bookableTime) => bookableTime.status === 'REQUESTED');
  const list = (times: readonly BookableTime[]) => (
    <div className="times">
      {times.map((bookableTime) => (
        <TimeChip
          key={bookableTime.startAt}
          bookableTime={bookableTime}
          isGone={gone.includes(bookableTime)}
          isChosen={
            !gone.includes(bookableTime) &&
            chosen?.startAt === bookableTime.startAt &&
            chosen.shiftId === bookableTime.shiftId
          }
          onChoose={onChoose}
        />
      ))}
    </div>
  );
  return (
    <fieldset className="shift">
      <legend className="shift-title">{shift.name}</legend>
      {shown.length > 0 && list(shown)}
      {waitListOrRequest.length > 0 &&
        (free.length === 0 ? (
          list(waitListOrRequest)
        ) : (
          <details className="fold">
            <summary className="hint">
              {isRequest ? messages.requestTimes : messages.waitListTimes}
            </summary>
            {list(waitListOrRequest)}
          </details>
        ))}
    </fieldset>
  );
}

function TimeChip(props: {
  bookableTime: BookableTime;
  isGone: boolean;
  isChosen: boolean;
  onChoose: (bookableTime: BookableTime) => void;
}) {
  const { bookableTime, isGone, isChosen, onChoose } = props;
  const { i18n } = useDiner();
  const { messages } = i18n;
  const isAfterMidnight = bookableTime.startAt.slice(0, 10) > bookableTime.date;
  const statusTag = {
    CONFIRMED: '',
    REQUESTED: messages.requestTag,
    PENDING_WAIT_LIST_BOOKING: messages.waitListTag,
  };
  const tags = [
    isAfterMidnight ? messages.afterMidnight : '',
    isGone ? messages.timeGone : statusTag[bookableTime.status],
  ].filter(Boolean);
  return (
    <label className="chip" part="time">
      <input
        type="radio"
        // One radio group per shift: the arrow keys stay within it.
        name={`table-booking-time-${bookableTime.shiftId}`}
        checked={isChosen}
        // It stays in place, with its focus, and cannot be chosen.
        aria-disabled={isGone || undefined}
        onClick={(event) => isGone && event.preventDefault()}
        onChange={() => {
          if (!isGone) onChoose(bookableTime);
        }}
      />
      <span className="chip-time">{i18n.time(bookableTime.startAt)}</span>
      {tags.map((tag) => (
        <span className="chip-tag" key={tag}>
          {tag}
        </span>
      ))}
    </label>
  );
}
