import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAfterPaint } from '../../../src/staff/parts/use-after-paint.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // First: what a test replaced was a fake one.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The next frame, and what follows it. */
function frame(): void {
  act(() => {
    vi.advanceTimersToNextFrame().advanceTimersByTime(1);
  });
}

function follow(value: string) {
  const { result, rerender } = renderHook(({ now }) => useAfterPaint(now), {
    initialProps: { now: value },
  });
  return {
    shown: () => result.current,
    set: (now: string) => rerender({ now }),
    frame,
  };
}

test('the first value is there at once, a change after the next frame', () => {
  const { shown, set } = follow('one');
  expect(shown()).toBe('one');
  set('two');
  expect(shown()).toBe('one');
  frame();
  expect(shown()).toBe('two');
});

test('of several changes before a frame, only the last one is ever shown', () => {
  const { shown, set } = follow('one');
  set('two');
  set('three');
  frame();
  expect(shown()).toBe('three');
  set('four');
  set('three');
  frame();
  expect(shown()).toBe('three');
});

test('a page in the background, which paints no frames, follows within 100 ms', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { shown, set } = follow('one');
  set('two');
  act(() => {
    vi.advanceTimersByTime(100);
  });
  expect(shown()).toBe('two');
});

test('with a first value, the other one comes after the first frame', () => {
  const { result } = renderHook(() => useAfterPaint(true, false));
  expect(result.current).toBe(false);
  frame();
  expect(result.current).toBe(true);
});
