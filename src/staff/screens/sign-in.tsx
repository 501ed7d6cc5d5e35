import { lazy, Suspense } from 'react';
import { Dialog } from '../dialog.tsx';
import { messages } from '../messages.ts';

/** Whoever is signed in already is spared the form and what it takes to check one. */
export const loadSignInForm = () => import('./sign-in-form.tsx');
const SignInForm = lazy(loadSignInForm);

/** The first screen for someone whom nobody knows yet. */
export function SignIn() {
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

/** The sign-in of someone who was signed out while at work; their screen waits behind it. */
export function SignInAgain({ email }: { email: string }) {
  return (
    <Dialog heading={messages.session.again} onClose={null} isOpaque>
      <p className="quiet-text">{messages.session.againWhy}</p>
      <Suspense>
        <SignInForm email={email} />
      </Suspense>
    </Dialog>
  );
}
