import { messages } from '../messages.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The first screen for someone whom nobody knows yet. */
export function SignIn() {
  return (
    <main className="splash">
      <div className="sign-in">
        <h1>{messages.session.heading}</h1>
        <SignInForm email="" />
      </div>
    </main>
  );
}
