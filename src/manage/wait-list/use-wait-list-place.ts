import { useEffect, useState } from 'react';
import type { WaitListAnswer } from '../../contract/wait-list/wait-list-place.ts';
import { readWaitListPlace } from '../manage-api-client.ts';
import { useManage } from '../manage-context.ts';

const REFRESH_MS = 60_000;

/** The place of the booking on the wait list, read every minute and after each change. */
export function useWaitListPlace() {
  const { apiClient, managed, now } = useManage();
  const [place, setPlace] = useState<WaitListAnswer['waitList'] | undefined>();
  const [failure, setFailure] = useState<Error | null>(null);
  const [tries, setTries] = useState(0);
  const minute = Math.floor(now / REFRESH_MS);
  const { etag } = managed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these repeats the request
  useEffect(() => {
    const controller = new AbortController();
    readWaitListPlace(apiClient, controller.signal).then(
      ({ waitList }) => {
        setPlace(waitList);
        setFailure(null);
      },
      (error: Error) => {
        if (!controller.signal.aborted) setFailure(error);
      },
    );
    return () => controller.abort();
  }, [apiClient, etag, minute, tries]);
  const reload = () => setTries((count) => count + 1);
  return { place, failure, reload };
}
