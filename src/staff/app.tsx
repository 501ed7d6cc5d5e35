import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiClientContext, createApiClient } from './api-client.ts';
import { keepCopy } from './device/device-copy.ts';
import { ErrorBoundary } from './parts/error-boundary.tsx';
import { AuthGate } from './session/auth-gate.tsx';

/** The root component of the staff view. */
export function App({ cache }: { cache: QueryClient }) {
  useEffect(() => keepCopy(cache), [cache]);
  // What the server writes comes in the language on screen.
  const [apiClient] = useState(() => createApiClient(() => document.documentElement.lang));
  return (
    <ErrorBoundary>
      <QueryClientProvider client={cache}>
        <ApiClientContext value={apiClient}>
          <AuthGate />
        </ApiClientContext>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
