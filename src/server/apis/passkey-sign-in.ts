import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffSession } from '../../contract/staff/session.ts';
import { SESSION_OPERATIONS } from '../../contract/staff/session-operations.ts';
import type { SignedInStaff } from '../../operations/access/session.ts';
import type { AppContext } from '../../operations/context.ts';
import { beginPasskeySignIn } from '../../operations/second-factor/begin-passkey-sign-in.ts';
import { signInWithPasskey } from '../../operations/second-factor/sign-in-with-passkey.ts';
import { signInClientOf } from '../http/client-address.ts';
import { type OpenServer, serveSessionOperation } from './session-operation.ts';

interface PasskeyParts {
  context: AppContext;
  /** Sets the cookie of a new session and answers with it. */
  signedIn(
    request: FastifyRequest,
    reply: FastifyReply,
    session: SignedInStaff & { token: string },
  ): StaffSession;
}

/** The sign-in with a passkey: the server's challenge, and what a passkey made of it. */
export function servePasskeySignIn(open: OpenServer, { context, signedIn }: PasskeyParts): void {
  serveSessionOperation(open, SESSION_OPERATIONS['begin-passkey-sign-in'], async () =>
    beginPasskeySignIn(context),
  );
  serveSessionOperation(
    open,
    SESSION_OPERATIONS['sign-in-with-passkey'],
    async ({ request, reply, body }) => {
      const session = await signInWithPasskey(context, body.credential, signInClientOf(request));
      return signedIn(request, reply, session);
    },
  );
}
