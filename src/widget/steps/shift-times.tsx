import type { ChoosingTime } from '../flow.ts';
import type { Offer, ShiftOffers } from '../offers.ts';
import { useSurroundings } from '../surroundings.ts';

/** The times of one shift. Those that lead to a wait list or a request are folded away while there are free ones. */
export function ShiftTimes(props: {
  shift: ShiftOffers;
  flow: ChoosingTime;
  /** Nothing is free on this day, so the other ways are what there is. */
  isAlone: boolean;
  onChoose: (offer: Offer) => void;
}) {
  const { shift, flow, onChoose } = props;
  const { text } = useSurroundings();
  const { words } = text;
  const { free, indirect } = shift;
  const lacksExperience = shift.isExperienceRequired && flow.experienceId === null;
  if (lacksExperience)
    return (
      <div className="shift">
        <h4 className="shift-title">{shift.name}</h4>
        <p className="hint">{words.experienceNeeded}</p>
      </div>
    );
  if (free.length === 0 && indirect.length === 0) return null;
  const isRequest = indirect.every((offer) => offer.status === 'REQUESTED');
  const chosen = flow.offer;
  const list = (offers: readonly Offer[]) => (
    <div className="times">
      {offers.map((offer) => (
        <TimeChip
          key={`${offer.startAt}`}
          offer={offer}
          workDay={flow.date}
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
      {indirect.length > 0 &&
        (free.length === 0 ? (
          list(indirect)
        ) : (
          <details className="fold">
            <summary className="hint">
              {isRequest ? words.requestTimes : words.waitListTimes}
            </summary>
            {list(indirect)}
          </details>
        ))}
    </fieldset>
  );
}

function TimeChip(props: {
  offer: Offer;
  workDay: string;
  isChosen: boolean;
  onChoose: (offer: Offer) => void;
}) {
  const { offer, workDay, isChosen, onChoose } = props;
  const { text } = useSurroundings();
  const { words } = text;
  const isNight = offer.startAt.slice(0, 10) > workDay;
  const way = {
    CONFIRMED: '',
    REQUESTED: words.requestTag,
    PENDING_WAIT_LIST_BOOKING: words.waitListTag,
  };
  const tags = [isNight ? words.afterMidnight : '', way[offer.status]].filter(Boolean);
  return (
    <label className="chip" part="time">
      <input
        type="radio"
        // The arrow keys stay within the shift that the times are named by.
        name={`table-booking-time-${offer.shiftId}`}
        checked={isChosen}
        onChange={() => onChoose(offer)}
      />
      <span className="chip-time">{text.time(offer.startAt)}</span>
      {tags.map((tag) => (
        <span className="chip-tag" key={tag}>
          {tag}
        </span>
      ))}
    </label>
  );
}
