import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ConnectionError } from '../../../src/client/errors.ts';
import type { StaffBooking } from '../../../src/contract/staff/booking.ts';
import type { StaffClient } from '../../../src/staff/api-client.ts';
import { cachedDays, updateCachedBooking } from '../../../src/staff/day-data/booking-queries.ts';
import type { ServiceDay } from '../../../src/staff/day-data/service-day.ts';
import { createDaySync } from '../../../src/staff/live/day-sync.ts';
import { aBooking, TODAY } from '../fixtures/bookings.ts';

const ACCOUNT = 'venue-1';
const booking = aBooking();
const day: ServiceDay = {
  date: TODAY,
  bookings: [booking],
  tag: '"a.v1"',
  version: 'v1',
  readAt: 0,
};

/** A day on screen, whose reads a test answers. */
async function onScreen() {
  const reads: { answer: (day: ServiceDay) => void; signal: AbortSignal }[] = [];
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(cache, {
    queryKey: [ACCOUNT, 'day', TODAY],
    queryFn: ({ signal }) =>
      new Promise<ServiceDay>((resolve) => void reads.push({ answer: resolve, signal })),
  });
  onTestFinished(observer.subscribe(() => undefined));
  onTestFinished(() => cache.clear());
  const request = vi.fn<() => Promise<{ answer: { data: StaffBooking[] } }>>();
  const sync = createDaySync({ call: request } as unknown as StaffClient, cache, ACCOUNT);
  const known = () => cachedDays(cache, ACCOUNT)[0]?.day;
  reads[0]?.answer(day);
  await vi.waitFor(() => expect(known()).toEqual(day));
  return { cache, sync, reads, request, known };
}

const event = (version: string, ...changed: string[]) => ({
  workDay: TODAY,
  version,
  previous: 'v1',
  changed,
  by: null,
});
const hello = (days: Record<string, string>) => ({ now: '2026-11-20T20:00:00Z', venue: '1', days });

test('only the changed bookings are read', async () => {
  const { sync, reads, request, known } = await onScreen();
  const seated = { ...booking, status: 'SEATED', version: 2 } as const;
  request.mockResolvedValue({ answer: { data: [seated] } });
  await sync.follow(event('v2', booking.uuid));
  expect(request.mock.calls).toEqual([
    ['list-bookings', { query: { uuid: [booking.uuid] } }, { maxTries: 2 }],
  ]);
  expect(known()).toMatchObject({ bookings: [seated], version: 'v2', tag: null });
  expect(reads).toHaveLength(1);
});

test.each([
  ['it is not known which', []],
  ['more than ten', Array.from({ length: 11 }, (_, index) => `booking-${index}`)],
])('the whole day is read if %s have changed', async (_, changed) => {
  const { sync, reads, request } = await onScreen();
  void sync.follow(event('v2', ...changed));
  expect(request).not.toHaveBeenCalled();
  expect(reads).toHaveLength(2);
});

test('the whole day is read if the changed bookings cannot be', async () => {
  const { sync, reads, request } = await onScreen();
  request.mockRejectedValue(new ConnectionError(null));
  void sync.follow(event('v2', booking.uuid));
  await vi.waitFor(() => expect(reads).toHaveLength(2));
});

test('the whole day is read if an earlier event was not heard', async () => {
  const { sync, reads, request } = await onScreen();
  void sync.follow({ ...event('v3', booking.uuid), previous: 'v2' });
  expect(request).not.toHaveBeenCalled();
  expect(reads).toHaveLength(2);
});

test('bookings that were read for an older version than the one at hand change nothing', async () => {
  const { sync, reads, request, known } = await onScreen();
  const asked = Promise.withResolvers<{ answer: { data: StaffBooking[] } }>();
  request.mockReturnValueOnce(asked.promise);
  void sync.follow(event('v2', booking.uuid));
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  void sync.readAll();
  reads[1]?.answer({ ...day, version: 'v3' });
  await vi.waitFor(() => expect(known()?.version).toBe('v3'));
  asked.resolve({ answer: { data: [] } });
  await vi.waitFor(() => expect(reads).toHaveLength(3));
  expect(known()).toMatchObject({ bookings: [booking], version: 'v3' });
});

test('nothing is read for a version that is known, or a day that is not on this device', async () => {
  const { sync, reads, request } = await onScreen();
  await sync.follow(event('v1', booking.uuid));
  await sync.follow({ ...event('v2', booking.uuid), workDay: '2026-11-21' });
  expect(request).not.toHaveBeenCalled();
  expect(reads).toHaveLength(1);
});

test('after a reconnection, days with another version are read, and no others', async () => {
  const { sync, reads } = await onScreen();
  await sync.compare(hello({ [TODAY]: 'v1', '2026-11-21': 'v9' }));
  expect(reads).toHaveLength(1);
  void sync.compare(hello({ [TODAY]: 'v2' }));
  expect(reads).toHaveLength(2);
  void sync.compare(hello({}));
  expect(reads).toHaveLength(3);
});

test('a change that arrives while the day is read is not overwritten by it', async () => {
  const { sync, reads, request, known } = await onScreen();
  const seated = { ...booking, status: 'SEATED', version: 2 } as const;
  request.mockResolvedValue({ answer: { data: [seated] } });
  void sync.readAll();
  void sync.follow(event('v2', booking.uuid));
  // This read began before the change.
  await vi.waitFor(() => expect(known()?.bookings).toEqual([seated]));
  reads[1]?.answer(day);
  await vi.waitFor(() => expect(reads).toHaveLength(3));
  expect(known()?.bookings).toEqual([seated]);
});

test('the answer to an own change is not overwritten by a read that began before it', async () => {
  const { cache, reads, known, sync } = await onScreen();
  void sync.readAll();
  const seated = { ...booking, status: 'SEATED', version: 2 } as const;
  updateCachedBooking(cache, ACCOUNT, seated);
  reads[1]?.answer(day);
  await vi.waitFor(() => expect(reads).toHaveLength(3));
  expect(known()?.bookings).toEqual([seated]);
});

/** A day that is on screen, and is being read for the first time. */
function firstRead() {
  const { promise, resolve } = Promise.withResolvers<ServiceDay>();
  const read = vi.fn(() => promise);
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(cache, { queryKey: [ACCOUNT, 'day', TODAY], queryFn: read });
  onTestFinished(observer.subscribe(() => undefined));
  onTestFinished(() => cache.clear());
  const seated = { ...booking, status: 'SEATED', version: 2 } as const;
  const request = vi.fn(() => Promise.resolve({ answer: { data: [seated] } }));
  const sync = createDaySync({ call: request } as unknown as StaffClient, cache, ACCOUNT);
  const known = () => cachedDays(cache, ACCOUNT)[0]?.day;
  return { sync, read, request, known, seated, answer: resolve };
}

test('an event during the first read of a day counts after it', async () => {
  const { sync, read, known, seated, answer } = firstRead();
  const followed = sync.follow(event('v2', booking.uuid));
  answer(day);
  await followed;
  expect(known()).toMatchObject({ bookings: [seated], version: 'v2' });
  expect(read).toHaveBeenCalledOnce();
});

test('a first read that has the change of an event already is enough', async () => {
  const { sync, request, known, seated, answer } = firstRead();
  const followed = sync.follow(event('v2', booking.uuid));
  const fresh = { ...day, bookings: [seated], version: 'v2' };
  answer(fresh);
  await followed;
  expect(known()).toEqual(fresh);
  expect(request).not.toHaveBeenCalled();
});

test('a first read that was older than the first event of the stream is repeated', async () => {
  const { sync, read, answer } = firstRead();
  const compared = sync.compare(hello({ [TODAY]: 'v2' }));
  answer(day);
  await compared;
  expect(read).toHaveBeenCalledTimes(2);
});
