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
  const { free, waitListOrRequest } = shift;
  const lacksExperience = shift.isExperienceRequired && experienceId === null;
  if (lacksExperience)
    return (
      <div className="shift">
        <h4 className="shift-title">{shift.name}</h4>
        <p className="hint">{messages.experienceRequired}</p>
      </div>
    );
  if (free.length === 0 && waitListOrRequest.length === 0) return null;
  const isRequest = waitListOrRequest.every((bookableTime) => bookableTime.status === 'REQUESTED');
  const list = (times: readonly BookableTime[]) => (
    <div className="times">
      {times.map((bookableTime) => (
        <TimeChip
          key={bookableTime.startAt}
          bookableTime={bookableTime}
          isChosen={
            chosen?.startAt === bookableTime.startAt && chosen.shiftId === bookableTime.shiftId
          }
          onChoose={onChoose}
        />
      ))}
    </div>
  );
  return (
    <fieldset className="shift">
      <legend className="shift-title">{shift.name}</legend>
      {free.length > 0 && list(free)}
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
  isChosen: boolean;
  onChoose: (bookableTime: BookableTime) => void;
}) {
  const { bookableTime, isChosen, onChoose } = props;
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
    statusTag[bookableTime.status],
  ].filter(Boolean);
  return (
    <label className="chip" part="time">
      <input
        type="radio"
        // One radio group per shift: the arrow keys stay within it.
        name={`table-booking-time-${bookableTime.shiftId}`}
        checked={isChosen}
        onChange={() => onChoose(bookableTime)}
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
