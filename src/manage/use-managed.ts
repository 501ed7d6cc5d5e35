import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { type ManageApiClient, readManaged } from './manage-door.ts';
import { type ManageEvent, type ManageState, nextState } from './manage-state.ts';

/** The booking of a link: read at once, and again at a press where that failed. */
export function useManaged(
  apiClient: ManageApiClient,
): [ManageState, Dispatch<ManageEvent>, retry: () => void] {
  const [state, dispatch] = useReducer(nextState, { phase: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press tries again
  useEffect(() => {
    const given = new AbortController();
    dispatch({ type: 'asked' });
    readManaged(apiClient, given.signal).then(
      (managed) => dispatch({ type: 'read', managed }),
      (failure: Error) => {
        if (!given.signal.aborted) dispatch({ type: 'failed', failure });
      },
    );
    return () => given.abort();
  }, [apiClient, tries]);
  return [state, dispatch, () => setTries((count) => count + 1)];
}
