import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Refusal, validationError } from '../../domain/refusal.ts';
import {
  findPasskeyByCredential,
  insertPasskey,
  type StaffPasskey,
} from '../../store/staff-passkeys.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { recordTeamChange } from '../team/team-journal.ts';
import { changeAccount } from '../transactions.ts';
import { takeChallenge } from './passkey-challenges.ts';
import { type PasskeySite, requirePasskeySite } from './passkey-site.ts';
import { loadWebAuthn, SIGNATURE_ALGORITHMS } from './web-authn.ts';

const CHANGE = { operation: 'add-passkey', permission: 'bookings:read' } as const;

/**
 * POST /account/passkeys: adds the passkey that a browser made for the options of `begin-passkey`.
 * @throws Refusal VALIDATION_ERROR if it answers no open challenge of the member, or is not valid here
 */
export async function addPasskey(
  context: AppContext,
  principal: Principal,
  { name, credential }: { name: string; credential: RegistrationResponseJSON },
): Promise<StaffPasskey> {
  requirePermission(principal, CHANGE.permission);
  const site = requirePasskeySite(context);
  const { accountId } = principal;
  const staffUuid = principal.staffUuid ?? '';
  const challenge = await takeChallenge(context, credential.response.clientDataJSON, staffUuid);
  if (challenge === null) throw notValid();
  const { id: credentialId, publicKey, counter } = await verified(credential, challenge, site);
  const now = context.now();
  const passkey = {
    id: context.newUuid(),
    staffUuid,
    credentialId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    signCount: counter,
    transports: credential.response.transports ?? [],
    name,
    createdAt: now,
    lastUsedAt: null,
  };
  await changeAccount({ context, principal }, CHANGE, async (tx) => {
    const { db } = tx;
    if (await findPasskeyByCredential(db, credentialId)) throw notValid();
    await insertPasskey(db, passkey);
    const changes = { passkey: [null, { of: staffUuid, id: passkey.id }] } as const;
    await recordTeamChange(tx, accountId, changes);
  });
  return passkey;
}

async function verified(
  response: RegistrationResponseJSON,
  expectedChallenge: string,
  { rpID: expectedRPID, origin: expectedOrigin }: PasskeySite,
) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verification = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs: SIGNATURE_ALGORITHMS,
  }).catch((cause: unknown) => {
    // The library throws for each way in which an answer can be wrong, and does nothing but check it.
    throw Object.assign(notValid(), { cause });
  });
  if (!verification.verified) throw notValid();
  return verification.registrationInfo.credential;
}

function notValid(): Refusal {
  return validationError({
    parameter: 'credential',
    reason: 'is not a passkey that was made here just now: begin again',
  });
}
