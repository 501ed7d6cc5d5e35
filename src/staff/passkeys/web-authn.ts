/** The browser's part of passkeys. What crosses the network is JSON, with binary data in base64url. */

import type {
  AddPasskeyRequest,
  PasskeyOptions,
  PasskeySignInRequest,
} from '../../contract/staff/second-factors.ts';

const loadJson = () => import('./web-authn-json.ts');

/** Lets the browser make a passkey. @throws DOMException if the user did not want to, or it has one already */
export async function createPasskey(
  options: PasskeyOptions,
): Promise<AddPasskeyRequest['credential']> {
  const json = options as PublicKeyCredentialCreationOptionsJSON;
  const publicKey =
    'parseCreationOptionsFromJSON' in PublicKeyCredential
      ? PublicKeyCredential.parseCreationOptionsFromJSON(json)
      : (await loadJson()).parseCreationOptions(json);
  return toJson(await navigator.credentials.create({ publicKey }));
}

/** Lets the user choose a passkey, and sign with it. @throws DOMException if the user did not want to */
export async function signWithPasskey(
  options: PasskeyOptions,
): Promise<PasskeySignInRequest['credential']> {
  const json = options as PublicKeyCredentialRequestOptionsJSON;
  const publicKey =
    'parseRequestOptionsFromJSON' in PublicKeyCredential
      ? PublicKeyCredential.parseRequestOptionsFromJSON(json)
      : (await loadJson()).parseRequestOptions(json);
  return toJson(await navigator.credentials.get({ publicKey }));
}

// The server checks it.
// biome-ignore lint/suspicious/noExplicitAny: the JSON of a credential, as TypeScript has it
async function toJson(credential: Credential | null): Promise<any> {
  if (credential === null) throw new DOMException('No passkey was chosen.', 'NotAllowedError');
  // Some password managers answer in the place of the browser, without this method.
  return 'toJSON' in credential && typeof credential.toJSON === 'function'
    ? credential.toJSON()
    : (await loadJson()).credentialToJson(credential as PublicKeyCredential);
}
