import { lazy, Suspense } from 'react';
import { loadWithTexts } from '../../messages/load-message-part.ts';

const InvitationPage = lazy(() => loadWithTexts('service', import('./invitation-page.tsx')));

/** The token of the link that opened the page; null if it was another address. */
export function invitationToken(): string | null {
  return new URLSearchParams(window.location.hash.slice(1)).get('invitation');
}

/** Lets somebody join who opened the link of an invitation. */
export function Invitation({ token }: { token: string }) {
  return (
    <main className="splash">
      <div className="sign-in">
        <Suspense>
          <InvitationPage token={token} />
        </Suspense>
      </div>
    </main>
  );
}
