import { useDiner } from '../diner-context.ts';
import type { Offer, ShiftOffers } from './offers.ts';

/** The times of one shift. While some are free, those for the wait list or a request are collapsed. */
export function ShiftTimes(props: {
  shift: ShiftOffers;
  experienceId: number | null;
  chosen: Offer | null;
  onChoose: (offer: Offer) => void;
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
  const isRequest = waitListOrRequest.every((offer) => offer.status === 'REQUESTED');
  const list = (offers: readonly Offer[]) => (
    <div className="times">
      {offers.map((offer) => (
        <TimeChip
          key={offer.startAt}
          offer={offer}
          isChosen={chosen?.startAt === offer.startAt && chosen.shiftId === offer.shiftId}
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

function TimeChip(props: { offer: Offer; isChosen: boolean; onChoose: (offer: Offer) => void }) {
  const { offer, isChosen, onChoose } = props;
  const { i18n } = useDiner();
  const { messages } = i18n;
  const isAfterMidnight = offer.startAt.slice(0, 10) > offer.date;
  const statusTag = {
    CONFIRMED: '',
    REQUESTED: messages.requestTag,
    PENDING_WAIT_LIST_BOOKING: messages.waitListTag,
  };
  const tags = [isAfterMidnight ? messages.afterMidnight : '', statusTag[offer.status]].filter(
    Boolean,
  );
  return (
    <label className="chip" part="time">
      <input
        type="radio"
        // One radio group per shift: the arrow keys stay within it.
        name={`table-booking-time-${offer.shiftId}`}
        checked={isChosen}
        onChange={() => onChoose(offer)}
      />
      <span className="chip-time">{i18n.time(offer.startAt)}</span>
      {tags.map((tag) => (
        <span className="chip-tag" key={tag}>
          {tag}
        </span>
      ))}
    </label>
  );
}
