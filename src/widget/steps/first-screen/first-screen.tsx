import { type Dispatch, type RefObject, useState } from 'react';
import { MonthCalendar } from '../../../diner/calendar/month-calendar.tsx';
import { StepHeading } from '../../../diner/parts/step-heading.tsx';
import { PartyPicker } from '../../../diner/party/party-picker.tsx';
import { TimesSkeleton } from '../../../diner/times/times-skeleton.tsx';
import type { Loaded } from '../../../diner/use-loaded.ts';
import type { FirstScreenFlow, FlowEvent } from '../../flow/flow.ts';
import { useWidget } from '../../widget-context.ts';
import type { DeferredParts } from '../deferred-parts.tsx';
import { ReportedFailure } from '../reported-failure.tsx';
import { useCalendar } from './use-calendar.ts';

/** The first screen, where the diner chooses party, day and time. */
export function FirstScreen(props: {
  flow: FirstScreenFlow;
  dispatch: Dispatch<FlowEvent>;
  deferred: Loaded<DeferredParts>;
  /** For the caller, which loads the deferred parts once the screen is in view. */
  screenRef: RefObject<HTMLDivElement | null>;
  /** Read on mount only: true when the diner returns to this screen, false when the page loads. */
  takesFocus: boolean;
}) {
  const { flow, dispatch, deferred } = props;
  const { i18n, emit } = useWidget();
  const [takesFocus] = useState(props.takesFocus);
  const { loaded } = deferred;
  const hasDate = flow.step === 'time';
  const calendar = useCalendar(flow, loaded?.calendarStore);
  const failed = calendar.failure
    ? { failure: calendar.failure, isRetrying: calendar.isFetching, onRetry: calendar.retry }
    : deferred.failure && { failure: deferred.failure, onRetry: deferred.retry };

  return (
    <div className="screen first-screen" ref={props.screenRef}>
      <StepHeading takesFocus={takesFocus}>{i18n.messages.title}</StepHeading>
      <div className="columns">
        <div className="column-days">
          <PartyPicker
            party={flow.party}
            onChange={(party) => dispatch({ type: 'party-changed', party })}
          />
          <MonthCalendar
            month={flow.month}
            days={calendar.days}
            isStale={calendar.isStale}
            chosen={hasDate ? flow.date : null}
            takesRequests
            onMonth={(month) => dispatch({ type: 'month-shown', month })}
            onChoose={(date) => dispatch({ type: 'day-chosen', date })}
          />
          {failed && <ReportedFailure i18n={i18n} emit={emit} {...failed} />}
        </div>
        <div className="column-times">
          {loaded ? (
            <loaded.TimesColumn
              flow={flow}
              dispatch={dispatch}
              criteria={calendar.criteria}
              days={calendar.days}
              queryClient={loaded.queryClient}
            />
          ) : hasDate ? (
            <TimesSkeleton />
          ) : (
            <p className="hint choose-day">{i18n.messages.chooseDay}</p>
          )}
        </div>
      </div>
    </div>
  );
}
