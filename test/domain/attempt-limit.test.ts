import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Attempts,
  type BackoffLimit,
  backoffWait,
  type GivenTurns,
  type PaceLimit,
  windowWait,
  withAttempt,
  withTurn,
} from '../../src/domain/attempt-limit.ts';

const LIMIT: BackoffLimit = {
  freeAttempts: 3,
  firstWaitMs: 1000,
  maxWaitMs: 8000,
  forgottenAfterMs: 60_000,
};

test('the first attempts are free, then each doubles the wait, up to a maximum', () => {
  let attempts: Attempts | null = null;
  const waits: number[] = [];
  for (let count = 0; count < 9; count += 1) {
    waits.push(backoffWait(LIMIT, attempts, 0));
    attempts = withAttempt(LIMIT, attempts, 0);
  }
  expect(waits).toEqual([0, 0, 0, 1000, 2000, 4000, 8000, 8000, 8000]);
});

test('an attempt that would lie in the future counts as just made', () => {
  expect(backoffWait(LIMIT, { count: 3, lastAt: 1_000_000 }, 0)).toBe(1000);
});

test('after a long time without an attempt the count starts again', () => {
  const attempts = { count: 9, lastAt: 0 };
  expect(withAttempt(LIMIT, attempts, 59_999)).toEqual({ count: 10, lastAt: 59_999 });
  expect(withAttempt(LIMIT, attempts, 60_000)).toEqual({ count: 1, lastAt: 60_000 });
});

test('nobody waits longer than the maximum, whatever the clock of another process was', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer(), fc.integer(), (count, lastAt, now) => {
      const wait = backoffWait(LIMIT, { count, lastAt }, now);
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(LIMIT.maxWaitMs);
    }),
  );
});

test('in a window, the attempt that is too many waits until the earliest of the last ones leaves it', () => {
  const limit = { maxAttempts: 3, windowMs: 100 };
  expect(windowWait(limit, [0, 40], 50)).toBe(0);
  expect(windowWait(limit, [0, 40, 50], 60)).toBe(40);
  expect(windowWait(limit, [0, 10, 40, 50], 60)).toBe(50);
});

const PACE: PaceLimit = {
  freeTurns: 3,
  pauseMs: 1000,
  maxAheadMs: 1_000_000,
  forgottenAfterMs: 60_000,
};

/** The turns of attempts that come at these times. */
function turnsAt(times: readonly number[]): number[] {
  let given: GivenTurns | null = null;
  return times.map((now) => {
    given = withTurn(PACE, given, now);
    return given.lastAt;
  });
}

test('turns at one target: the first are at once, the others one pause apart', () => {
  expect(turnsAt([0, 0, 0, 0, 0, 0])).toEqual([0, 0, 0, 1000, 2000, 3000]);
});

test('turns at one target: an attempt after the pause of the last turn does not wait', () => {
  expect(turnsAt([0, 0, 0, 1000, 2500, 3500])).toEqual([0, 0, 0, 1000, 2500, 3500]);
});

test('turns at one target: after a long time without attempts, they are at once again', () => {
  expect(turnsAt([0, 0, 0, 0, 60_999, 60_999]).slice(-2)).toEqual([60_999, 61_999]);
  expect(turnsAt([0, 0, 0, 0, 61_000, 61_000, 61_000, 61_000]).slice(-4)).toEqual([
    61_000, 61_000, 61_000, 62_000,
  ]);
});

test('turns at one target: never before the attempt, in their order, and no more than the pause allows', () => {
  const gaps = fc.array(fc.oneof(fc.constant(0), fc.nat(2000), fc.nat(70_000)), { maxLength: 60 });
  fc.assert(
    fc.property(gaps, (between) => {
      let now = 0;
      const times = between.map((gap) => {
        now += gap;
        return now;
      });
      const turns = turnsAt(times);
      for (const [index, turn] of turns.entries()) {
        expect(turn).toBeGreaterThanOrEqual(times[index] ?? 0);
        expect(turn).toBeGreaterThanOrEqual(turns[index - 1] ?? 0);
        const within = turns.filter((each) => each >= turn && each < turn + 10_000);
        expect(within.length).toBeLessThanOrEqual(PACE.freeTurns + 10);
      }
    }),
  );
});
