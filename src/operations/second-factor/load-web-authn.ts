/** Loaded with the first passkey, because it takes longer to load than the rest of the server. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
