import { setImmediate } from 'node:timers/promises';

/** Other requests wait at most about this long for a calculation. */
const PIECE_MS = 10;

/** Runs a calculation, and lets other requests run in between. The time decides only when it pauses. */
export async function inPieces<T>(steps: Generator<void, T>): Promise<T> {
  let start = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - start < PIECE_MS) continue;
    await setImmediate();
    start = performance.now();
  }
}
