import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import type { CalendarAnswer } from '../../../contract/partner/check-calendar.ts';
import { monthOf } from '../../../diner/calendar/month.ts';
import { isOnRequest } from '../../../diner/calendar/on-request.ts';
import type { SearchCriteria } from '../../../diner/queries.ts';
import type { FirstScreenFlow, FlowEvent } from '../../flow/flow.ts';
import { useWidget } from '../../widget-context.ts';
import { DayPanel } from './day-panel.tsx';

/** The second column of the first screen: the times of the chosen day. */
export function TimesColumn(props: {
  flow: FirstScreenFlow;
  dispatch: Dispatch<FlowEvent>;
  criteria: SearchCriteria;
  /** The days of the month on screen. */
  days: CalendarAnswer['workDays'] | undefined;
  queryClient: QueryClient;
}) {
  const { flow, dispatch, criteria, days, queryClient } = props;
  const { messages } = useWidget().i18n;
  if (flow.step === 'day') {
    const isMonthFull = days?.every(
      ({ availability }) => !availability.isAvailable && !isOnRequest(availability),
    );
    return (
      <p className="hint choose-day" role={isMonthFull ? 'status' : undefined}>
        {isMonthFull ? messages.monthFull : messages.chooseDay}
      </p>
    );
  }
  return (
    <QueryClientProvider client={queryClient}>
      <DayPanel
        key={flow.date}
        flow={flow}
        criteria={criteria}
        dispatch={dispatch}
        days={monthOf(flow.date) === flow.month ? days : undefined}
      />
    </QueryClientProvider>
  );
}
