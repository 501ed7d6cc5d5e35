import { lazy, Suspense } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { useOutboxView } from '../../outbox/outbox-provider.tsx';
import { Dialog } from '../../parts/dialog.tsx';

/** A chunk of its own, with the form libraries: people with a session do not need it. */
export const loadSignInForm = () => import('./sign-in-form.tsx');
const SignInForm = lazy(loadSignInForm);

/** The screen for people who are not signed in. */
export function SignIn() {
  const messages = useMessages();
  return (
    <main className="splash">
      <div className="sign-in">
        <h1>{messages.session.heading}</h1>
        <Suspense>
          <SignInForm email="" />
        </Suspense>
      </div>
    </main>
  );
}

/** The dialog after a session expired, on top of the screen. */
export function SignInAgain({ email }: { email: string }) {
  const messages = useMessages();
  const { entries } = useOutboxView();
  return (
    <Dialog heading={messages.session.again} onClose={null} isOpaque>
      <p className="quiet-text">{messages.session.againReason}</p>
      {/* They are sent once the same person has signed in. */}
      {entries.length > 0 && (
        <p>
          <strong>{messages.service.unsent(entries.length)}</strong>
        </p>
      )}
      <Suspense>
        <SignInForm email={email} />
      </Suspense>
    </Dialog>
  );
}
