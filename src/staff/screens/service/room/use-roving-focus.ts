import { type FocusEvent, type KeyboardEvent, useCallback, useState } from 'react';
import { nearestInDirection } from './nearest-in-direction.ts';

/**
 * Makes many buttons one tab stop: the arrow keys, Home and End move the focus among the elements with
 * `data-roving`. The element that was focused last is the tab stop, else the preferred one, else the first.
 */
export function useRovingFocus(ids: readonly string[], preferred: string | null) {
  const [focused, setFocused] = useState<string | null>(null);
  const tabStop = [focused, preferred].find((id) => id !== null && ids.includes(id)) ?? ids[0];

  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const id = event.target.dataset.roving;
    if (id !== undefined) setFocused(id);
  }, []);

  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const elements = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]')];
    const { activeElement } = document;
    const current = activeElement instanceof HTMLElement ? elements.indexOf(activeElement) : -1;
    if (current === -1) return;
    const next = nextIndex(event.key, elements, current);
    if (next === null) return;
    event.preventDefault();
    elements[next]?.focus();
  }, []);

  return { tabStop, onFocus, onKeyDown };
}

/** Null if the key does not move the focus. */
function nextIndex(key: string, elements: readonly HTMLElement[], current: number): number | null {
  const last = elements.length - 1;
  const boxes = () => elements.map((element) => element.getBoundingClientRect());
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, current - 1);
    case 'ArrowRight':
      return Math.min(last, current + 1);
    case 'ArrowUp':
      return nearestInDirection(boxes(), current, 'up');
    case 'ArrowDown':
      return nearestInDirection(boxes(), current, 'down');
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
