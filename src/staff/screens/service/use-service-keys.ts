import { useLayoutEffect, useRef } from 'react';

/** What each key does. */
export type ServiceKeys = Readonly<Record<string, () => void>>;

const STORAGE_KEY = 'maitre:keys';

/** Whether single letters act on this device; people who dictate or type by accident switch them off. */
export function areKeysOn(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== 'off';
}

export function switchKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, 'off');
}

/** Single keys of the service screen. They act outside fields and dialogs, and without Ctrl, Alt or Command. */
export function useServiceKeys(keys: ServiceKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  // A layout effect: once the lists are on screen, their keys act.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, altKey, metaKey, defaultPrevented, repeat } = event;
      if (defaultPrevented || repeat || ctrlKey || altKey || metaKey || !areKeysOn()) return;
      if (!(target instanceof Element) || target.closest('input, textarea, select, dialog')) return;
      const act = latest.current[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
