import { expect, test } from 'vitest';
import { AttemptQueues } from '../../../src/operations/access/attempt-queues.ts';
import { StoreUnavailable } from '../../../src/store/store.ts';

/** Work that ends when it is told to. */
function aCheck() {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  const work = () => {
    begun.resolve();
    return ended.promise;
  };
  return { work, begun: begun.promise, end: ended.resolve, fail: ended.reject };
}

test('attempts in one queue are checked one after another, in their order, also after one that failed', async () => {
  const queues = new AttemptQueues();
  const checks = [aCheck(), aCheck(), aCheck()] as const;
  const order: number[] = [];
  const results = checks.map(({ work }, index) =>
    queues.runInTurn('here', () => {
      order.push(index);
      return work();
    }),
  );
  await checks[0].begun;
  expect(order).toEqual([0]);
  checks[0].fail(new Error('wrong'));
  await expect(results[0]).rejects.toThrow('wrong');
  await checks[1].begun;
  expect(order).toEqual([0, 1]);
  checks[1].end('second');
  checks[2].end('third');
  expect(await Promise.all(results.slice(1))).toEqual(['second', 'third']);
});

test('attempts in another queue do not wait for it', async () => {
  const queues = new AttemptQueues();
  const held = aCheck();
  const here = queues.runInTurn('here', held.work);
  expect(await queues.runInTurn('there', async () => 'done')).toBe('done');
  held.end('held');
  expect(await here).toBe('held');
});

test('the sixth in a queue is refused, until one has left it', async () => {
  const queues = new AttemptQueues();
  const checks = Array.from({ length: 5 }, aCheck);
  const results = checks.map(({ work }) => queues.runInTurn('here', work));
  const another = () => queues.runInTurn('here', async () => 'another');
  await expect(another()).rejects.toThrow(/^Wait 1 second/);
  checks[0]?.end('first');
  await results[0];
  const sixth = another();
  await expect(another()).rejects.toThrow(/^Wait 1 second/);
  for (const { end } of checks) end('done');
  expect(await sixth).toBe('another');
  expect(await Promise.all(Array.from({ length: 5 }, another))).toHaveLength(5);
});

test('a wait ends after its time', async () => {
  const paused: number[] = [];
  const queues = new AttemptQueues(async (milliseconds) => void paused.push(milliseconds));
  await queues.wait(0);
  await queues.wait(1500);
  expect(paused).toEqual([1500]);
  await new AttemptQueues().wait(1);
});

test('StoreUnavailable for attempts that wait when the server stops, and for later ones', async () => {
  const queues = new AttemptQueues();
  const waiting = queues.wait(3_600_000);
  queues.stop();
  await expect(waiting).rejects.toThrow(StoreUnavailable);
  await expect(queues.wait(3_600_000)).rejects.toThrow(StoreUnavailable);
});
