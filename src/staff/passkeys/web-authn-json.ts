/** What browsers before 2025 lack of WebAuthn: its JSON functions, as far as this server's passkeys need them. */

export function parseCreationOptions({
  rp,
  user,
  challenge,
  pubKeyCredParams,
  excludeCredentials = [],
  authenticatorSelection = {},
  timeout,
}: PublicKeyCredentialCreationOptionsJSON): PublicKeyCredentialCreationOptions {
  return {
    rp,
    user: { ...user, id: toBytes(user.id) },
    challenge: toBytes(challenge),
    pubKeyCredParams,
    excludeCredentials: excludeCredentials.map(({ id, transports = [] }) => ({
      type: 'public-key',
      id: toBytes(id),
      transports: transports as AuthenticatorTransport[],
    })),
    authenticatorSelection,
    ...(timeout !== undefined && { timeout }),
  };
}

/** The server names no passkeys: the browser shows all that it has for the domain. */
export function parseRequestOptions({
  challenge,
  rpId,
  timeout,
  userVerification,
}: PublicKeyCredentialRequestOptionsJSON): PublicKeyCredentialRequestOptions {
  return {
    challenge: toBytes(challenge),
    ...(rpId !== undefined && { rpId }),
    ...(timeout !== undefined && { timeout }),
    userVerification: userVerification as UserVerificationRequirement,
  };
}

export function credentialToJson({ id, rawId, type, response }: PublicKeyCredential): unknown {
  const clientDataJSON = toText(response.clientDataJSON);
  const credential = { id, rawId: toText(rawId), type, clientExtensionResults: {} };
  if (response instanceof AuthenticatorAttestationResponse)
    return {
      ...credential,
      response: {
        clientDataJSON,
        attestationObject: toText(response.attestationObject),
        transports: response.getTransports(),
      },
    };
  const { authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
  return {
    ...credential,
    response: {
      clientDataJSON,
      authenticatorData: toText(authenticatorData),
      signature: toText(signature),
      ...(userHandle && { userHandle: toText(userHandle) }),
    },
  };
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function toText(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
