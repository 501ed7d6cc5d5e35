import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AcceptInvitationRequest, ReadInvitationRequest } from '../../contract/staff/team.ts';
import type { SignedInStaff } from '../../operations/access/session.ts';
import type { AppContext } from '../../operations/context.ts';
import { acceptInvitation } from '../../operations/team/accept-invitation.ts';
import { readInvitation } from '../../operations/team/read-invitation.ts';
import { headerOf } from '../http/headers.ts';
import { parsePart } from '../http/parse-input.ts';

interface InvitationRoutes {
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

/** What somebody with the link of an invitation may do. They are not signed in yet. */
export function serveInvitations({
  app,
  context,
  requireOwnOrigin,
  signedIn,
}: InvitationRoutes): void {
  const preParsing = async (request: FastifyRequest) => requireOwnOrigin(request);

  // The token is a secret, so it is in the body, not in a URL that logs keep.
  app.post('/invitations/read', {
    preParsing,
    handler: async (request) => {
      const { token } = parsePart(ReadInvitationRequest, request.body);
      const { invitation, venue } = await readInvitation(context, token);
      const { role, name, language } = invitation;
      return { venue: venue.name, role, name, language };
    },
  });
  app.post('/invitations/accept', {
    preParsing,
    handler: async (request, reply) => {
      const acceptance = parsePart(AcceptInvitationRequest, request.body);
      const agent = headerOf(request, 'user-agent');
      return signedIn(request, reply, await acceptInvitation(context, acceptance, agent));
    },
  });
}
