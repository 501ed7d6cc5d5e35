import { validationError } from '../../domain/refusal.ts';
import { listPasskeys } from '../../store/staff-passkeys.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { CHALLENGE_MS, keepChallenge } from './passkey-challenges.ts';
import { requirePasskeySite } from './passkey-site.ts';
import { type OwnProof, requireOwnProof } from './require-own-proof.ts';
import { loadWebAuthn, SIGNATURE_ALGORITHMS } from './web-authn.ts';

const MAX_PASSKEYS = 20;

/**
 * POST /account/passkeys/options: what a browser needs to make a passkey for the member.
 * @returns `PublicKeyCredentialCreationOptionsJSON` of WebAuthn
 * @throws Refusal VALIDATION_ERROR if the proof is wrong, the member has too many, or PUBLIC_URL allows none;
 *   RateLimitError
 */
export async function beginPasskey(context: AppContext, principal: Principal, proof: OwnProof) {
  requirePermission(principal, 'bookings:read');
  const { rpID } = requirePasskeySite(context);
  const member = await requireOwnProof(context, principal, {
    ...proof,
    operation: 'begin-passkey',
  });
  const { passkeys, venue } = await context.store.read(async (db) => ({
    passkeys: await listPasskeys(db, member.uuid),
    venue: await requireVenue(context, db, member.accountId),
  }));
  if (passkeys.length >= MAX_PASSKEYS)
    throw validationError({
      parameter: 'passkeys',
      reason: `are at most ${MAX_PASSKEYS}: remove one that you no longer use`,
    });
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: venue.name,
    rpID,
    userID: new TextEncoder().encode(member.uuid),
    userName: member.email,
    userDisplayName: member.name,
    timeout: CHALLENGE_MS,
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    supportedAlgorithmIDs: SIGNATURE_ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(context, options.challenge, member.uuid);
  return options;
}
