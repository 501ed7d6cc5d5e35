import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Alarm } from '../../src/jobs/alarm.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An alarm, and how often it rang. */
function listenTo(alarm: Alarm): { rang: number } {
  const heard = { rang: 0 };
  void (async () => {
    for (;;) {
      await alarm.untilItRings();
      heard.rang += 1;
    }
  })();
  return heard;
}

test('rings once at the earliest of the times that it was set to', async () => {
  const alarm = new Alarm();
  const heard = listenTo(alarm);
  alarm.ringWithin(300);
  alarm.ringWithin(100);
  alarm.ringWithin(200);
  await vi.advanceTimersByTimeAsync(99);
  expect(heard.rang).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard.rang).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard.rang).toBe(1);
});

test('ringNow rings once, without a timer, and the alarm can be set again', async () => {
  const alarm = new Alarm();
  const heard = listenTo(alarm);
  alarm.ringWithin(30_000);
  alarm.ringNow();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard.rang).toBe(1);
  alarm.ringWithin(50);
  await vi.advanceTimersByTimeAsync(50);
  expect(heard.rang).toBe(2);
});
