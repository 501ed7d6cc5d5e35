import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '../client/call.ts';
import { codeOf } from '../client/failure.ts';
import { DoorContext } from './door.ts';
import { Gate } from './gate.tsx';

/** The staff view, behind this door. */
export function App({ door }: { door: Client }) {
  const [cache] = useState(createCache);
  return (
    <QueryClientProvider client={cache}>
      <DoorContext value={door}>
        <Gate />
      </DoorContext>
    </QueryClientProvider>
  );
}

function createCache(): QueryClient {
  const onError = (failure: Error) => {
    // Signed out elsewhere, or the session ran out: whichever request learns of it first.
    if (codeOf(failure) === 'UNAUTHORIZED') cache.setQueryData(['session'], null);
  };
  const cache: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The door repeats by itself what is worth it. "Offline" means the internet to a browser,
      // while the server may stand in the next room: so every request is tried.
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return cache;
}
