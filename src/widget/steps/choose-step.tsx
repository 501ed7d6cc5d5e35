import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useState } from 'react';
import type { ChoosingDay, ChoosingTime, FlowEvent } from '../flow.ts';
import { firstDayOf, lastDayOf, monthOf } from '../month.ts';
import { StepHeading } from '../parts/step-heading.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { type Ask, calendarQuery } from '../queries.ts';
import { useSurroundings } from '../surroundings.ts';
import { DayPanel } from './day-panel.tsx';
import { loadLaterSteps } from './load-later-steps.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { PartyPicker } from './party-picker.tsx';

/** The first screen: how many, and which day; and once there is a day, its times beside it. */
export function ChooseStep(props: {
  flow: ChoosingDay | ChoosingTime;
  dispatch: Dispatch<FlowEvent>;
  takesFocus: boolean;
}) {
  const { flow, dispatch } = props;
  const { door, venue, text, emit, settings } = useSurroundings();
  const queries = useQueryClient();
  const party = useSettled(flow.party, 250);
  const { experienceId, month } = flow;
  const ask: Ask = { party, experienceId, promoCode: settings.promoCode };
  const calendar = useQuery({
    ...calendarQuery(door, venue, ask, month),
    // Another party’s days stay in sight until its own are there; another month’s would mislead.
    placeholderData: (last, query) => (query?.queryKey[4] === month ? last : undefined),
  });
  const date = flow.step === 'time' ? flow.date : null;
  const hasDate = date !== null;
  useEffect(() => {
    if (hasDate) loadLaterSteps().catch(() => {});
  }, [hasDate]);

  return (
    <div className="screen first-screen">
      <StepHeading takesFocus={props.takesFocus}>{text.words.title}</StepHeading>
      <div className="columns">
        <div className="column-days">
          <PartyPicker
            party={flow.party}
            onChange={(next) => dispatch({ type: 'party-changed', party: next })}
          />
          <MonthCalendar
            month={month}
            days={calendar.data?.workDays}
            isStale={calendar.isPlaceholderData}
            chosen={date}
            first={venue.today}
            last={venue.lastBookableOn}
            onMonth={(next) => dispatch({ type: 'month-shown', month: next })}
            onMonthAhead={(next) => {
              if (lastDayOf(next) >= venue.today && firstDayOf(next) <= venue.lastBookableOn)
                void queries.prefetchQuery(calendarQuery(door, venue, ask, next));
            }}
            onChoose={(next) => dispatch({ type: 'day-chosen', date: next })}
          />
          {calendar.error && !calendar.data && (
            <Trouble
              text={text}
              emit={emit}
              failure={calendar.error}
              isRetrying={calendar.isFetching}
              onRetry={() => void calendar.refetch()}
            />
          )}
        </div>
        <div className="column-times">
          {flow.step === 'time' ? (
            <DayPanel
              key={flow.date}
              flow={flow}
              ask={ask}
              dispatch={dispatch}
              days={monthOf(flow.date) === month ? calendar.data?.workDays : undefined}
            />
          ) : (
            <p className="hint choose-day">{text.words.chooseDay}</p>
          )}
        </div>
      </div>
    </div>
  );
}

/** The value once it has rested: a diner who steps from 2 to 8 asks once, not six times. */
function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, settled, milliseconds]);
  return settled;
}
