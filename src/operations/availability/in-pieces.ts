import { setImmediate } from 'node:timers/promises';

/**
 * The most that all calculations together take of one turn of the event loop. In each turn, other requests, bookings and
 * health checks run.
 */
const PIECE_MS = 10;

let spentMs = 0;
let isTurnEnding = false;
/** Calculations that go on in a later turn, the one that has waited longest first. */
const waiting: (() => void)[] = [];

/**
 * Runs a calculation, and lets other requests run in between. Calculations of different requests take turns, since each
 * that paused by itself would run in the same turn of the event loop as all others. The time decides only when it pauses.
 */
export async function inPieces<T>(steps: Generator<void, T>): Promise<T> {
  if (spentMs >= PIECE_MS || waiting.length > 0) await nextTurn();
  for (;;) {
    const step = runPiece(steps);
    if (step.done) return step.value;
    await nextTurn();
  }
}

function runPiece<T>(steps: Generator<void, T>): IteratorResult<void, T> {
  const startedAt = performance.now();
  const spentBefore = spentMs;
  try {
    for (;;) {
      const step = steps.next();
      if (step.done || spentBefore + performance.now() - startedAt >= PIECE_MS) return step;
    }
  } finally {
    spentMs = spentBefore + performance.now() - startedAt;
    if (spentMs < PIECE_MS) waiting.shift()?.();
    endTurn();
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    endTurn();
  });
}

/** Once the event loop has run everything else, the calculations get a new turn. */
function endTurn(): void {
  if (isTurnEnding) return;
  isTurnEnding = true;
  void setImmediate().then(() => {
    isTurnEnding = false;
    spentMs = 0;
    waiting.shift()?.();
  });
}
