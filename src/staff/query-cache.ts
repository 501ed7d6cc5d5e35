import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { problemCodeOf } from '../client/errors.ts';
import { restoreDay } from './day-data/booking-queries.ts';
import { restoreCopy } from './device/device-copy.ts';
import type { FirstData } from './first-data.ts';
import { endSession, startSession } from './session/session.ts';

/** The cache of everything that was fetched, filled with what the first screen shows. */
export function openQueryCache({ copy, answers }: FirstData): QueryClient {
  const cache = createQueryCache();
  if (copy) restoreCopy(cache, copy);
  if (!answers) return cache;
  const { session, day } = answers;
  startSession(cache, session);
  if (day) restoreDay(cache, session.venue.accountId, day, day.readAt);
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
