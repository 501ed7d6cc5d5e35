import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { problemCodeOf } from '../../client/errors.ts';
import type { StaffSession } from '../../contract/staff/session.ts';
import { offsetOf, type UtcOffset } from '../../domain/utc-offsets.ts';
import type { StaffClient } from '../api-client.ts';
import { cachedDays } from '../day-data/booking-queries.ts';
import { forgetCopy } from '../device/read-copy.ts';
import type { VenueFormat } from '../parts/venue-format.ts';
import { deleteDrafts } from './draft-storage.ts';

/**
 * Who is signed in. An expired session keeps its data: the screen stays, with the sign-in dialog on
 * top.
 */
export type SessionState =
  | { status: 'signed-in' | 'expired'; session: StaffSession }
  | { status: 'signed-out'; session: null };

const SESSION_KEY = ['session'];
const MINUTE = 60_000;

/** The session, refetched every minute because the venue’s today changes. */
export function sessionQuery(apiClient: StaffClient) {
  return queryOptions({
    queryKey: SESSION_KEY,
    queryFn: async ({ client: cache, signal }): Promise<SessionState> => {
      try {
        const { answer } = await apiClient.call('read-session', {}, { signal, maxTries: 1 });
        const session = withUtcOffsets(cache, answer);
        // Another tab may have signed somebody else in, or a role may have changed.
        forgetOthers(cache, session);
        return { status: 'signed-in', session };
      } catch (error) {
        if (problemCodeOf(error) !== 'UNAUTHORIZED') throw error;
        void forgetCopy();
        return expired(cache.getQueryData<SessionState>(SESSION_KEY));
      }
    },
    staleTime: MINUTE,
    // The first answer is awaited before anything else is shown, so retry it soon.
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined) return 3000;
      return data.status === 'signed-in' ? MINUTE : false;
    },
  });
}

/** Somebody has signed in or taken over. Nothing that was fetched for others stays. */
export function startSession(cache: QueryClient, session: StaffSession): void {
  // An answer about the session before must not replace this one.
  void cache.cancelQueries({ queryKey: SESSION_KEY });
  forgetOthers(cache, session);
  const state: SessionState = { status: 'signed-in', session: withUtcOffsets(cache, session) };
  cache.setQueryData<SessionState>(SESSION_KEY, state);
}

/** Shows the session that this device has kept, until the server says who is signed in. */
export function restoreSession(cache: QueryClient, session: StaffSession, savedAt: number): void {
  const state: SessionState = { status: 'signed-in', session: withUtcOffsets(cache, session) };
  cache.setQueryData<SessionState>(SESSION_KEY, state, { updatedAt: savedAt });
}

/** The session of the person who is signed in, outside of React. */
export function currentSession(cache: QueryClient): StaffSession | undefined {
  const state = cache.getQueryData<SessionState>(SESSION_KEY);
  return state?.status === 'signed-in' ? state.session : undefined;
}

/** The venue's document has changed. */
export function refreshSession(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: SESSION_KEY });
}

/**
 * After a 401: asks the person to sign in again, on top of the screen if there is one. The device may be in other hands,
 * so what it has kept of the days is removed. Taps that are not sent stay in the outbox of their person.
 */
export function endSession(cache: QueryClient): void {
  cache.setQueryData<SessionState>(SESSION_KEY, expired);
  void forgetCopy();
}

/** After signing out: forgets the session and everything that was fetched in it. */
export function clearSession(cache: QueryClient): void {
  // A response still on its way must not sign the person in again.
  void cache.cancelQueries({ queryKey: SESSION_KEY });
  cache.setQueryData<SessionState>(SESSION_KEY, { status: 'signed-out', session: null });
  removeFetched(cache);
}

/** What names the things that one person may see: they are fetched anew for another one, or with another role. */
export function viewOf({ staff, venue }: StaffSession): string {
  return [venue.accountId, staff.uuid, ...staff.permissions.toSorted()].join(' ');
}

/** Forgets what was fetched and kept for another person, or with other permissions. */
function forgetOthers(cache: QueryClient, session: StaffSession): void {
  const before = cache.getQueryData<SessionState>(SESSION_KEY)?.session;
  if (!before || viewOf(before) === viewOf(session)) return;
  removeFetched(cache);
  void forgetCopy();
  if (before.staff.uuid !== session.staff.uuid) deleteDrafts();
}

function removeFetched(cache: QueryClient): void {
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
}

function expired(state: SessionState | undefined): SessionState {
  return state?.session
    ? { status: 'expired', session: state.session }
    : { status: 'signed-out', session: null };
}

export interface SignedIn {
  session: StaffSession;
  format: VenueFormat;
  /** False once the session expired: requests would be refused. */
  isCurrent: boolean;
}

export const SessionContext = createContext<SignedIn | null>(null);

export function useSession(): SignedIn {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext.');
  return session;
}

/**
 * A session with the venue's UTC offsets. Servers of the previous version do not send any, and sessions stored by it have
 * none; then the offsets of the bookings on this device are used, else that of the device.
 */
function withUtcOffsets(cache: QueryClient, session: StaffSession): StaffSession {
  const { venue } = session;
  if ('utcOffsets' in venue) return session;
  const learnt = learntOffsets(cache, session.venue.accountId);
  const utcOffsets = learnt.length > 0 ? learnt : [offsetOfDevice()];
  return { ...session, venue: { ...session.venue, utcOffsets } };
}

function learntOffsets(cache: QueryClient, accountId: string): UtcOffset[] {
  return cachedDays(cache, accountId)
    .flatMap(({ day }) => day.bookings)
    .map(({ bookingAt }) => ({ from: bookingAt, offsetMinutes: offsetOf(bookingAt) }))
    .sort((a, b) => Date.parse(a.from) - Date.parse(b.from))
    .filter((each, index, all) => each.offsetMinutes !== all[index - 1]?.offsetMinutes);
}

function offsetOfDevice(): UtcOffset {
  return { from: '1970-01-01T00:00:00Z', offsetMinutes: -new Date().getTimezoneOffset() };
}
