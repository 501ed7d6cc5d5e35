import { type Dispatch, type ReactNode, useEffect, useRef } from 'react';
import type { Availability } from '../../contract/availability.ts';
import {
  areaOf,
  type ChoosingTime,
  type FillingDetails,
  type FlowEvent,
  needsArea,
} from '../flow.ts';
import { nearestOffers, type Offer, type ShiftOffers } from '../offers.ts';
import { Choices, QuietButton } from '../parts/choices.tsx';
import type { Ask } from '../queries.ts';
import { useSurroundings } from '../surroundings.ts';
import { useNearestDays } from './use-nearest-days.ts';

type Action = Availability['fallbackOptions'][number]['action'];
type Ways = Partial<Record<Action, ReactNode>>;

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
  const { date } = flow;
  const offer = flow.offer ?? (flow.step === 'time' ? flow.lost : null);
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
  const elsewhere = offer && elsewhereAt(offer, flow.areaId, shifts);
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
    CHOOSE_ANOTHER_AREA: elsewhere && (
      <QuietButton
        onPress={() => {
          dispatch({ type: 'offer-chosen', offer: elsewhere });
          if (needsArea(elsewhere, flow.areaId)) dispatch({ type: 'area-asked' });
        }}
      >
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

  function goWithoutAddOns(details: FillingDetails) {
    dispatch({ type: 'went-back', to: 'extras' });
    dispatch({ type: 'extras-changed', extras: { ...details.extras, quantities: {} } });
    dispatch({ type: 'extras-settled' });
  }

  return (
    <div className="notice" role="alert" tabIndex={-1} ref={notice}>
      <p>{availability.detail}</p>
      {inOrder(availability).map(
        (action) => ways[action] && <div key={action}>{ways[action]}</div>,
      )}
      {flow.step === 'details' && code === 'ADD_ON_NOT_AVAILABLE' && (
        <QuietButton onPress={() => goWithoutAddOns(flow)}>{words.withoutExtras}</QuietButton>
      )}
      {flow.step === 'details' && code === 'EXPERIENCE_NOT_AVAILABLE' && (
        <QuietButton onPress={() => dispatch({ type: 'experience-chosen', experienceId: null })}>
          {words.tableOnly}
        </QuietButton>
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

/** The same time in the areas that still have it; null where no other has. */
function elsewhereAt(
  lost: Offer,
  areaId: number | null,
  shifts: readonly ShiftOffers[],
): Offer | null {
  const offers = shifts.flatMap((shift) => shift.free);
  // The day may be read anew just now; until then, what it was known to have stands.
  const current = offers.find((each) => each.startAt === lost.startAt) ?? lost;
  const gone = areaOf(lost, areaId);
  const areaIds = current.areaIds.filter((id) => id !== gone);
  return areaIds.length > 0 ? { ...current, areaIds } : null;
}
