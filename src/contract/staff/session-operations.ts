import * as z from 'zod/mini';
import type { Operation } from '../operation.ts';
import { PasskeyOptions, PasskeySignInRequest } from './second-factors.ts';
import { SignInRequest, StaffSession } from './session.ts';
import { Setup, SetupRequest } from './setup.ts';
import { AcceptInvitationRequest, InvitationAnswer, ReadInvitationRequest } from './team.ts';
import { withoutInput } from './without-input.ts';

/** An operation that needs no session, or is about the session itself. */
const ofSession = {
  ...withoutInput,
  permission: null,
  problems: [],
} as const satisfies Partial<Operation>;

const signIn = { ...ofSession, method: 'POST', answer: StaffSession } as const;

/** The first set-up, invitations, and signing in and out. */
export const SESSION_OPERATIONS = {
  'read-session': {
    ...signIn,
    method: 'GET',
    path: '/session',
    summary: 'Who is signed in, and their venue',
  },
  'sign-in': {
    ...signIn,
    path: '/session',
    body: SignInRequest,
    summary: 'Sign in with a password',
  },
  'sign-out': {
    ...ofSession,
    method: 'DELETE',
    path: '/session',
    answer: z.object({}),
    summary: 'Sign out this device',
  },
  'begin-passkey-sign-in': {
    ...ofSession,
    method: 'POST',
    path: '/session/passkey/options',
    answer: PasskeyOptions,
    summary: 'Get what a browser needs to use a passkey',
  },
  'sign-in-with-passkey': {
    ...signIn,
    path: '/session/passkey',
    body: PasskeySignInRequest,
    summary: 'Sign in with a passkey',
  },
  'read-setup': {
    ...ofSession,
    method: 'GET',
    path: '/setup',
    answer: Setup,
    summary: 'Whether the first venue can be set up',
  },
  'set-up': {
    ...signIn,
    path: '/setup',
    body: SetupRequest,
    summary: 'Set up the first venue and its owner',
  },
  'read-invitation': {
    ...ofSession,
    method: 'POST',
    path: '/invitations/read',
    body: ReadInvitationRequest,
    answer: InvitationAnswer,
    summary: 'Read an invitation',
  },
  'accept-invitation': {
    ...signIn,
    path: '/invitations/accept',
    body: AcceptInvitationRequest,
    summary: 'Join the team',
  },
} as const satisfies Record<string, Operation>;
