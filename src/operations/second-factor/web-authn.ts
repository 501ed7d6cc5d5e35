/** Loaded with the first passkey, because it takes longer to load than the rest of the server. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/**
 * How passkeys may sign: Ed25519, ES256 and RS256, by their numbers in COSE. The library's own choice depends on what is
 * experimental in the Node that runs it.
 */
export const SIGNATURE_ALGORITHMS = [-8, -7, -257];
