import { expect, test } from 'vitest';
import { AttemptLines } from '../../../src/operations/access/attempt-lines.ts';
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

test('attempts of one line are checked one after another, in their order, also after one that failed', async () => {
  const lines = new AttemptLines();
  const checks = [aCheck(), aCheck(), aCheck()] as const;
  const order: number[] = [];
  const results = checks.map(({ work }, index) =>
    lines.runInTurn('here', () => {
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

test('attempts of another line do not wait for it', async () => {
  const lines = new AttemptLines();
  const held = aCheck();
  const here = lines.runInTurn('here', held.work);
  expect(await lines.runInTurn('there', async () => 'done')).toBe('done');
  held.end('held');
  expect(await here).toBe('held');
});

test('the sixth in a line is refused, until somebody has left it', async () => {
  const lines = new AttemptLines();
  const checks = Array.from({ length: 5 }, aCheck);
  const results = checks.map(({ work }) => lines.runInTurn('here', work));
  const another = () => lines.runInTurn('here', async () => 'another');
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
  const lines = new AttemptLines(async (milliseconds) => void paused.push(milliseconds));
  await lines.wait(0);
  await lines.wait(1500);
  expect(paused).toEqual([1500]);
  await new AttemptLines().wait(1);
});

test('StoreUnavailable for who waits when the server stops, and for who comes later', async () => {
  const lines = new AttemptLines();
  const waiting = lines.wait(3_600_000);
  lines.stop();
  await expect(waiting).rejects.toThrow(StoreUnavailable);
  await expect(lines.wait(3_600_000)).rejects.toThrow(StoreUnavailable);
});
