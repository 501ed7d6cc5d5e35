import { expect, onTestFinished, test, vi } from 'vitest';
import { ServerClock } from '../../../src/staff/live/server-clock.ts';

test("the device's clock until the server has said the time, then the server's", () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:07:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const clock = new ServerClock();
  expect(clock.now()).toBe(Date.parse('2026-11-20T20:07:00Z'));
  clock.set('2026-11-20T20:00:00Z');
  vi.advanceTimersByTime(20_000);
  expect(clock.now()).toBe(Date.parse('2026-11-20T20:00:20Z'));
  clock.set('2026-11-20T20:00:21Z');
  expect(clock.now()).toBe(Date.parse('2026-11-20T20:00:21Z'));
});

test('the Date of a response corrects a clock that is seconds off, until the server has said the time', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:07:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const clock = new ServerClock();
  clock.correct(null);
  clock.correct('Fri, 20 Nov 2026 20:00:00 GMT');
  expect(clock.now()).toBe(Date.parse('2026-11-20T20:00:00Z'));
  clock.set('2026-11-20T20:00:00.700Z');
  for (const date of ['Fri, 20 Nov 2026 20:00:00 GMT', 'Fri, 20 Nov 2026 19:00:00 GMT'])
    clock.correct(date);
  expect(clock.now()).toBe(Date.parse('2026-11-20T20:00:00.700Z'));
});
