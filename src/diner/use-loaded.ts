import { useEffect, useState } from 'react';
import { ChunkLoadError } from './chunk-load-error.ts';

export interface Loaded<Code> {
  code: Code | null;
  failure: Error | null;
  retry: () => void;
}

/** Loads a chunk of code once it is needed. After a failure, `retry` loads it again. */
export function useLoaded<Code>(load: () => Promise<Code>, isNeeded: boolean): Loaded<Code> {
  const [{ code, failure }, set] = useState<Omit<Loaded<Code>, 'retry'>>({
    code: null,
    failure: null,
  });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isNeeded || code) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && set({ code: loaded, failure: null }),
      (cause: Error) =>
        isCurrent && set({ code: null, failure: new ChunkLoadError(cause, tries > 0) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isNeeded, code, tries]);
  const retry = () => {
    // The draft survives the reload in the session storage.
    if (failure instanceof ChunkLoadError && failure.isPermanent) return location.reload();
    set({ code: null, failure: null });
    setTries((count) => count + 1);
  };
  return { code, failure, retry };
}
