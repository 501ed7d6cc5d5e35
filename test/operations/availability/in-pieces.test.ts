import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inPieces } from '../../../src/operations/availability/in-pieces.ts';

/** A clock that only calculations move, and how much they did in each turn of the event loop. */
function openClock() {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const turns: string[][] = [[]];
  let isWatching = true;
  const watch = async () => {
    while (isWatching) {
      await setImmediate();
      turns.push([]);
    }
  };
  void watch();
  onTestFinished(() => {
    isWatching = false;
  });
  function* calculation(name: string, steps: number): Generator<void, string> {
    for (let step = 0; step < steps; step += 1) {
      now += 1;
      turns.at(-1)?.push(name);
      yield;
    }
    return name;
  }
  return { turns, calculation };
}

test('calculations of many requests together take ten milliseconds of a turn, not each of them', async () => {
  const { turns, calculation } = openClock();
  const names = Array.from({ length: 20 }, (_, index) => `c${index}`);
  const results = await Promise.all(names.map((name) => inPieces(calculation(name, 25))));
  expect(results).toEqual(names);
  expect(turns.flat()).toHaveLength(20 * 25);
  expect(Math.max(...turns.map((steps) => steps.length))).toBeLessThanOrEqual(10);
});

test('a short calculation waits for one piece of each other, however long they are', async () => {
  const { turns, calculation } = openClock();
  const long = ['a', 'b', 'c'].map((name) => inPieces(calculation(name, 200)));
  const done = turns.flat().length;
  expect(await inPieces(calculation('short', 3))).toBe('short');
  expect(turns.flat().indexOf('short') - done).toBeLessThanOrEqual(30);
  await Promise.all(long);
});

test('short calculations share a turn', async () => {
  const { turns, calculation } = openClock();
  await Promise.all(['a', 'b', 'c'].map((name) => inPieces(calculation(name, 2))));
  expect(turns.find((steps) => steps.length > 0)).toHaveLength(6);
});

test('one that fails ends alone', async () => {
  const { calculation } = openClock();
  function* failing(): Generator<void, string> {
    yield* calculation('failing', 15);
    throw new Error('broken');
  }
  const [failed, other] = await Promise.allSettled([
    inPieces(failing()),
    inPieces(calculation('other', 30)),
  ]);
  expect(failed).toMatchObject({ reason: new Error('broken') });
  expect(other).toMatchObject({ value: 'other' });
});
