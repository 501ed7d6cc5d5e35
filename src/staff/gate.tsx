import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { StaffSession } from '../contract/staff.ts';
import { DeskProvider } from './desk.tsx';
import { useDoor } from './door.ts';
import { Frame } from './frame.tsx';
import { messages } from './messages.ts';
import { SignIn, SignInAgain } from './screens/sign-in.tsx';
import { SESSION_KEY, SessionContext, sessionQuery } from './session.ts';

/**
 * Lets in who is signed in. Someone who is signed out while at work finds the sign-in before the
 * screen, which stays as it is behind it: nothing typed is lost.
 */
export function Gate() {
  const door = useDoor();
  const cache = useQueryClient();
  const { data: current, isError } = useQuery(sessionQuery(door));
  const [kept, keep] = useState<StaffSession | null>(null);
  // The session that was signed out of here is still the last one known for a moment.
  const [left, leave] = useState<StaffSession | null>(null);
  if (current && current !== kept && current !== left) keep(current);

  const venueName = kept?.venue.name;
  useEffect(() => {
    document.title = venueName ? messages.title(venueName) : messages.session.heading;
  }, [venueName]);

  const signedIn = useMemo(
    () =>
      kept && {
        session: kept,
        wording: { locale: kept.venue.language, currency: kept.venue.currency },
        isCurrent: current !== null,
        signOut: () => {
          keep(null);
          leave(kept);
          cache.setQueryData(SESSION_KEY, null);
          cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
        },
      },
    [kept, current, cache],
  );

  if (signedIn) {
    const { staff, venue } = signedIn.session;
    return (
      <SessionContext value={signedIn}>
        <DeskProvider key={`${venue.accountId} ${staff.uuid}`}>
          <Frame />
        </DeskProvider>
        {!signedIn.isCurrent && <SignInAgain email={staff.email} />}
      </SessionContext>
    );
  }
  if (current === null) return <SignIn />;
  return (
    <main className="splash">
      {isError ? (
        <div role="alert">
          <h1>{messages.session.unreachable}</h1>
          <p className="quiet-text">{messages.session.unreachableWhy}</p>
        </div>
      ) : (
        <p className="unseen" role="status">
          {messages.loading}
        </p>
      )}
    </main>
  );
}
