import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FirstScreenFlow } from '../../flow/flow.ts';
import { useWidget } from '../../widget-context.ts';
import type { CalendarStore, MonthAvailability } from './calendar-store.ts';

const NO_STORE = { subscribe: () => () => {}, getSnapshot: () => null };

/** What is known before the store is loaded. */
type AlwaysKnown = 'month' | 'criteria' | 'days' | 'isStale';
type Calendar = Pick<MonthAvailability, AlwaysKnown> & Partial<MonthAvailability>;

/** The days of the month on screen: from the start response until the store is loaded, then from the store. */
export function useCalendar(flow: FirstScreenFlow, store: CalendarStore | undefined): Calendar {
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
