import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { problemCodeOf } from '../client/errors.ts';
import { ApiClientContext, createApiClient } from './api-client.ts';
import { keepCopy, restoreCopy } from './device/device-copy.ts';
import { ErrorBoundary } from './parts/error-boundary.tsx';
import { AuthGate } from './session/auth-gate.tsx';
import { endSession } from './session/session.ts';

/** The root component of the staff view. */
export function App() {
  const [cache] = useState(createCache);
  const isRestored = useRestoredCopy(cache);
  // What the server writes comes in the language on screen.
  const [apiClient] = useState(() => createApiClient(() => document.documentElement.lang));
  return (
    <ErrorBoundary>
      <QueryClientProvider client={cache}>
        <ApiClientContext value={apiClient}>{isRestored && <AuthGate />}</ApiClientContext>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** Nothing is requested before it is known what the device has. */
function useRestoredCopy(cache: QueryClient): boolean {
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    void restoreCopy(cache).then(() => setIsRestored(true));
    return keepCopy(cache);
  }, [cache]);
  return isRestored;
}

function createCache(): QueryClient {
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
