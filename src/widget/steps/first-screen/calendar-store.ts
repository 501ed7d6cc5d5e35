import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { CalendarAnswer } from '../../../contract/partner/check-calendar.ts';
import type { Month } from '../../../diner/calendar/month.ts';
import type { Party } from '../../../diner/party/party.ts';
import { calendarQuery, keepPreviousDataOf, type SearchCriteria } from '../../../diner/queries.ts';
import type { WidgetContext } from '../../widget-context.ts';

/** The days of one month, which may still be loading. */
export interface MonthAvailability {
  month: Month;
  /** The criteria of the current search. A new party is searched for only after a short pause. */
  criteria: SearchCriteria;
  /** Undefined until they are loaded. */
  days: CalendarAnswer['workDays'] | undefined;
  /** The days are still those of the previous criteria. */
  isStale: boolean;
  failure: Error | null;
  isFetching: boolean;
  retry: () => void;
}

/**
 * The month on screen, read from the query cache. The calendar is rendered before the query library is
 * loaded and cannot use its hooks, so it subscribes to this store as soon as the store is loaded.
 */
export interface CalendarStore {
  show(context: WidgetContext, month: Month, search: Omit<SearchCriteria, 'promoCode'>): void;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => MonthAvailability | null;
}

/** Several quick presses of + or − send one request. */
const PARTY_DEBOUNCE_MS = 250;

export function createCalendarStore(queryClient: QueryClient): CalendarStore {
  const observer = new QueryObserver<CalendarAnswer>(queryClient, {
    queryKey: ['calendar'],
    enabled: false,
  });
  const listeners = new Set<() => void>();
  let stopObserving = () => {};
  let debounce: ReturnType<typeof setTimeout> | undefined;
  let shown: Pick<MonthAvailability, 'month' | 'criteria'> | null = null;
  let snapshot: MonthAvailability | null = null;

  const update = () => {
    const { data, error, isPlaceholderData, isFetching, refetch } = observer.getCurrentResult();
    snapshot = shown && {
      ...shown,
      days: data?.workDays,
      isStale: isPlaceholderData,
      failure: data ? null : error,
      isFetching,
      retry: () => void refetch(),
    };
    for (const listener of listeners) listener();
  };
  const search = (context: WidgetContext, month: Month, criteria: SearchCriteria) => {
    const { apiClient, venue, start } = context;
    shown = { month, criteria };
    observer.setOptions({
      ...calendarQuery(apiClient, venue, criteria, month),
      ...(matchesStart(start, month, criteria)
        ? { initialData: start.calendar, initialDataUpdatedAt: start.fetchedAt }
        : {}),
      placeholderData: keepPreviousDataOf<CalendarAnswer>(month),
    });
    update();
  };

  return {
    show(context, month, { party, experienceId }) {
      clearTimeout(debounce);
      const { promoCode } = context.settings;
      const searchFor = (searched: Party) =>
        search(context, month, { party: searched, experienceId, promoCode });
      const previous = shown?.criteria.party ?? party;
      searchFor(previous);
      if (party !== previous) debounce = setTimeout(() => searchFor(party), PARTY_DEBOUNCE_MS);
    },
    subscribe(listener) {
      if (listeners.size === 0) stopObserving = observer.subscribe(update);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopObserving();
      };
    },
    getSnapshot: () => snapshot,
  };
}

/** Whether the start response already contains the days of this search. */
function matchesStart(
  start: WidgetContext['start'],
  month: Month,
  { party, experienceId, promoCode }: SearchCriteria,
): boolean {
  const { pax, paxChildren } = start.party;
  return (
    month === start.month &&
    party.pax === pax &&
    party.paxChildren === paxChildren &&
    !experienceId &&
    !promoCode
  );
}
