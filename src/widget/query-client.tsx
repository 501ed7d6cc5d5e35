import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Surroundings, useSurroundings } from './surroundings.ts';

const clients = new WeakMap<Surroundings['root'], QueryClient>();

/** What was asked is kept per element, so that each of its steps finds it. */
export function Queries({ children }: { children: ReactNode }) {
  const { root, refreshes } = useSurroundings();
  const client = clientOf(root);
  const seen = useRef(refreshes);
  useEffect(() => {
    if (seen.current === refreshes) return;
    seen.current = refreshes;
    void client.invalidateQueries();
  }, [client, refreshes]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function clientOf(root: Surroundings['root']): QueryClient {
  let client = clients.get(root);
  if (!client) {
    client = newQueryClient();
    clients.set(root, client);
  }
  return client;
}

export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The client of the API tries again by itself, and being offline is told, not waited for.
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
    },
  });
}
