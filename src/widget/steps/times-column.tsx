import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect } from 'react';
import type { ChoosingDay, ChoosingTime, FlowEvent } from '../flow.ts';
import { monthOf } from '../month.ts';
import { type Ask, calendarQuery } from '../queries.ts';
import { useSurroundings } from '../surroundings.ts';
import type { CalendarView } from './choose-step.tsx';
import { DayPanel } from './day-panel.tsx';
import { useSettled } from './use-settled.ts';

/** The second half of the first screen: asks for other months and parties, and shows a day’s times. */
export function TimesColumn(props: {
  flow: ChoosingDay | ChoosingTime;
  dispatch: Dispatch<FlowEvent>;
  /** The month beside it is told what to show. */
  onCalendar: (view: CalendarView) => void;
}) {
  const { flow, dispatch, onCalendar } = props;
  const { door, venue, text, settings, start } = useSurroundings();
  const party = useSettled(flow.party, 250);
  const { experienceId, month } = flow;
  const { promoCode } = settings;
  const ask: Ask = { party, experienceId, promoCode };
  const isStart =
    month === start.month && isSame(party, start.party) && !experienceId && !promoCode;
  const calendar = useQuery({
    ...calendarQuery(door, venue, ask, month),
    ...(isStart ? { initialData: start.calendar, initialDataUpdatedAt: start.answeredAt } : {}),
    // Another party’s days stay in sight until its own are there; another month’s would mislead.
    placeholderData: (last, query) => (query?.queryKey[4] === month ? last : undefined),
  });
  const days = calendar.data?.workDays;
  const isStale = calendar.isPlaceholderData || party !== flow.party;
  const { error, isFetching, refetch } = calendar;
  useEffect(() => {
    const failure = days ? null : error;
    onCalendar({
      month,
      days,
      isStale,
      failure,
      isRetrying: isFetching,
      retry: () => void refetch(),
    });
  }, [onCalendar, month, days, isStale, error, isFetching, refetch]);

  if (flow.step === 'day') {
    const isTaken = days?.every((day) => !day.availability.isAvailable);
    return (
      <p className="hint choose-day" role={isTaken ? 'status' : undefined}>
        {isTaken ? text.words.monthTaken : text.words.chooseDay}
      </p>
    );
  }
  return (
    <DayPanel
      key={flow.date}
      flow={flow}
      ask={ask}
      dispatch={dispatch}
      days={monthOf(flow.date) === month ? days : undefined}
    />
  );
}

function isSame(a: Ask['party'], b: Ask['party']): boolean {
  return a.pax === b.pax && a.paxChildren === b.paxChildren;
}
