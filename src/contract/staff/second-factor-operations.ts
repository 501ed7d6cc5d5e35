import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import type { Operation } from '../operation.ts';
import {
  AddPasskeyAnswer,
  AddPasskeyRequest,
  BeginAuthenticatorAnswer,
  ConfirmAuthenticatorRequest,
  OwnProof,
  PasskeyOptions,
  RecoveryCodes,
  SecondFactors,
} from './second-factors.ts';
import { withoutInput } from './without-input.ts';

/** An operation of everybody who is signed in, about themselves. */
const own = {
  ...withoutInput,
  permission: 'bookings:read',
  answer: z.object({}),
  problems: [],
} as const;

/** The operations with which members manage what they sign in with besides the password. */
export const SECOND_FACTOR_OPERATIONS = {
  'list-second-factors': {
    method: 'GET',
    path: '/account/second-factors',
    ...own,
    answer: SecondFactors,
    summary: 'One’s own passkeys and authenticator app',
  },
  'begin-authenticator': {
    method: 'POST',
    path: '/account/authenticator',
    ...own,
    body: OwnProof,
    answer: BeginAuthenticatorAnswer,
    summary: 'Get a secret for an authenticator app',
  },
  'confirm-authenticator': {
    method: 'PUT',
    path: '/account/authenticator',
    ...own,
    body: ConfirmAuthenticatorRequest,
    answer: RecoveryCodes,
    summary: 'Show that the app has it, and get recovery codes',
  },
  'remove-authenticator': {
    method: 'PUT',
    path: '/account/authenticator/remove',
    ...own,
    body: OwnProof,
    summary: 'Sign in without the app again',
  },
  'renew-recovery-codes': {
    method: 'POST',
    path: '/account/recovery-codes',
    ...own,
    body: OwnProof,
    answer: RecoveryCodes,
    summary: 'Replace the recovery codes',
  },
  'begin-passkey': {
    method: 'POST',
    path: '/account/passkeys/options',
    ...own,
    body: OwnProof,
    answer: PasskeyOptions,
    summary: 'Get what a browser needs to make a passkey',
  },
  'add-passkey': {
    method: 'POST',
    path: '/account/passkeys',
    ...own,
    body: AddPasskeyRequest,
    answer: AddPasskeyAnswer,
    summary: 'Add the passkey that a browser made',
  },
  'remove-passkey': {
    method: 'PUT',
    path: '/account/passkeys/{passkeyId}/remove',
    ...own,
    params: z.object({ passkeyId: limits.Uuid }),
    body: OwnProof,
    summary: 'Remove a passkey',
  },
  'reset-second-factors': {
    method: 'PUT',
    path: '/team/members/{staffUuid}/second-factors/reset',
    ...own,
    permission: 'team:manage',
    params: z.object({ staffUuid: limits.Uuid }),
    summary: 'Remove the passkeys and the app of a member who lost them',
  },
} as const satisfies Record<string, Operation>;
