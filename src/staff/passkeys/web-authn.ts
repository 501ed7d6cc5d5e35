/** The browser's part of passkeys. What crosses the network is JSON, with binary data in base64url. */

const loadJson = () => import('./web-authn-json.ts');

/** Lets the browser make a passkey. @throws DOMException if the user did not want to, or it has one already */
export async function createPasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<unknown> {
  const publicKey =
    'parseCreationOptionsFromJSON' in PublicKeyCredential
      ? PublicKeyCredential.parseCreationOptionsFromJSON(options)
      : (await loadJson()).parseCreationOptions(options);
  return toJson(await navigator.credentials.create({ publicKey }));
}

/** Lets the user choose a passkey, and sign with it. @throws DOMException if the user did not want to */
export async function signWithPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<unknown> {
  const publicKey =
    'parseRequestOptionsFromJSON' in PublicKeyCredential
      ? PublicKeyCredential.parseRequestOptionsFromJSON(options)
      : (await loadJson()).parseRequestOptions(options);
  return toJson(await navigator.credentials.get({ publicKey }));
}

async function toJson(credential: Credential | null): Promise<unknown> {
  if (credential === null) throw new DOMException('No passkey was chosen.', 'NotAllowedError');
  // Some password managers answer in the place of the browser, without this method.
  return 'toJSON' in credential && typeof credential.toJSON === 'function'
    ? credential.toJSON()
    : (await loadJson()).credentialToJson(credential as PublicKeyCredential);
}
