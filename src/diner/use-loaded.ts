import { useEffect, useState } from 'react';
import { ChunkLoadError } from './chunk-load-error.ts';

export interface Loaded<Code> {
  loaded: Code | null;
  failure: Error | null;
  retry: () => void;
}

/**
 * Loads a chunk of code once it is needed. After a failure, `retry` loads it again; after a second
 * failure, it reloads the page.
 */
export function useLoaded<Code>(load: () => Promise<Code>, isNeeded: boolean): Loaded<Code> {
  const [{ loaded, failure }, set] = useState<Omit<Loaded<Code>, 'retry'>>({
    loaded: null,
    failure: null,
  });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isNeeded || loaded) return;
    let isCurrent = true;
    load().then(
      (module) => isCurrent && set({ loaded: module, failure: null }),
      (cause: Error) =>
        isCurrent && set({ loaded: null, failure: new ChunkLoadError(cause, tries > 0) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isNeeded, loaded, tries]);
  const retry = () => {
    // The widget’s draft survives the reload in the session storage.
    if (failure instanceof ChunkLoadError && failure.isPermanent) return location.reload();
    set({ loaded: null, failure: null });
    setTries((count) => count + 1);
  };
  return { loaded, failure, retry };
}
