import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { fetchManagedBooking, type ManageApiClient } from './manage-api-client.ts';
import { type ManageEvent, type ManageState, nextState } from './manage-state.ts';

/** Fetches the booking of a link, and again on retry. */
export function useManagedBooking(
  apiClient: ManageApiClient,
): [ManageState, Dispatch<ManageEvent>, retry: () => void] {
  const [state, dispatch] = useReducer(nextState, { phase: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the request
  useEffect(() => {
    const controller = new AbortController();
    dispatch({ type: 'load-started' });
    fetchManagedBooking(apiClient, controller.signal).then(
      (managed) => dispatch({ type: 'loaded', managed }),
      (failure: Error) => {
        if (!controller.signal.aborted) dispatch({ type: 'failed', failure });
      },
    );
    return () => controller.abort();
  }, [apiClient, tries]);
  return [state, dispatch, () => setTries((count) => count + 1)];
}
