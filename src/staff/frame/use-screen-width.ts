import { useSyncExternalStore } from 'react';

/** Whether the panel fits beside the list. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(wide.subscribe, wide.matches);
}

/** Whether there is space for either the list or the tables, as on a phone. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(narrow.subscribe, narrow.matches);
}

const wide = mediaOf('(min-width: 64rem)');
const narrow = mediaOf('(max-width: 47.99rem)');

function mediaOf(query: string) {
  return {
    matches: () => window.matchMedia(query).matches,
    subscribe: (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
  };
}
