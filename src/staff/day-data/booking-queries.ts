import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { withDeadline } from '../../client/deadline.ts';
import { ConnectionError } from '../../client/errors.ts';
import { parseBody, toError } from '../../client/parse-response.ts';
import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { StaffRequests } from '../../contract/staff/requests.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import type { StaffClient } from '../api-client.ts';
import type { ServerClock } from '../live/server-clock.ts';
import { type ServiceDay, versionOfTag, withBookings } from './service-day.ts';

const TIMEOUT_MS = 15_000;

const dayKey = (accountId: string) => [accountId, 'day'];
const requestsKey = (accountId: string) => [accountId, 'requests'];
const bookingKey = (accountId: string, uuid: string) => [accountId, 'booking', uuid];

/** Whose days are read, and in which language the venue's own names come. */
export interface DayReader {
  accountId: string;
  language: string;
  /** Learns the server's time: without a stream of events, nothing else says it. */
  clock: ServerClock;
}

/** The bookings of a work day. */
export function dayQuery({ accountId, language, clock }: DayReader, date: WallDate) {
  const queryKey = [...dayKey(accountId), date];
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client: cache }) =>
      fetchDay(
        '/staff/v3/bookings',
        date,
        cache.getQueryData<ServiceDay>(queryKey),
        language,
        clock,
        signal,
      ),
  });
}

/** One booking, wherever it is. */
export function bookingQuery(apiClient: StaffClient, accountId: string, uuid: string) {
  return queryOptions({
    queryKey: bookingKey(accountId, uuid),
    queryFn: ({ signal }) => fetchBooking(apiClient, uuid, signal),
  });
}

/** What waits for an answer, today and on all coming days. */
export function requestsQuery(apiClient: StaffClient, accountId: string) {
  return queryOptions({
    queryKey: requestsKey(accountId),
    queryFn: async ({ signal }) =>
      (await apiClient.call('list-requests', {}, { signal, maxTries: 2 })).answer,
  });
}

/** Reads again what waits for an answer. */
export function refreshRequests(cache: QueryClient, accountId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: requestsKey(accountId) });
}

/** @throws ProblemError, ConnectionError */
export async function fetchBooking(
  apiClient: StaffClient,
  bookingUuid: string,
  signal?: AbortSignal,
): Promise<StaffBooking> {
  const params = { bookingUuid };
  const { answer } = await apiClient.call('read-booking', { params }, { signal, maxTries: 2 });
  return answer;
}

/** The days on this device, and when each was read, in milliseconds since 1970. */
export function cachedDays(
  cache: QueryClient,
  accountId: string,
): { day: ServiceDay; readAt: number }[] {
  return cache
    .getQueryCache()
    .findAll({ queryKey: dayKey(accountId) })
    .flatMap(({ state: { data, dataUpdatedAt } }) =>
      data === undefined ? [] : { day: data as ServiceDay, readAt: dataUpdatedAt },
    );
}

/**
 * Resolves once the days are there that are being read for the first time; null if there are none. They may have been
 * read before something that has just been told, which is found by their versions then.
 * @param date only this day
 */
export function firstReads(
  cache: QueryClient,
  accountId: string,
  date?: WallDate,
): Promise<void> | null {
  const queryKey = date === undefined ? dayKey(accountId) : [...dayKey(accountId), date];
  const isFirst = ({ state: { data } }: { state: { data: unknown } }) => data === undefined;
  const filters = { queryKey, fetchStatus: 'fetching', predicate: isFirst } as const;
  if (cache.isFetching(filters) === 0) return null;
  return cache.refetchQueries(filters, { cancelRefetch: false });
}

/** Shows a day that was kept on this device. */
export function restoreDay(
  cache: QueryClient,
  accountId: string,
  day: ServiceDay,
  readAt: number,
): void {
  cache.setQueryData([...dayKey(accountId), day.date], day, { updatedAt: readAt });
}

/**
 * Shows a booking as the server has just answered with it, on every screen. A list on its way may have been
 * read before the change, so it is requested again.
 */
export function updateCachedBooking(
  cache: QueryClient,
  accountId: string,
  booking: StaffBooking,
): void {
  const queryKey = dayKey(accountId);
  const isReading = cache.isFetching({ queryKey }) > 0;
  if (isReading) void cache.cancelQueries({ queryKey });
  cache.setQueryData(bookingKey(accountId, booking.uuid), booking);
  cache.setQueryData<StaffRequests>(
    requestsKey(accountId),
    (known) =>
      known && {
        ...known,
        data: known.data.map((each) => (each.uuid === booking.uuid ? booking : each)),
      },
  );
  cache.setQueriesData<ServiceDay>({ queryKey }, (day) => day && withBookings(day, [booking]));
  if (isReading) void refreshDays(cache, accountId);
}

/** Changes one day on this device; nothing where the day is not there. A list on its way is requested again. */
export function changeCachedDay(
  cache: QueryClient,
  accountId: string,
  date: WallDate,
  change: (day: ServiceDay) => ServiceDay,
): void {
  const queryKey = [...dayKey(accountId), date];
  const isReading = cache.isFetching({ queryKey }) > 0;
  if (isReading) void cache.cancelQueries({ queryKey });
  cache.setQueryData<ServiceDay>(queryKey, (day) => day && change(day));
  if (isReading) void refreshDays(cache, accountId, [date]);
}

/** Requests the days on screen again; those not on screen, when they are opened. */
export function refreshDays(
  cache: QueryClient,
  accountId: string,
  dates?: readonly WallDate[],
): Promise<void> {
  return cache.invalidateQueries({
    queryKey: dayKey(accountId),
    predicate: ({ queryKey }) => !dates || dates.includes(String(queryKey.at(-1))),
  });
}

/** As {@link refreshDays} without dates. A list on its way is awaited: it can take longer than until the next poll. */
export function pollDays(cache: QueryClient, accountId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: dayKey(accountId) }, { cancelRefetch: false });
}

/**
 * Reads the bookings of a work day. The known day is returned, as read now, if nothing has changed since.
 * @param url of the list, without parameters
 * @throws ProblemError, ConnectionError, or the reason of `signal`
 */
async function fetchDay(
  url: string,
  date: WallDate,
  known: ServiceDay | undefined,
  language: string,
  clock: Pick<ServerClock, 'correct' | 'now'>,
  signal: AbortSignal,
): Promise<ServiceDay> {
  const headers: Record<string, string> = { 'Accept-Language': language };
  if (known?.tag) headers['If-None-Match'] = known.tag;
  const query = new URLSearchParams({ date_start: date, date_end: date });
  let response: Response;
  let text: string;
  try {
    [response, text] = await withDeadline(TIMEOUT_MS, signal, async (inTime) => {
      const received = await fetch(`${url}?${query}`, { headers, signal: inTime });
      return [received, await received.text()];
    });
  } catch (cause) {
    signal.throwIfAborted();
    throw new ConnectionError(cause);
  }
  clock.correct(response.headers.get('Date'));
  const readAt = clock.now();
  if (known && response.status === 304) return { ...known, readAt };
  if (!response.ok) throw toError(response, text);
  const { data } = parseBody(text) as { data: StaffBooking[] };
  const tag = response.headers.get('ETag');
  return { date, bookings: data, tag, version: versionOfTag(tag), readAt };
}
