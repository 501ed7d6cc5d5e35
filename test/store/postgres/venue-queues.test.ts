import { expect, test } from 'vitest';
import { StoreBusy } from '../../../src/store/errors.ts';
import { VenueQueues } from '../../../src/store/postgres/venue-queues.ts';

/** Work that ends when the test says so. */
function pending() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

test('writes of one venue run one after another in order, whatever becomes of those before', async () => {
  const queues = new VenueQueues(60_000);
  const events: string[] = [];
  const write = (name: string) =>
    queues.run('venue', async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (name === 'b') throw new Error('no b');
      return name;
    });
  const results = await Promise.allSettled(['a', 'b', 'c'].map(write));
  expect(results).toMatchObject([{ value: 'a' }, { reason: { message: 'no b' } }, { value: 'c' }]);
  expect(events).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('a write of another venue does not wait', async () => {
  const queues = new VenueQueues(60_000);
  const first = pending();
  const waiting = queues.run('one', first.work);
  await expect(queues.run('other', async () => 'done')).resolves.toBe('done');
  first.end();
  await waiting;
});

test('StoreBusy for a write that waits too long, which then never runs; the next one does', async () => {
  const queues = new VenueQueues(20);
  const first = pending();
  const running = queues.run('venue', first.work);
  let hasRun = false;
  const late = queues.run('venue', async () => {
    hasRun = true;
  });
  await expect(late).rejects.toThrow(StoreBusy);
  first.end();
  await running;
  await expect(queues.run('venue', async () => 'done')).resolves.toBe('done');
  expect(hasRun).toBe(false);
});
