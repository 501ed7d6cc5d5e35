import { type Dispatch, type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { MonthCalendar } from '../../../diner/calendar/month-calendar.tsx';
import { StepHeading } from '../../../diner/parts/step-heading.tsx';
import { PartyPicker } from '../../../diner/party/party-picker.tsx';
import { TimesSkeleton } from '../../../diner/times/times-skeleton.tsx';
import type { Loaded } from '../../../diner/use-loaded.ts';
import type { FirstScreenFlow, FlowEvent } from '../../flow/flow.ts';
import { useWidget } from '../../widget-context.ts';
import type { DeferredParts } from '../deferred-parts.tsx';
import { ReportedFailure } from '../reported-failure.tsx';
import type { CalendarStore, MonthAvailability } from './calendar-store.ts';

const NO_STORE = { subscribe: () => () => {}, getSnapshot: () => null };

/** What is known before the store is loaded. */
type AlwaysKnown = 'month' | 'criteria' | 'days' | 'isStale';

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

type Calendar = Pick<MonthAvailability, AlwaysKnown> & Partial<MonthAvailability>;

/** The days of the month on screen: from the start response until the store is loaded, then from the store. */
function useCalendar(flow: FirstScreenFlow, store: CalendarStore | undefined): Calendar {
  const context = useWidget();
  const { start, settings } = context;
  const { month, party, experienceId } = flow;
  const [criteria] = useState({ party, experienceId, promoCode: settings.promoCode });
  const { subscribe, getSnapshot } = store ?? NO_STORE;
  const calendar: Calendar = useSyncExternalStore(subscribe, getSnapshot, getSnapshot) ?? {
    month: start.month,
    criteria,
    days: start.calendar.workDays,
    isStale: false,
  };
  useEffect(() => {
    store?.show(context, month, { party, experienceId });
  }, [store, context, month, party, experienceId]);
  return calendar.month === month
    ? { ...calendar, isStale: calendar.isStale || calendar.criteria.party !== party }
    : { month, criteria: calendar.criteria, days: undefined, isStale: false };
}
