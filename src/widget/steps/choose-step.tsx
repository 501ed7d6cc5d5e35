import { type Dispatch, useRef, useState } from 'react';
import type { CalendarAnswer } from '../../contract/availability.ts';
import type { ChoosingDay, ChoosingTime, FlowEvent } from '../flow.ts';
import type { Month } from '../month.ts';
import { TimesSkeleton } from '../parts/skeletons.tsx';
import { StepHeading } from '../parts/step-heading.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { useSurroundings } from '../surroundings.ts';
import { loadLaterSteps } from './load-later-steps.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { PartyPicker } from './party-picker.tsx';
import { useInSight } from './use-in-sight.ts';
import { useLoaded } from './use-loaded.ts';

/** What is known of a month’s days. */
export interface CalendarView {
  month: Month;
  days: CalendarAnswer['workDays'] | undefined;
  /** They are those of another party, until this one’s are there. */
  isStale: boolean;
  failure: Error | null;
  isRetrying: boolean;
  retry: () => void;
}

/** The first screen: how many, and which day; and once there is a day, its times beside it. */
export function ChooseStep(props: {
  flow: ChoosingDay | ChoosingTime;
  dispatch: Dispatch<FlowEvent>;
  takesFocus: boolean;
}) {
  const { flow, dispatch } = props;
  const { venue, text, emit, start } = useSurroundings();
  const { month } = flow;
  const hasDate = flow.step === 'time';
  const [view, setView] = useState<CalendarView | null>(null);
  const screen = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(screen);
  const begun = useRef(flow);
  const later = useLoaded(loadLaterSteps, isInSight || flow !== begun.current || hasDate);

  // Until the rest of the code is there, the first answer is all that is known.
  const first = month === start.month && !view ? start.calendar.workDays : undefined;
  const known = view?.month === month ? view : null;
  const trouble = known?.failure
    ? { failure: known.failure, isRetrying: known.isRetrying, onRetry: known.retry }
    : later.failure && { failure: later.failure, onRetry: later.retry };

  return (
    <div className="screen first-screen" ref={screen}>
      <StepHeading takesFocus={props.takesFocus}>{text.words.title}</StepHeading>
      <div className="columns">
        <div className="column-days">
          <PartyPicker
            party={flow.party}
            onChange={(next) => dispatch({ type: 'party-changed', party: next })}
          />
          <MonthCalendar
            month={month}
            days={known ? known.days : first}
            isStale={known?.isStale ?? flow.party !== begun.current.party}
            chosen={flow.step === 'time' ? flow.date : null}
            first={venue.today}
            last={venue.lastBookableOn}
            onMonth={(next) => dispatch({ type: 'month-shown', month: next })}
            onChoose={(next) => dispatch({ type: 'day-chosen', date: next })}
          />
          {trouble && <Trouble text={text} emit={emit} {...trouble} />}
        </div>
        <div className="column-times">
          {later.code ? (
            <later.code.LaterSteps flow={flow} dispatch={dispatch} onCalendar={setView} />
          ) : hasDate ? (
            <TimesSkeleton text={text} />
          ) : (
            <p className="hint choose-day">{text.words.chooseDay}</p>
          )}
        </div>
      </div>
    </div>
  );
}
