import { useSyncExternalStore } from 'react';

/** On wide screens the booking panel is beside the list, on narrow ones it covers the list. */
const WIDE = '(min-width: 64rem)';

export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
