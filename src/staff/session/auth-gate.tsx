import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApiClient } from '../api-client.ts';
import { ChangeDialogsProvider } from '../bookings/change-dialogs.tsx';
import { Frame } from '../frame/frame.tsx';
import { messages } from '../messages/messages.ts';
import { NotificationsProvider } from '../notifications/notifications.tsx';
import { SignIn, SignInAgain } from '../screens/sign-in/sign-in.tsx';
import { TicketDraftsProvider } from '../screens/ticket/ticket-drafts.tsx';
import { SessionContext, sessionQuery } from './session.ts';

/**
 * Shows the staff view to people who are signed in. When a session expires, the sign-in dialog
 * opens on top of the screen, so nothing typed is lost.
 */
export function AuthGate() {
  const { data: state, isError } = useQuery(sessionQuery(useApiClient()));
  const session = state?.session ?? null;
  const isCurrent = state?.status === 'signed-in';

  const venueName = session?.venue.name;
  useEffect(() => {
    document.title = venueName ? messages.title(venueName) : messages.session.heading;
  }, [venueName]);

  const signedIn = useMemo(
    () =>
      session && {
        session,
        format: { locale: session.venue.language, currency: session.venue.currency },
        isCurrent,
      },
    [session, isCurrent],
  );

  if (signedIn) {
    const { staff, venue } = signedIn.session;
    return (
      <SessionContext value={signedIn}>
        {/* The key: nothing of one person or venue is kept for another. */}
        <NotificationsProvider key={`${venue.accountId} ${staff.uuid}`}>
          <ChangeDialogsProvider>
            <TicketDraftsProvider>
              <Frame />
            </TicketDraftsProvider>
          </ChangeDialogsProvider>
        </NotificationsProvider>
        {!isCurrent && <SignInAgain email={staff.email} />}
      </SessionContext>
    );
  }
  if (state) return <SignIn />;
  return (
    <main className="splash">
      {isError ? (
        <div role="alert">
          <h1>{messages.session.unreachable}</h1>
          <p className="quiet-text">{messages.session.unreachableWhy}</p>
        </div>
      ) : (
        <p className="visually-hidden" role="status">
          {messages.loading}
        </p>
      )}
    </main>
  );
}
