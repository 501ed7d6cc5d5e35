import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { Refusal } from '../../domain/refusal.ts';
import {
  findPasskeyByCredential,
  findStaffByPasskey,
  type StaffPasskey,
  savePasskeyUse,
} from '../../store/staff-passkeys.ts';
import type { SignedInStaff } from '../access/session.ts';
import { type SignInClient, startSession } from '../access/start-session.ts';
import type { AppContext } from '../context.ts';
import { takeChallenge } from './passkey-challenges.ts';
import { type PasskeySite, requirePasskeySite } from './passkey-site.ts';
import { loadWebAuthn } from './web-authn.ts';

/**
 * POST /session/passkey: signs in with a passkey alone. It is on a device that checked a finger, a face or a code, so it
 * stands for two factors.
 * @throws Refusal UNAUTHORIZED, with equal text whatever is wrong
 */
export async function signInWithPasskey(
  context: AppContext,
  credential: AuthenticationResponseJSON,
  client: SignInClient,
): Promise<SignedInStaff & { token: string }> {
  const site = requirePasskeySite(context);
  const { clientDataJSON, userHandle = '' } = credential.response;
  const challenge = await takeChallenge(context, clientDataJSON, null);
  const { passkey, owner } = await readPasskey(context, credential.id);
  const isTheirs = Buffer.from(userHandle, 'base64url').toString() === passkey?.staffUuid;
  if (challenge === null || !passkey || !owner || !isTheirs) throw notAccepted();
  const newCount = await signCountOf(credential, passkey, { ...site, challenge });
  return context.store.write(owner.accountId, async (db) => {
    // The passkey, or its member, may have been removed during the check.
    const staff = await findStaffByPasskey(db, passkey.id);
    const use = { ...passkey, newCount, usedAt: context.now() };
    const isLatest = await savePasskeyUse(db, use);
    if (!staff || !isLatest) throw notAccepted();
    return startSession({ context, db }, { staff, client });
  });
}

/** The passkey with whose it is; nulls for an unknown one. */
function readPasskey(context: AppContext, credentialId: string) {
  return context.store.read(async (db) => {
    const passkey = await findPasskeyByCredential(db, credentialId);
    return { passkey, owner: passkey && (await findStaffByPasskey(db, passkey.id)) };
  });
}

/** Checks the signature, and returns how many the passkey has made. */
async function signCountOf(
  response: AuthenticationResponseJSON,
  { credentialId, publicKey, signCount, transports }: StaffPasskey,
  expected: PasskeySite & { challenge: string },
): Promise<number> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: expected.challenge,
    expectedOrigin: expected.origin,
    expectedRPID: expected.rpID,
    requireUserVerification: true,
    credential: {
      id: credentialId,
      publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
      counter: signCount,
      transports: [...transports],
    },
  }).catch((cause: unknown) => {
    // The library throws for each way in which an answer can be wrong, and does nothing but check it.
    throw Object.assign(notAccepted(), { cause });
  });
  if (!verified) throw notAccepted();
  return authenticationInfo.newCounter;
}

function notAccepted(): Refusal {
  return new Refusal(
    'UNAUTHORIZED',
    'This passkey is not accepted here. Sign in with email and password, or try again.',
  );
}
