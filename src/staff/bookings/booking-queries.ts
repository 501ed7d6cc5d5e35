import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../client/call.ts';
import type { BookingAnswer } from '../../contract/booking.ts';
import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { WallDate } from '../../domain/venue-time.ts';

/** How often a visible screen polls for changes made elsewhere. */
export const REFRESH_MS = 5000;

/** A booking with the ETag of this version of it. */
export interface VersionedBooking {
  booking: StaffBooking;
  etag: string | null;
}

/** The staff API adds fields to the private shape. */
export function toVersionedBooking(reply: {
  answer: BookingAnswer;
  etag: string | null;
}): VersionedBooking {
  return { booking: reply.answer as StaffBooking, etag: reply.etag };
}

const dayKey = (accountId: string) => [accountId, 'day'];
const bookingKey = (accountId: string, uuid: string) => [accountId, 'booking', uuid];

/** All bookings of a work day. */
export function dayQuery(apiClient: Client, accountId: string, date: WallDate) {
  return queryOptions({
    queryKey: [...dayKey(accountId), date],
    queryFn: async ({ signal }) => {
      const query = { date_start: date, date_end: date };
      const { answer } = await apiClient.call('list-bookings', { query }, { signal, maxTries: 1 });
      return answer.data as StaffBooking[];
    },
    refetchInterval: REFRESH_MS,
  });
}

/** One booking with its version. */
export function bookingQuery(apiClient: Client, accountId: string, uuid: string) {
  return queryOptions({
    queryKey: bookingKey(accountId, uuid),
    queryFn: ({ signal }) => fetchBooking(apiClient, uuid, signal),
  });
}

export async function fetchBooking(
  apiClient: Client,
  bookingUuid: string,
  signal?: AbortSignal,
): Promise<VersionedBooking> {
  const params = { bookingUuid };
  return toVersionedBooking(
    await apiClient.call('read-booking', { params }, { signal, maxTries: 2 }),
  );
}

/** The last version of a booking in the cache. */
export function cachedBooking(
  cache: QueryClient,
  accountId: string,
  uuid: string,
): VersionedBooking | undefined {
  return cache.getQueryData<VersionedBooking>(bookingKey(accountId, uuid));
}

/**
 * Updates a booking on every screen at once. Cancels list requests in progress first: they were
 * sent before the change and would show the old booking again.
 */
export async function updateCachedBooking(
  cache: QueryClient,
  accountId: string,
  versioned: VersionedBooking,
): Promise<void> {
  const { booking } = versioned;
  await cache.cancelQueries({ queryKey: dayKey(accountId) });
  cache.setQueryData(bookingKey(accountId, booking.uuid), versioned);
  cache.setQueriesData<StaffBooking[]>({ queryKey: dayKey(accountId) }, (day) =>
    day
      ?.map((each) => (each.uuid === booking.uuid ? booking : each))
      .filter(({ status }) => status !== 'DELETED'),
  );
  await refreshDays(cache, accountId);
}

/** Refetches the lists that are on screen. */
export function refreshDays(cache: QueryClient, accountId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: dayKey(accountId) });
}
