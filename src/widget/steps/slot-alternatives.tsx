import { type Dispatch, useEffect } from 'react';
import type { AvailabilityBody, SlotExplanationBody } from '../../contract/availability.ts';
import { Choices, SecondaryButton } from '../../diner/parts/choices.tsx';
import { partyText } from '../../diner/party/party-text.ts';
import type { SearchCriteria } from '../../diner/queries.ts';
import { areaOf } from '../../diner/times/areas.ts';
import {
  type BookableTime,
  nearestTimes,
  type ShiftWithTimes,
} from '../../diner/times/bookable-times.ts';
import { UnavailableNotice } from '../../diner/times/unavailable-notice.tsx';
import type { ChoosingTime, FillingDetails, FlowEvent } from '../flow/flow.ts';
import { useWidget } from '../widget-context.ts';

/** Explains why the chosen time or day is unavailable, and offers what to do instead. */
export function SlotAlternatives(props: {
  availability: AvailabilityBody;
  flow: ChoosingTime | FillingDetails;
  criteria: SearchCriteria;
  shifts: readonly ShiftWithTimes[];
  dispatch: Dispatch<FlowEvent>;
}) {
  const { availability, flow, criteria, shifts, dispatch } = props;
  const { i18n, emit } = useWidget();
  const { messages } = i18n;
  const { code } = availability;
  const { date } = flow;
  const bookableTime = flow.bookableTime ?? (flow.step === 'time' ? flow.lostTime : null);
  const { pax, paxChildren } = flow.party;
  const time = bookableTime?.time ?? null;
  useEffect(() => {
    emit('unavailable', { date, time, pax, paxChildren, code });
  }, [emit, date, time, pax, paxChildren, code]);

  const explanation = bookableTime && flow.lostReason?.explanation;
  const suggestions = explanation?.suggestions ?? [];
  // On the first screen the times of the day are visible already.
  const times =
    flow.step === 'details'
      ? nearestTimes(shifts, {
          startAt: flow.bookableTime.startAt,
          areaId: areaOf(flow.bookableTime, flow.areaId),
        }).filter(({ time: each }) => suggestions.every((suggestion) => suggestion.time !== each))
      : [];
  const isAreaSuggested = suggestions.some(({ change }) => change === 'AREA');
  const timeInOtherAreas =
    bookableTime && !isAreaSuggested && findTimeInOtherAreas(bookableTime, flow.areaId, shifts);

  function chooseWithStatus(status: BookableTime['status'], lost: BookableTime) {
    dispatch({ type: 'time-chosen', bookableTime: { ...lost, status } });
  }

  return (
    <UnavailableNotice
      availability={availability}
      criteria={criteria}
      date={date}
      takesFocus={flow.lostReason !== null && !flow.lostReason.keepsFocus}
      onChooseDay={(day) => dispatch({ type: 'day-chosen', date: day })}
      suggestions={
        explanation && (
          <SlotSuggestions
            explanation={explanation}
            detail={availability.detail}
            flow={flow}
            lost={bookableTime}
            shifts={shifts}
            dispatch={dispatch}
          />
        )
      }
      alternatives={{
        CHOOSE_ANOTHER_TIME: times.length > 0 && (
          <Choices
            title={messages.nearestTimes}
            choices={times.map((each) => ({
              key: each.startAt,
              label: i18n.time(each.startAt),
              onPress: () => dispatch({ type: 'time-chosen', bookableTime: each }),
            }))}
          />
        ),
        CHOOSE_ANOTHER_AREA: timeInOtherAreas && (
          <SecondaryButton
            onPress={() =>
              dispatch({ type: 'area-change-requested', bookableTime: timeInOtherAreas })
            }
          >
            {messages.anotherArea}
          </SecondaryButton>
        ),
        JOIN_WAIT_LIST: bookableTime && (
          <SecondaryButton
            onPress={() => chooseWithStatus('PENDING_WAIT_LIST_BOOKING', bookableTime)}
          >
            {i18n.format(messages.joinWaitListAt, { time: i18n.time(bookableTime.startAt) })}
          </SecondaryButton>
        ),
        REQUEST: bookableTime && (
          <SecondaryButton onPress={() => chooseWithStatus('REQUESTED', bookableTime)}>
            {i18n.format(messages.requestAt, { time: i18n.time(bookableTime.startAt) })}
          </SecondaryButton>
        ),
      }}
    >
      {flow.step === 'details' && code === 'ADD_ON_NOT_AVAILABLE' && (
        <SecondaryButton onPress={() => dispatch({ type: 'add-ons-removed' })}>
          {messages.withoutExtras}
        </SecondaryButton>
      )}
      {flow.step === 'details' && code === 'EXPERIENCE_NOT_AVAILABLE' && (
        <SecondaryButton
          onPress={() => dispatch({ type: 'experience-chosen', experienceId: null })}
        >
          {messages.tableOnly}
        </SecondaryButton>
      )}
    </UnavailableNotice>
  );
}

/** The same time in the other areas that still have it; null if none has. */
function findTimeInOtherAreas(
  lost: BookableTime,
  areaId: number | null,
  shifts: readonly ShiftWithTimes[],
): BookableTime | null {
  // While the day is loading, it has no shifts: the areas are those that the time had when it was chosen.
  const current =
    shifts.length === 0
      ? lost
      : shifts.flatMap((shift) => shift.free).find((each) => each.startAt === lost.startAt);
  if (!current) return null;
  const lostAreaId = areaOf(lost, areaId);
  const areaIds = current.areaIds.filter((id) => id !== lostAreaId);
  return areaIds.length > 0 ? { ...current, areaIds } : null;
}

/** What is lacking at the lost time, and the changes with which there is a table. */
function SlotSuggestions(props: {
  explanation: SlotExplanationBody;
  /** The sentence that is shown already. */
  detail: string;
  flow: ChoosingTime | FillingDetails;
  lost: BookableTime;
  shifts: readonly ShiftWithTimes[];
  dispatch: Dispatch<FlowEvent>;
}) {
  const { explanation, detail, flow, lost, shifts, dispatch } = props;
  const { i18n, venue } = useWidget();
  const { text } = explanation.reason;
  const choices = explanation.suggestions.flatMap((suggestion) => {
    const bookableTime = bookableTimeOf(suggestion, lost, shifts);
    if (!bookableTime) return [];
    const { floorPlanArea, pax, paxChildren, experienceTickets } = suggestion;
    const party = suggestion.change === 'PARTY' ? { pax, paxChildren } : flow.party;
    const time = i18n.time(bookableTime.startAt);
    const label = {
      TIME: time,
      AREA: `${floorPlanArea?.name}, ${time}`,
      PARTY: `${time}, ${partyText(i18n, party, venue.separatesAdultsAndChildren)}`,
    }[suggestion.change];
    // Null if the number of tickets follows from the party.
    const tickets = flow.extras.tickets && experienceTickets;
    const change = { party, extras: { ...flow.extras, tickets } };
    const onPress = () => dispatch({ type: 'time-chosen', bookableTime, change });
    return [{ key: label, label, onPress }];
  });
  return (
    <>
      {text !== detail && <p>{text}</p>}
      {choices.length > 0 && (
        <div>
          <Choices title={i18n.messages.suggestions} choices={choices} />
        </div>
      )}
    </>
  );
}

type Suggestion = SlotExplanationBody['suggestions'][number];

/** Null for a time that the times of the day do not have, or while they are loading. */
function bookableTimeOf(
  { change, time, floorPlanArea }: Suggestion,
  lost: BookableTime,
  shifts: readonly ShiftWithTimes[],
): BookableTime | null {
  // Guests cannot ask for no area, where they have chosen one.
  if (change === 'AREA' && !floorPlanArea) return null;
  const times = shifts.flatMap((shift) => [...shift.free, ...shift.waitListOrRequest]);
  const found = change === 'TIME' ? times.find((each) => each.time === time) : lost;
  if (!found) return null;
  const { startAt, shiftId } = found;
  return { ...lost, time, startAt, shiftId, areaIds: floorPlanArea ? [floorPlanArea.id] : [] };
}
