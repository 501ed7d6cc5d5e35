import { expect, test } from 'vitest';
import { inPieces } from '../../../src/operations/availability/in-pieces.ts';

/** So many steps of a millisecond each. */
function* stepsOf(count: number): Generator<void, string> {
  for (let step = 0; step < count; step += 1) {
    const end = performance.now() + 1;
    while (performance.now() < end);
    yield;
  }
  return 'done';
}

test('the result, and other work runs in between', async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  expect(await inPieces(stepsOf(100))).toBe('done');
  isOver = true;
  expect(turns).toBeGreaterThan(2);
});

test('a short calculation is not interrupted', async () => {
  let wasInterrupted = false;
  setImmediate(() => {
    wasInterrupted = true;
  });
  await inPieces(stepsOf(0));
  expect(wasInterrupted).toBe(false);
});
