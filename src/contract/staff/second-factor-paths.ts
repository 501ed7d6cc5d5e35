/** The operations about second factors. Apart from `STAFF_PATHS`, because the first screen of the staff view does not need them. */
export const SECOND_FACTOR_PATHS = {
  'list-second-factors': { method: 'GET', path: '/account/second-factors' },
  'begin-authenticator': { method: 'POST', path: '/account/authenticator' },
  'confirm-authenticator': { method: 'PUT', path: '/account/authenticator' },
  'remove-authenticator': { method: 'PUT', path: '/account/authenticator/remove' },
  'renew-recovery-codes': { method: 'POST', path: '/account/recovery-codes' },
  'begin-passkey': { method: 'POST', path: '/account/passkeys/options' },
  'add-passkey': { method: 'POST', path: '/account/passkeys' },
  'remove-passkey': { method: 'PUT', path: '/account/passkeys/{passkeyId}/remove' },
  'reset-second-factors': {
    method: 'PUT',
    path: '/team/members/{staffUuid}/second-factors/reset',
  },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT'; path: `/${string}` }>;

/** With which somebody signs in who has a passkey (POST, without a session). */
export const PASSKEY_SIGN_IN_PATHS = {
  'begin-passkey-sign-in': '/session/passkey/options',
  'sign-in-with-passkey': '/session/passkey',
} as const;
