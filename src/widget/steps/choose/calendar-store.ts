import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { CalendarAnswer } from '../../../contract/availability.ts';
import type { Month } from '../../../diner/calendar/month.ts';
import { isSameParty, type Party } from '../../../diner/party/party.ts';
import { calendarQuery, keepDataOf, type SearchCriteria } from '../../../diner/queries.ts';
import type { WidgetContext } from '../../widget-context.ts';

/** The days of one month, as far as they are known. */
export interface MonthAvailability {
  month: Month;
  party: Party;
  /** Undefined while they are loading. */
  days: CalendarAnswer['workDays'] | undefined;
  /** The days are still those of the previous party. */
  isStale: boolean;
  failure: Error | null;
  isRetrying: boolean;
  retry: () => void;
}

/**
 * The month on screen, read from the query cache. The calendar is rendered before the query library is
 * loaded, so it cannot use the library’s hooks: it subscribes to this store once the store is there.
 */
export interface CalendarStore {
  show(
    context: Pick<WidgetContext, 'apiClient' | 'venue' | 'start'>,
    criteria: SearchCriteria,
    month: Month,
  ): void;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => MonthAvailability | null;
}

export function createCalendarStore(queryClient: QueryClient): CalendarStore {
  const observer = new QueryObserver<CalendarAnswer>(queryClient, {
    queryKey: ['calendar'],
    enabled: false,
  });
  const listeners = new Set<() => void>();
  let shown: { month: Month; party: Party } | null = null;
  let snapshot: MonthAvailability | null = null;
  const update = () => {
    const { data, error, isPlaceholderData, isFetching, refetch } = observer.getCurrentResult();
    snapshot = shown && {
      ...shown,
      days: data?.workDays,
      isStale: isPlaceholderData,
      failure: data ? null : error,
      isRetrying: isFetching,
      retry: () => void refetch(),
    };
    for (const listener of listeners) listener();
  };
  let stop = () => {};
  return {
    show({ apiClient, venue, start }, criteria, month) {
      const { party, experienceId, promoCode } = criteria;
      const isStart =
        month === start.month && isSameParty(party, start.party) && !experienceId && !promoCode;
      shown = { month, party };
      observer.setOptions({
        ...calendarQuery(apiClient, venue, criteria, month),
        ...(isStart ? { initialData: start.calendar, initialDataUpdatedAt: start.fetchedAt } : {}),
        placeholderData: keepDataOf<CalendarAnswer>(month),
      });
      update();
    },
    subscribe(listener) {
      if (listeners.size === 0) stop = observer.subscribe(update);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    getSnapshot: () => snapshot,
  };
}
