import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
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
  if (day) restoreDay(cache, session.venue.accountId, day, day.readAt);
  startSession(cache, session);
  return cache;
}

function createQueryCache(): QueryClient {
  const onError = (error: Error): boolean => {
    // Signed out elsewhere, or the session expired: any request may be the first to find out.
    const isSignedOut = problemCodeOf(error) === 'UNAUTHORIZED';
    if (isSignedOut) endSession(cache);
    return isSignedOut;
  };
  const onQueryError = (error: Error, query: Query<unknown, unknown, unknown>) => {
    // What was not read yet is no error below the sign-in dialog: it is read once somebody has signed in.
    if (onError(error) && query.state.data === undefined) query.reset();
  };
  const cache: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: onQueryError }),
    mutationCache: new MutationCache({ onError: (error) => void onError(error) }),
    defaultOptions: {
      // The API client retries by itself. A browser that is “offline” may still reach a server on
      // the local network, so every request is sent.
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return cache;
}
