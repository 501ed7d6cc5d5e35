import { expect, onTestFinished, test, vi } from 'vitest';
import { type VenueEvent, VenueWatch } from '../../../src/operations/live/venue-watch.ts';
import { openTestServer, TODAY } from '../../fixtures/test-context.ts';
import { createBooking } from '../../server/booking-fixtures.ts';

/** A listener that keeps what it was told. */
function listener() {
  const told: VenueEvent[] = [];
  return { told, tell: (event: VenueEvent) => void told.push(event) };
}

test('whoever joins while others are told of a change gets the state with that change', async () => {
  const server = await openTestServer();
  const { accountId } = server.venue;
  const { store } = server.context;
  const watch = new VenueWatch(server.context);
  const [early, late] = [listener(), listener()];
  const first = await watch.watch(accountId, early.tell);
  onTestFinished(first.stop);

  const read = store.read.bind(store);
  const isRead = Promise.withResolvers<void>();
  const goesOn = Promise.withResolvers<void>();
  vi.spyOn(store, 'read').mockImplementationOnce(async (query) => {
    const before = await read(query);
    isRead.resolve();
    await goesOn.promise;
    return before;
  });
  const joining = watch.watch(accountId, late.tell);
  await isRead.promise;
  await createBooking(server, { date: TODAY });
  await expect.poll(() => early.told).toMatchObject([{ kind: 'day', workDay: TODAY }]);
  goesOn.resolve();
  const second = await joining;
  onTestFinished(second.stop);

  const [event] = early.told;
  expect(second.state.days.get(TODAY)).toBe(event?.kind === 'day' && event.version);
});

test('whoever leaves twice ends nothing that others watch', async () => {
  const server = await openTestServer();
  const { accountId } = server.venue;
  const watch = new VenueWatch(server.context);
  const first = await watch.watch(accountId, listener().tell);
  first.stop();
  const { told, tell } = listener();
  const second = await watch.watch(accountId, tell);
  onTestFinished(second.stop);
  first.stop();
  await createBooking(server, { date: TODAY });
  await expect.poll(() => told).toHaveLength(1);
});
