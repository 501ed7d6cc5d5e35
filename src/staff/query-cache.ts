import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { problemCodeOf } from '../client/errors.ts';
import { restoreCopy } from './device/device-copy.ts';
import { endSession } from './session/session.ts';

/** The cache of everything that was fetched, filled with what this device has kept. */
export async function openQueryCache(): Promise<QueryClient> {
  const cache = createQueryCache();
  await restoreCopy(cache);
  return cache;
}

function createQueryCache(): QueryClient {
  const onError = (error: Error) => {
    // Signed out elsewhere, or the session expired: any request may be the first to find out.
    if (problemCodeOf(error) === 'UNAUTHORIZED') endSession(cache);
  };
  const cache: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The API client retries by itself. A browser that is “offline” may still reach a server on
      // the local network, so every request is sent.
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return cache;
}
