/**
 * The operations with which owners set up their venue. Apart from `STAFF_PATHS`, because the first screen of the staff view does
 * not need them.
 */
export const HOUSE_PATHS = {
  'read-venue': { method: 'GET', path: '/venue' },
  'change-venue': { method: 'PUT', path: '/venue' },
  'list-venue-versions': { method: 'GET', path: '/venue/versions' },
  'read-venue-version': { method: 'GET', path: '/venue/versions/{version}' },
  'import-customers': { method: 'POST', path: '/customers/import' },
  'read-access': { method: 'GET', path: '/access' },
  'create-publishable-key': { method: 'POST', path: '/access/publishable-keys' },
  'change-origins': { method: 'PUT', path: '/access/publishable-keys/{publishableKey}/origins' },
  'revoke-publishable-key': {
    method: 'POST',
    path: '/access/publishable-keys/{publishableKey}/revoke',
  },
  'add-partner': { method: 'POST', path: '/access/partners' },
  'set-integration': { method: 'PUT', path: '/access/partners/{partnerId}/integration' },
  'create-api-key': { method: 'POST', path: '/access/partners/{partnerId}/keys' },
  'revoke-api-key': { method: 'POST', path: '/access/keys/{prefix}/revoke' },
  'create-webhook': { method: 'POST', path: '/access/webhooks' },
  'list-webhook-tries': { method: 'GET', path: '/access/webhooks/{webhookId}/tries' },
  'test-webhook': { method: 'POST', path: '/access/webhooks/{webhookId}/test' },
  'enable-webhook': { method: 'POST', path: '/access/webhooks/{webhookId}/enable' },
  'rotate-webhook-secret': { method: 'POST', path: '/access/webhooks/{webhookId}/rotate' },
  'replay-webhook': { method: 'POST', path: '/access/webhooks/{webhookId}/replay' },
  'remove-webhook': { method: 'POST', path: '/access/webhooks/{webhookId}/remove' },
  'send-test-mail': { method: 'POST', path: '/access/mail/test' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT'; path: `/${string}` }>;
