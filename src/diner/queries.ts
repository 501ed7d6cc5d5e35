import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { CallOptions } from '../client/call.ts';
import type { SlotRequest } from '../contract/availability.ts';
import type { CalendarAnswer } from '../contract/partner/check-calendar.ts';
import type { WidgetVenue } from '../contract/widget/start.ts';
import type { DesiredStatus } from '../domain/booking-status.ts';
import type { WallDate, WallTime } from '../domain/venue-time.ts';
import type { ApiClient } from './api-client.ts';
import { firstDayOf, lastDayOf, type Month } from './calendar/month.ts';
import type { Party } from './party/party.ts';

/** Fails after a few tries; the diner can then retry with a button. */
const callOptions = ({ delayStatus }: ApiClient, signal: AbortSignal): CallOptions => ({
  maxTries: 3,
  signal,
  onWait: delayStatus.report,
});

/** The criteria of a search, apart from the day. */
export interface SearchCriteria {
  party: Party;
  experienceId: number | null;
  promoCode: string | null;
  /** Set when a booking is changed: its own table counts as free. */
  change?: { excludeBookingUuid: string; status: DesiredStatus };
}

/** The days of one month with their availability, within the venue's booking window. */
export function calendarQuery(
  apiClient: ApiClient,
  venue: WidgetVenue,
  criteria: SearchCriteria,
  month: Month,
) {
  const queryKey: QueryKey = ['calendar', apiClient.language, criteria, month];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<CalendarAnswer> => {
      const dateStart = laterOf(firstDayOf(month), venue.today);
      const dateEnd = laterOf(dateStart, earlierOf(lastDayOf(month), venue.lastBookableOn));
      const body = { ...availabilityRequest(criteria), dateStart, dateEnd };
      const options = callOptions(apiClient, signal);
      return (await apiClient.reads.call('check-calendar', { body }, options)).answer;
    },
    staleTime: 60_000,
  });
}

/** The times of one day, with their version: another one once they may have changed. Null where a proxy removes it. */
export function workDayQuery(apiClient: ApiClient, criteria: SearchCriteria, date: WallDate) {
  return queryOptions({
    queryKey: ['work-day', apiClient.language, criteria, date],
    queryFn: async ({ signal }) => {
      const input = { params: { date }, body: availabilityRequest(criteria) };
      const options = callOptions(apiClient, signal);
      const { answer, etag } = await apiClient.reads.call('check-work-day', input, options);
      return { ...answer, version: etag };
    },
    staleTime: 20_000,
  });
}

/** One slot, with the extras that it offers; if it is unavailable, with what would help. */
export function slotQuery(
  apiClient: ApiClient,
  at: { date: WallDate; time: WallTime },
  body: SlotRequest,
) {
  return queryOptions({
    queryKey: ['slot', apiClient.language, at, body],
    queryFn: async ({ signal }) => {
      const options = callOptions(apiClient, signal);
      const input = { params: at, query: { explain: true }, body };
      return (await apiClient.reads.call('check-slot', input, options)).answer;
    },
    staleTime: 20_000,
  });
}

/**
 * Keeps the previous data on screen while new criteria load, if the month or day (the last part of the
 * query key) is the same.
 */
export function keepPreviousDataOf<Data>(monthOrDate: string) {
  return (data: Data | undefined, query?: { queryKey: readonly unknown[] }) =>
    query?.queryKey.at(-1) === monthOrDate ? data : undefined;
}

function availabilityRequest({ party, experienceId, promoCode, change }: SearchCriteria) {
  return {
    ...party,
    status: 'CONFIRMED' as const,
    ...change,
    ...(promoCode ? { promoCode } : {}),
    ...(experienceId ? { filters: { experienceIds: [experienceId] } } : {}),
  };
}

const laterOf = (a: WallDate, b: WallDate) => (a > b ? a : b);
const earlierOf = (a: WallDate, b: WallDate) => (a < b ? a : b);
