import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Backoff } from '../../src/jobs/backoff.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each pause is twice as long as the one before, up to the longest, and short again after a success', () => {
  const backoff = new Backoff({ firstMs: 1000, maxMs: 5000 });
  expect(backoff.waitMs).toBeLessThanOrEqual(0);
  const pauses = [];
  for (let failures = 0; failures < 4; failures += 1) {
    backoff.failed();
    pauses.push(backoff.waitMs);
  }
  expect(pauses).toEqual([1000, 2000, 4000, 5000]);
  vi.advanceTimersByTime(4999);
  expect(backoff.waitMs).toBe(1);
  backoff.succeeded();
  expect(backoff.isFailing).toBe(false);
  expect(backoff.waitMs).toBeLessThanOrEqual(0);
  backoff.failed();
  expect(backoff.waitMs).toBe(1000);
});

test('a retry without an answer yet starts the present pause again; after no failure there is none', () => {
  const backoff = new Backoff({ firstMs: 1000, maxMs: 5000 });
  backoff.pauseAgain();
  expect(backoff.waitMs).toBeLessThanOrEqual(0);
  backoff.failed();
  vi.advanceTimersByTime(700);
  backoff.pauseAgain();
  expect(backoff.waitMs).toBe(1000);
});
