import type { AppContext } from '../context.ts';
import { CHALLENGE_MS, keepChallenge } from './passkey-challenges.ts';
import { requirePasskeySite } from './passkey-site.ts';
import { loadWebAuthn } from './web-authn.ts';

/**
 * POST /session/passkey/options: what a browser needs to ask for any passkey of this server. It says nothing about who
 * has one.
 * @returns `PublicKeyCredentialRequestOptionsJSON` of WebAuthn
 * @throws Refusal VALIDATION_ERROR where PUBLIC_URL allows no passkeys
 */
export async function beginPasskeySignIn(context: AppContext) {
  const { rpID } = requirePasskeySite(context);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
  await keepChallenge(context, options.challenge, null);
  return options;
}
