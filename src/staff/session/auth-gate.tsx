import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApiClient } from '../api-client.ts';
import { CancelDialogProvider } from '../bookings/cancel-dialog.tsx';
import { Frame } from '../frame/frame.tsx';
import { LiveProvider } from '../live/live-provider.tsx';
import { useLanguage } from '../messages/messages.ts';
import { MessagesProvider } from '../messages/messages-provider.tsx';
import { NotificationsProvider } from '../notifications/notifications.tsx';
import { OutboxProvider } from '../outbox/outbox-provider.tsx';
import { localeOf } from '../parts/venue-format.ts';
import { Invitation, invitationToken } from '../screens/invitation/invitation.tsx';
import { SignIn, SignInAgain } from '../screens/sign-in/sign-in.tsx';
import { TicketDraftsProvider } from '../screens/ticket/ticket-drafts.tsx';
import { deleteDrafts } from './draft-storage.ts';
import { SessionContext, type SessionState, sessionQuery, viewOf } from './session.ts';

/**
 * Shows the staff view to people who are signed in. When a session expires, the sign-in dialog
 * opens on top of the screen, so nothing typed is lost.
 */
export function AuthGate() {
  const { data: state, isError } = useQuery(sessionQuery(useApiClient()));
  return (
    <MessagesProvider session={state?.session ?? null}>
      <SessionScreen state={state} isError={isError} />
    </MessagesProvider>
  );
}

interface SessionScreenProps {
  /** Undefined until the server has answered. */
  state: SessionState | undefined;
  isError: boolean;
}

function SessionScreen({ state, isError }: SessionScreenProps) {
  const { language, messages } = useLanguage();
  const session = state?.session ?? null;
  const isCurrent = state?.status === 'signed-in';

  const venueName = session?.venue.name;
  useEffect(() => {
    document.title = venueName ? messages.title(venueName) : messages.session.heading;
  }, [venueName, messages]);

  const isSignedOut = state?.status === 'signed-out';
  useEffect(() => {
    if (isSignedOut) deleteDrafts();
  }, [isSignedOut]);

  const signedIn = useMemo(
    () =>
      session && {
        session,
        format: {
          locale: localeOf(language, session.venue.country),
          currency: session.venue.currency,
          separatesAdultsAndChildren: session.venue.separatesAdultsAndChildren,
        },
        isCurrent,
      },
    [session, isCurrent, language],
  );

  if (signedIn) {
    const { staff } = signedIn.session;
    return (
      <SessionContext value={signedIn}>
        {/* The key: nothing of one person, venue or role is kept for another. */}
        <NotificationsProvider key={viewOf(signedIn.session)}>
          <OutboxProvider>
            <LiveProvider>
              <CancelDialogProvider>
                <TicketDraftsProvider>
                  <Frame />
                </TicketDraftsProvider>
              </CancelDialogProvider>
            </LiveProvider>
            {!isCurrent && <SignInAgain email={staff.email} />}
          </OutboxProvider>
        </NotificationsProvider>
      </SessionContext>
    );
  }
  const invitation = invitationToken();
  if (state && invitation !== null) return <Invitation token={invitation} />;
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
