import { expect, onTestFinished, test, vi } from 'vitest';
import { SpareTime } from '../../src/jobs/spare-time.ts';

test('work begins at once while the process has time', () => {
  const spareTime = new SpareTime(() => 0.2);
  expect(spareTime.allows()).toBe(true);
  expect(spareTime.allows()).toBe(true);
});

test('work waits while the process is busy, each time for two seconds at most', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const spareTime = new SpareTime(() => 0.9);
  for (let times = 0; times < 2; times += 1) {
    expect(spareTime.allows()).toBe(false);
    vi.advanceTimersByTime(1999);
    expect(spareTime.allows()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(spareTime.allows()).toBe(true);
  }
});

test('work that waits begins once the process has time', () => {
  let share = 0.9;
  const spareTime = new SpareTime(() => share);
  expect(spareTime.allows()).toBe(false);
  share = 0.1;
  expect(spareTime.allows()).toBe(true);
});

test('work waits after the event loop was busy', async () => {
  const spareTime = new SpareTime();
  spareTime.allows();
  const end = performance.now() + 50;
  while (performance.now() < end);
  // The loop ends its turn, in which it was busy.
  await new Promise(setImmediate);
  expect(spareTime.allows()).toBe(false);
});
