import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { SearchCriteria } from '../../../diner/queries.ts';
import { useDebounced } from '../../../diner/use-debounced.ts';
import type { FirstScreenFlow } from '../../flow/flow.ts';
import { useWidget } from '../../widget-context.ts';
import type { CalendarStore, MonthAvailability } from './calendar-store.ts';

const DEBOUNCE_MS = 250;
const NO_STORE = { subscribe: () => () => {}, getSnapshot: () => null };

type Calendar = Pick<MonthAvailability, 'days' | 'isStale'> &
  Partial<Pick<MonthAvailability, 'failure' | 'isRetrying' | 'retry'>> & {
    /** What the days were searched for. */
    criteria: SearchCriteria;
  };

/** The days of the month on screen: from the start response until the store is loaded. */
export function useCalendar(flow: FirstScreenFlow, store: CalendarStore | null): Calendar {
  const { apiClient, venue, start, settings } = useWidget();
  const { month, experienceId } = flow;
  const { promoCode } = settings;
  const party = useDebounced(flow.party, DEBOUNCE_MS);
  const criteria = useMemo(
    () => ({ party, experienceId, promoCode }),
    [party, experienceId, promoCode],
  );
  const { subscribe, getSnapshot } = store ?? NO_STORE;
  const current = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  useEffect(() => {
    store?.show({ apiClient, venue, start }, criteria, month);
  }, [store, apiClient, venue, start, criteria, month]);

  const [firstParty] = useState(flow.party);
  if (!current) {
    const days = month === start.month ? start.calendar.workDays : undefined;
    return { criteria, days, isStale: flow.party !== firstParty };
  }
  if (current.month !== month) return { criteria, days: undefined, isStale: false };
  return { ...current, criteria, isStale: current.isStale || current.party !== flow.party };
}
