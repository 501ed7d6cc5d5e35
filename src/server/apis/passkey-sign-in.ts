import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PASSKEY_SIGN_IN_PATHS } from '../../contract/staff/second-factor-paths.ts';
import { PasskeySignInRequest } from '../../contract/staff/second-factors.ts';
import type { SignedInStaff } from '../../operations/access/session.ts';
import type { AppContext } from '../../operations/context.ts';
import { beginPasskeySignIn } from '../../operations/second-factor/begin-passkey-sign-in.ts';
import { signInWithPasskey } from '../../operations/second-factor/sign-in-with-passkey.ts';
import { headerOf } from '../http/headers.ts';
import { parsePart } from '../http/parse-input.ts';

interface PasskeyRoutes {
  app: FastifyInstance;
  context: AppContext;
  /** @throws Refusal FORBIDDEN */
  requireOwnOrigin(request: FastifyRequest): void;
  /** Sets the cookie of a new session and answers with it. */
  signedIn(
    request: FastifyRequest,
    reply: FastifyReply,
    session: SignedInStaff & { token: string },
  ): unknown;
}

/** The sign-in with a passkey: the server's challenge, and what a passkey made of it. */
export function servePasskeySignIn({
  app,
  context,
  requireOwnOrigin,
  signedIn,
}: PasskeyRoutes): void {
  const preParsing = async (request: FastifyRequest) => requireOwnOrigin(request);

  app.post(PASSKEY_SIGN_IN_PATHS['begin-passkey-sign-in'], {
    preParsing,
    handler: () => beginPasskeySignIn(context),
  });
  app.post(PASSKEY_SIGN_IN_PATHS['sign-in-with-passkey'], {
    preParsing,
    handler: async (request, reply) => {
      const { credential } = parsePart(PasskeySignInRequest, request.body);
      const agent = headerOf(request, 'user-agent');
      return signedIn(request, reply, await signInWithPasskey(context, credential, agent));
    },
  });
}
