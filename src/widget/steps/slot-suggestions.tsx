import type { Dispatch } from 'react';
import type { SlotExplanationBody } from '../../contract/availability.ts';
import { Choices } from '../../diner/parts/choices.tsx';
import { partyText } from '../../diner/party/party-text.ts';
import type { BookableTime, ShiftWithTimes } from '../../diner/times/bookable-times.ts';
import type { ChoosingTime, FillingDetails, FlowEvent } from '../flow/flow.ts';
import { useWidget } from '../widget-context.ts';

type Suggestion = SlotExplanationBody['suggestions'][number];

/** What is lacking at the lost time, and the changes with which there is a table. */
export function SlotSuggestions(props: {
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
