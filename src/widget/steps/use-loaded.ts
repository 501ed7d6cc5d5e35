import { useEffect, useState } from 'react';
import { PartFailure } from '../part-failure.ts';

interface Loading<Code> {
  code: Code | null;
  failure: Error | null;
}

/** A part of the widget that comes in a file of its own, which may fail to come as data may. */
export function useLoaded<Code>(load: () => Promise<Code>, isNeeded: boolean) {
  const [{ code, failure }, set] = useState<Loading<Code>>({ code: null, failure: null });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isNeeded || code) return;
    let isWanted = true;
    load().then(
      (loaded) => isWanted && set({ code: loaded, failure: null }),
      (caught: Error) =>
        isWanted && set({ code: null, failure: new PartFailure(caught, tries > 0) }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, isNeeded, code, tries]);
  const retry = () => {
    // What was chosen and typed is remembered for the tab.
    if (failure instanceof PartFailure && failure.isLasting) return location.reload();
    set({ code: null, failure: null });
    setTries((count) => count + 1);
  };
  return { code, failure, retry };
}
