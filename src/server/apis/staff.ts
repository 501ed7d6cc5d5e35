import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SIGNED_IN_OPERATIONS } from '../../contract/staff/operations.ts';
import { STAFF_API } from '../../contract/staff/routes.ts';
import type { SignInRequest, StaffSession } from '../../contract/staff/session.ts';
import { SESSION_OPERATIONS } from '../../contract/staff/session-operations.ts';
import { Refusal } from '../../domain/refusal.ts';
import { permissionsOf } from '../../domain/staff-role.ts';
import { SESSION_MS } from '../../domain/staff-session.ts';
import { findSession, type SignedInStaff, signOut } from '../../operations/access/session.ts';
import { createSignIn } from '../../operations/access/sign-in.ts';
import type { AppContext } from '../../operations/context.ts';
import type { Principal } from '../../operations/principal.ts';
import { findClientAddress, signInClientOf } from '../http/client-address.ts';
import { headerOf, languageOf } from '../http/headers.ts';
import { sessionShape } from '../shapes/venue-shape.ts';
import { serveMessageMail } from './message-mail.ts';
import { type ApiServer, serveOperations } from './operation-routes.ts';
import { servePasskeySignIn } from './passkey-sign-in.ts';
import { type OpenServer, serveSessionOperation } from './session-operation.ts';
import { serveSetup } from './setup.ts';
import { confirmApproval, findApprover } from './staff-approvals.ts';
import { staffEvents } from './staff-events.ts';
import { serveInvitations } from './staff-invitations.ts';
import { STAFF_HANDLERS } from './staff-operations.ts';

const COOKIE = 'maitre_session';

/** `/staff/v3`: the staff view, with a session cookie that only this site's own pages can use. */
export async function staffApi(app: FastifyInstance, { context }: { context: AppContext }) {
  await app.register(cookie);
  const signIn = createSignIn(context);
  app.addHook('preClose', async () => context.attemptQueues.stop());

  const requireSession = async (request: FastifyRequest): Promise<SignedInStaff> => {
    const token = request.cookies[COOKIE];
    const session = token ? await findSession(context, token) : null;
    if (session) return session;
    throw new Refusal('UNAUTHORIZED', 'You are not signed in, or your session has ended. Sign in.');
  };
  const requireOwnOrigin = (request: FastifyRequest) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const origin = headerOf(request, 'origin');
    const { publicUrl, isPublicUrlAssumed } = context;
    const own = [new URL(publicUrl).origin];
    if (isPublicUrlAssumed) own.push(`${request.protocol}://${request.host}`);
    if (origin !== null && own.includes(origin)) return;
    throw new Refusal(
      'FORBIDDEN',
      `Open the staff view at ${own.join(' or ')}: this request came from another address, or without an Origin header.`,
    );
  };
  const setCookie = (request: FastifyRequest, reply: FastifyReply, value: string) =>
    reply.setCookie(COOKIE, value, {
      path: STAFF_API,
      httpOnly: true,
      sameSite: 'strict',
      maxAge: SESSION_MS / 1000,
      secure: context.publicUrl.startsWith('https:') || !isLocalhost(request.hostname),
    });

  const sessionAnswer = (request: FastifyRequest, session: SignedInStaff): StaffSession =>
    sessionShape(session, languageOf(request) ?? session.venue.language, context.now());

  const signedIn = (
    request: FastifyRequest,
    reply: FastifyReply,
    session: SignedInStaff & { token: string },
  ) => {
    setCookie(request, reply, session.token);
    return sessionAnswer(request, session);
  };
  const answerSignIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    credentials: SignInRequest,
  ) => signedIn(request, reply, await signIn(credentials, signInClientOf(request)));

  const open: OpenServer = {
    app,
    requireOwnOrigin,
    readingOf: (request) => ({ country: async () => '', language: languageOf(request) }),
  };
  serveSessionOperation(open, SESSION_OPERATIONS['sign-in'], ({ request, reply, body }) =>
    answerSignIn(request, reply, body),
  );
  serveSessionOperation(open, SESSION_OPERATIONS['read-session'], async ({ request, reply }) => {
    const session = await requireSession(request);
    // The cookie lasts as long as the session, which each use prolongs.
    setCookie(request, reply, request.cookies[COOKIE] ?? '');
    return sessionAnswer(request, session);
  });
  serveSessionOperation(open, SESSION_OPERATIONS['sign-out'], async ({ request, reply }) => {
    await requireSession(request);
    await signOut(context, request.cookies[COOKIE] ?? '');
    reply.clearCookie(COOKIE, { path: STAFF_API });
    return reply.code(204).send();
  });
  serveSetup(open, { context, signIn: answerSignIn });

  const server: ApiServer = {
    app,
    context,
    authenticate: async (request) => {
      const signedInStaff = await requireSession(request);
      requireOwnOrigin(request);
      const approver = await findApprover(context, signedInStaff, request);
      return staffPrincipal(signedInStaff, approver, request);
    },
    confirm: (request, operation) => confirmApproval(context, request, operation),
  };
  serveOperations(server, SIGNED_IN_OPERATIONS, STAFF_HANDLERS);
  serveMessageMail(server);
  serveInvitations(open, { context, signedIn });
  servePasskeySignIn(open, { context, signedIn });
  await staffEvents(app, { context, requireSession });
}

/** Whether browsers trust the host over plain HTTP, so that the cookie need not be Secure. */
function isLocalhost(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

function staffPrincipal(
  { staff, session }: SignedInStaff,
  approver: SignedInStaff['staff'] | null,
  request: FastifyRequest,
): Principal {
  const own = permissionsOf(staff.role, session.isByPin);
  const lent = approver ? permissionsOf(approver.role, true) : [];
  const permissions = new Set([...own, ...lent]);
  return {
    accountId: staff.accountId,
    caller: `staff:${staff.uuid}`,
    customerSource: 'STAFF',
    partnerId: null,
    staffUuid: staff.uuid,
    staffSession: session,
    ...(approver && { approvedBy: approver.uuid }),
    permissions,
    dataAccess: 'private',
    channel: 'OFFLINE',
    ticketPartner: 'DEFAULT',
    capabilities: {
      mayChangeEveryBooking: true,
      mayDeleteBookings: permissions.has('bookings:delete'),
      mayForceRules: permissions.has('rules:force'),
      mayListPastDays: true,
      knowsCustomers: true,
      seesWhoBooked: true,
      seesTableMoves: true,
      seesContacts: permissions.has('customers:read'),
      seesWalkInGuests: permissions.has('customers:read'),
      mayQueueWalkIns: true,
      showsConsentTexts: false,
      getsManageLinks: false,
      hasBookingLimits: false,
      needsPublicBookingUpdates: false,
    },
    managedBookingUuid: null,
    codeLimitActor: null,
    language: languageOf(request),
    ip: findClientAddress(request),
  };
}
