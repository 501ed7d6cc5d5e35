import { useSyncExternalStore } from 'react';
import { shownTheme, type Theme, watchTheme } from './theme.ts';

/** The scheme of the page; components that use it change with it. */
export function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, shownTheme);
}
