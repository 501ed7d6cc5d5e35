import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Client } from '../client/call.ts';
import { problemCodeOf } from '../client/errors.ts';
import type { StaffSession } from '../contract/staff.ts';
import type { Wording } from './wording.ts';

export const SESSION_KEY = ['session'];

const MINUTE = 60_000;

/** Who is signed in; null where nobody is. Asked again now and then, for the venue’s today moves on. */
export function sessionQuery(door: Client) {
  return queryOptions({
    queryKey: SESSION_KEY,
    queryFn: async ({ signal }): Promise<StaffSession | null> => {
      try {
        const request = { method: 'GET', path: '/session' } as const;
        return (await door.request<StaffSession>(request, { signal, maxTries: 1 })).answer;
      } catch (failure) {
        if (problemCodeOf(failure) === 'UNAUTHORIZED') return null;
        throw failure;
      }
    },
    staleTime: MINUTE,
    // Until there is an answer the page shows nothing else, so it keeps asking.
    refetchInterval: ({ state }) =>
      state.data === undefined ? 3000 : state.data !== null ? MINUTE : false,
  });
}

export interface SignedIn {
  session: StaffSession;
  wording: Wording;
  /** False while the sign-in stands before a screen that is kept. */
  isCurrent: boolean;
  signOut: () => void;
}

export const SessionContext = createContext<SignedIn | null>(null);

export function useSession(): SignedIn {
  const session = use(SessionContext);
  if (!session) throw new Error('Nobody is signed in around this component.');
  return session;
}
