import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from '../../src/ui/use-now.ts';

const START = Date.parse('2030-05-01T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the time of the first render, until the next update', () => {
  const { result, rerender } = renderHook(useNow);
  vi.setSystemTime(START + 5000);
  rerender();
  expect(result.current).toBe(START);
});

test('updated every 15 seconds', () => {
  const { result } = renderHook(useNow);
  act(() => void vi.advanceTimersByTime(15_000));
  expect(result.current).toBe(START + 15_000);
  act(() => void vi.advanceTimersByTime(15_000));
  expect(result.current).toBe(START + 30_000);
});

test('updated when the page becomes visible again', () => {
  const { result } = renderHook(useNow);
  vi.setSystemTime(START + 3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(START + 3_600_000);
});

test('no timer is left after unmounting', () => {
  const { unmount } = renderHook(useNow);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
