import { useLayoutEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A value as it was before its last change, until what else that change shows has been painted. Preact, with which the
 * staff view is built, has no transitions: its `useDeferredValue` returns the new value at once.
 * @param first what is returned at first; without it, the value itself
 */
export function useAfterPaint<T>(value: T, first: T = value): T {
  const [painted, setPainted] = useState({ value: first });
  useLayoutEffect(() => {
    if (Object.is(painted.value, value)) return;
    return afterPaint(() => setPainted({ value }));
  }, [painted, value]);
  return painted.value;
}
