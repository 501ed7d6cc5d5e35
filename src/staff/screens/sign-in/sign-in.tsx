import { lazy, Suspense } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { Dialog } from '../../parts/dialog.tsx';

/** A chunk of its own, with the form libraries: people with a session do not need it. */
export const loadSignInForm = () => import('./sign-in-form.tsx');
const SignInForm = lazy(loadSignInForm);
const SignedOut = lazy(() => import('./signed-out.tsx'));
const KeptTaps = lazy(() => import('./kept-taps.tsx'));

/** The screen for people who are not signed in. */
export function SignIn() {
  return (
    <Suspense fallback={<main className="splash" aria-busy="true" />}>
      <SignedOut />
    </Suspense>
  );
}

/** The dialog after a session expired, on top of the screen. */
export function SignInAgain({ email }: { email: string }) {
  const messages = useMessages();
  return (
    <Dialog heading={messages.session.again} onClose={null} isOpaque>
      <p className="quiet-text">{messages.session.againReason}</p>
      <Suspense>
        <KeptTaps />
        <SignInForm email={email} />
      </Suspense>
    </Dialog>
  );
}
