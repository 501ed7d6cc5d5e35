import { useQuery } from '@tanstack/react-query';
import { type Dispatch, type ReactNode, useEffect, useRef } from 'react';
import type { Availability } from '../../contract/availability.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { areaOf, type ChoosingTime, type FillingDetails, type FlowEvent } from '../flow.ts';
import { addMonths, monthOf } from '../month.ts';
import { nearestOffers, type Offer, type ShiftOffers } from '../offers.ts';
import { type Ask, calendarQuery } from '../queries.ts';
import { useSurroundings } from '../surroundings.ts';

type Action = Availability['fallbackOptions'][number]['action'];
type Ways = Partial<Record<Action, ReactNode>>;

const MOST_DAYS = 4;

/** Why something is not to be had, and what can be done instead, the preferred way first. */
export function Unavailable(props: {
  availability: Availability;
  flow: ChoosingTime | FillingDetails;
  ask: Ask;
  shifts: readonly ShiftOffers[];
  dispatch: Dispatch<FlowEvent>;
}) {
  const { availability, flow, ask, shifts, dispatch } = props;
  const { text, venue, emit } = useSurroundings();
  const { words } = text;
  const { code } = availability;
  const { offer, date } = flow;
  const { pax, paxChildren } = flow.party;
  const time = offer?.time ?? null;
  useEffect(() => {
    emit('unavailable', { date, time, pax, paxChildren, code });
  }, [emit, date, time, pax, paxChildren, code]);

  const days = useNearestDays(ask, date);
  // Where the day’s times are in sight already, they are not said twice.
  const times =
    flow.step === 'details'
      ? nearestOffers(shifts, {
          startAt: flow.offer.startAt,
          areaId: areaOf(flow.offer, flow.areaId),
        })
      : [];
  // Whoever pressed a button far below is brought to the answer.
  const notice = useRef<HTMLDivElement>(null);
  const isAnswer = flow.setback !== null;
  useEffect(() => {
    if (isAnswer) notice.current?.focus();
  }, [isAnswer]);

  const ways: Ways = {
    CHOOSE_ANOTHER_TIME: times.length > 0 && (
      <Choices
        title={words.nearestTimes}
        choices={times.map((each) => ({
          key: each.startAt,
          label: text.time(each.startAt),
          onPress: () => dispatch({ type: 'offer-chosen', offer: each }),
        }))}
      />
    ),
    CHOOSE_ANOTHER_DATE: days.length > 0 && (
      <Choices
        title={words.nearestDays}
        choices={days.map((day) => ({
          key: day,
          label: text.shortDay(day),
          onPress: () => dispatch({ type: 'day-chosen', date: day }),
        }))}
      />
    ),
    CHOOSE_ANOTHER_AREA: offer && offer.areaIds.length > 1 && (
      <QuietButton onPress={() => dispatch({ type: 'went-back', to: 'area' })}>
        {words.anotherArea}
      </QuietButton>
    ),
    JOIN_WAIT_LIST: offer && (
      <QuietButton onPress={() => wishFor(offer, 'PENDING_WAIT_LIST_BOOKING')}>
        {text.fill(words.joinWaitListAt, { time: text.time(offer.startAt) })}
      </QuietButton>
    ),
    REQUEST: offer && (
      <QuietButton onPress={() => wishFor(offer, 'REQUESTED')}>
        {text.fill(words.requestAt, { time: text.time(offer.startAt) })}
      </QuietButton>
    ),
    CALL_VENUE: venue.phone && (
      <a className="quiet-button" href={`tel:${venue.phone}`}>
        {text.fill(words.call, { phone: venue.phone })}
      </a>
    ),
  };

  function wishFor(wished: Offer, status: Offer['status']) {
    dispatch({ type: 'offer-chosen', offer: { ...wished, status } });
  }

  return (
    <div className="notice" role="alert" tabIndex={-1} ref={notice}>
      <p>{availability.detail}</p>
      {inOrder(availability).map(
        (action) => ways[action] && <div key={action}>{ways[action]}</div>,
      )}
    </div>
  );
}

/** The preferred way first. Where the answer names none, other days are always worth a look. */
function inOrder({ fallbackOptions }: Availability): Action[] {
  const actions = [...fallbackOptions]
    .sort((a, b) => Number(b.isPreferred) - Number(a.isPreferred))
    .map((option) => option.action);
  return actions.length > 0 ? actions : ['CHOOSE_ANOTHER_DATE'];
}

/** The bookable days nearest to a date, after it first of all; looks into the next month where this one ends. */
function useNearestDays(ask: Ask, date: WallDate): WallDate[] {
  const { door, venue } = useSurroundings();
  const month = monthOf(date);
  const next = addMonths(month, 1);
  const here = useQuery(calendarQuery(door, venue, ask, month));
  const freeHere = freeDays(here.data);
  const later = freeHere.filter((day) => day > date);
  const needsNext =
    here.isSuccess && later.length < MOST_DAYS && next <= monthOf(venue.lastBookableOn);
  const there = useQuery({ ...calendarQuery(door, venue, ask, next), enabled: needsNext });
  const earlier = freeHere.filter((day) => day < date).slice(-1);
  return [...earlier, ...later, ...freeDays(there.data)].slice(0, MOST_DAYS);
}

function freeDays(
  calendar: { workDays: { date: string; availability: Availability }[] } | undefined,
) {
  return (calendar?.workDays ?? []).flatMap((day) =>
    day.availability.isAvailable ? day.date : [],
  );
}

function Choices(props: {
  title: string;
  choices: { key: string; label: string; onPress: () => void }[];
}) {
  return (
    <>
      <p className="notice-title">{props.title}</p>
      <div className="choices">
        {props.choices.map(({ key, label, onPress }) => (
          <QuietButton key={key} onPress={onPress}>
            {label}
          </QuietButton>
        ))}
      </div>
    </>
  );
}

function QuietButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="quiet-button" onClick={onPress}>
      {children}
    </button>
  );
}
