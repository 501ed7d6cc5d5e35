import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { problemCodeOf } from '../client/errors.ts';
import type { StaffSession } from '../contract/staff.ts';
import { createDoor, DoorContext } from './door.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { Gate } from './gate.tsx';
import { SESSION_KEY } from './session.ts';

/** The staff view, all of it. */
export function App() {
  const [cache] = useState(createCache);
  const [door] = useState(() => createDoor(() => venueLanguage(cache)));
  return (
    <FailureBoundary>
      <QueryClientProvider client={cache}>
        <DoorContext value={door}>
          <Gate />
        </DoorContext>
      </QueryClientProvider>
    </FailureBoundary>
  );
}

function createCache(): QueryClient {
  const onError = (failure: Error) => {
    // Signed out elsewhere, or the session ran out: whichever request learns of it first.
    if (problemCodeOf(failure) === 'UNAUTHORIZED') cache.setQueryData(SESSION_KEY, null);
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

/** The staff share the venue’s language, so its names and its dates are told in the same one. */
function venueLanguage(cache: QueryClient): string | undefined {
  return cache.getQueryData<StaffSession | null>(SESSION_KEY)?.venue.language;
}
