import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiClientContext, createApiClient, languageOfPage } from './api-client.ts';
import { keepCopy } from './device/device-copy.ts';
import { ErrorBoundary } from './parts/error-boundary.tsx';
import { AuthGate } from './session/auth-gate.tsx';

/** The root component of the staff view. */
export function App({ cache }: { cache: QueryClient }) {
  useEffect(() => keepCopy(cache), [cache]);
  const [apiClient] = useState(() => createApiClient(languageOfPage));
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
