import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/call.ts';
import type { BookingAnswer, PrivateBooking } from '../contract/booking.ts';
import type { WallDate } from '../domain/venue-time.ts';

/** How often a visible screen asks for what changed elsewhere. */
export const REFRESH_MS = 5000;

/** A booking as it was read, and the mark of that very version. */
export interface Reading {
  booking: PrivateBooking;
  etag: string | null;
}

/** The staff door always answers in the private shape. */
export function toReading(reply: { answer: BookingAnswer; etag: string | null }): Reading {
  return { booking: reply.answer as PrivateBooking, etag: reply.etag };
}

const dayKey = (accountId: string) => [accountId, 'day'];
const bookingKey = (accountId: string, uuid: string) => [accountId, 'booking', uuid];

/** All bookings of a work day. */
export function dayQuery(door: Client, accountId: string, date: WallDate) {
  return queryOptions({
    queryKey: [...dayKey(accountId), date],
    queryFn: async ({ signal }) => {
      const query = { date_start: date, date_end: date };
      const { answer } = await door.call('list-bookings', { query }, { signal, maxTries: 1 });
      return answer.data as PrivateBooking[];
    },
    refetchInterval: REFRESH_MS,
  });
}

/** One booking with its version. */
export function bookingQuery(door: Client, accountId: string, uuid: string) {
  return queryOptions({
    queryKey: bookingKey(accountId, uuid),
    queryFn: ({ signal }) => readBooking(door, uuid, signal),
  });
}

export async function readBooking(
  door: Client,
  bookingUuid: string,
  signal?: AbortSignal,
): Promise<Reading> {
  const params = { bookingUuid };
  return toReading(await door.call('read-booking', { params }, { signal, maxTries: 2 }));
}

/** The last reading of a booking that this page holds. */
export function knownReading(
  cache: QueryClient,
  accountId: string,
  uuid: string,
): Reading | undefined {
  return cache.getQueryData<Reading>(bookingKey(accountId, uuid));
}

/**
 * Puts a fresh reading on every screen at once. A list that is on its way was asked for before the
 * change and would bring back the old picture for a moment, so it is dropped and asked for again.
 */
export async function showReading(
  cache: QueryClient,
  accountId: string,
  reading: Reading,
): Promise<void> {
  const { booking } = reading;
  await cache.cancelQueries({ queryKey: dayKey(accountId) });
  cache.setQueryData(bookingKey(accountId, booking.uuid), reading);
  cache.setQueriesData<PrivateBooking[]>({ queryKey: dayKey(accountId) }, (day) =>
    day
      ?.map((each) => (each.uuid === booking.uuid ? booking : each))
      .filter(({ status }) => status !== 'DELETED'),
  );
  await refreshDays(cache, accountId);
}

/** Asks for the lists that are on screen, now. */
export function refreshDays(cache: QueryClient, accountId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: dayKey(accountId) });
}
