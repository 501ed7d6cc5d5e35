import { expect, onTestFinished, test, vi } from 'vitest';
import { openContext } from '../../../src/operations/context.ts';
import { type DayNews, DayWatch } from '../../../src/operations/live/day-watch.ts';
import { importVenue } from '../../../src/operations/venues/import-venue.ts';
import { openTestServer, PUBLIC_URL, TODAY, TOMORROW } from '../../fixtures/test-context.ts';
import { createBooking } from '../../server/booking-fixtures.ts';
import { OPEN_DAY } from '../../server/service-day-requests.ts';

/** A listener that keeps what it was told. */
function listener() {
  const told: string[] = [];
  return { told, tell: ({ version }: DayNews) => void told.push(version) };
}

test('a version now, and another one after a booking of that day, of nobody else’s', async () => {
  const server = await openTestServer();
  const watch = new DayWatch(server.context);
  const [today, tomorrow] = [listener(), listener()];
  const { accountId } = server.venue;
  const first = await watch.watch(accountId, TODAY, today.tell);
  const second = await watch.watch(accountId, TOMORROW, tomorrow.tell);
  onTestFinished(first.stop);
  onTestFinished(second.stop);

  await createBooking(server, { date: TOMORROW });
  await expect.poll(() => tomorrow.told).toHaveLength(1);
  expect(tomorrow.told).not.toContain(second.version);
  expect(today.told).toEqual([]);
});

test('another version for every day after a change of the venue document', async () => {
  const server = await openTestServer();
  const watch = new DayWatch(server.context);
  const { told, tell } = listener();
  const { stop, version } = await watch.watch(server.venue.accountId, TODAY, tell);
  onTestFinished(stop);

  await importVenue(server.context, { ...server.venue, maxAdvanceDays: 7 });
  await expect.poll(() => told).toHaveLength(1);
  expect(told).not.toContain(version);
});

test('a change by another process', async () => {
  const server = await openTestServer();
  const store = await server.database.open();
  const context = openContext(store, { publicUrl: PUBLIC_URL, bookingsPerHour: 1 });
  const watch = new DayWatch(context);
  const { told, tell } = listener();
  const { stop } = await watch.watch(server.venue.accountId, TOMORROW, tell);
  onTestFinished(stop);

  await createBooking(server);
  await expect.poll(() => told).toHaveLength(1);
});

test('a thousand visitors cost one watch of the database and one read per change, and all are told', async () => {
  const server = await openTestServer();
  const { store } = server.context;
  const read = vi.spyOn(store, 'read');
  const watchChanges = vi.spyOn(store, 'watchChanges');
  const watch = new DayWatch(server.context);
  const visitors = Array.from({ length: 1000 }, listener);
  const stops: (() => void)[] = [];
  for (const { tell } of visitors) {
    const { stop } = await watch.watch(server.venue.accountId, TOMORROW, tell);
    stops.push(stop);
  }
  onTestFinished(() => {
    for (const stop of stops) stop();
  });
  expect(watchChanges).toHaveBeenCalledOnce();
  expect(read).toHaveBeenCalledOnce();

  // The watch begins with a look of its own, and the booking reads too.
  await createBooking(server);
  const versions = () => new Set(visitors.map(({ told }) => told.at(-1)));
  await expect.poll(() => versions().has(undefined)).toBe(false);
  expect(versions().size).toBe(1);
  expect(read.mock.calls.length).toBeLessThan(20);
});

test('those who look at a day are told a few at a time, and then only the newest version', async () => {
  const server = await openTestServer();
  const watch = new DayWatch(server.context);
  const visitors = Array.from({ length: 50 }, listener);
  for (const { tell } of visitors) {
    const { stop } = await watch.watch(server.venue.accountId, TOMORROW, tell);
    onTestFinished(stop);
  }
  const timesTold: number[] = [];
  const { stop } = await watch.watch(server.venue.accountId, TOMORROW, () =>
    timesTold.push(visitors.filter(({ told }) => told.length > 0).length),
  );
  onTestFinished(stop);
  await createBooking(server);
  // The last to come is told after all others, by a later timer than the first ones.
  await expect.poll(() => timesTold).toEqual([50]);
});

test('nothing after the end, and no watch of the database without visitors', async () => {
  const server = await openTestServer();
  const { store } = server.context;
  const endWatch = vi.fn();
  vi.spyOn(store, 'watchChanges').mockReturnValue(endWatch);
  const watch = new DayWatch(server.context);
  const { told, tell } = listener();
  const one = await watch.watch(server.venue.accountId, TODAY, tell);
  const other = await watch.watch(server.venue.accountId, TODAY, tell);
  one.stop();
  expect(endWatch).not.toHaveBeenCalled();
  other.stop();
  expect(endWatch).toHaveBeenCalledOnce();
  expect(told).toEqual([]);
});

test('what the venue tells guests who look at the day, with the version with which it changed', async () => {
  const server = await openTestServer();
  const watch = new DayWatch(server.context);
  const told: string[] = [];
  const news = await watch.watch(server.venue.accountId, TODAY, ({ guestMessage }) => {
    told.push(guestMessage);
  });
  expect(news.guestMessage).toBe('');
  const body = { ...OPEN_DAY, guestMessage: 'The terrace is closed tonight.' };
  await server.staff({ method: 'PUT', path: `/service-days/${TODAY}`, body });
  await vi.waitFor(() => expect(told).toEqual(['The terrace is closed tonight.']));
  news.stop();
});
