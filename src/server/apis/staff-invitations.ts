import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffSession } from '../../contract/staff/session.ts';
import { SESSION_OPERATIONS } from '../../contract/staff/session-operations.ts';
import type { SignedInStaff } from '../../operations/access/session.ts';
import type { AppContext } from '../../operations/context.ts';
import { acceptInvitation } from '../../operations/team/accept-invitation.ts';
import { readInvitation } from '../../operations/team/read-invitation.ts';
import { signInClientOf } from '../http/client-address.ts';
import { type OpenServer, serveSessionOperation } from './session-operation.ts';

interface InvitationParts {
  context: AppContext;
  /** Sets the cookie of a new session and answers with it. */
  signedIn(
    request: FastifyRequest,
    reply: FastifyReply,
    session: SignedInStaff & { token: string },
  ): StaffSession;
}

/** The operations for holders of an invitation link. The token is a secret, so it is in no URL that would be logged. */
export function serveInvitations(open: OpenServer, { context, signedIn }: InvitationParts): void {
  serveSessionOperation(open, SESSION_OPERATIONS['read-invitation'], async ({ body }) => {
    const { invitation, venue } = await readInvitation(context, body.token);
    const { role, name, language } = invitation;
    return { venue: venue.name, role, name, language };
  });
  serveSessionOperation(
    open,
    SESSION_OPERATIONS['accept-invitation'],
    async ({ request, reply, body }) => {
      const session = await acceptInvitation(context, body, signInClientOf(request));
      return signedIn(request, reply, session);
    },
  );
}
