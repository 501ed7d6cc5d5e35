import type { Operation } from '../operation.ts';
import * as access from './access.ts';
import { withoutInput } from './without-input.ts';

/** Answers with all access as it is afterwards. */
const change = {
  ...withoutInput,
  permission: 'access:manage',
  answer: access.Access,
  problems: [],
} as const satisfies Partial<Operation>;

const ofKey = {
  ...change,
  params: access.PublishableKeyParams,
  problems: ['NOT_FOUND'],
} as const satisfies Partial<Operation>;
const ofPartner = {
  ...change,
  params: access.PartnerParams,
  problems: ['NOT_FOUND'],
} as const satisfies Partial<Operation>;
const ofWebhook = {
  ...change,
  params: access.WebhookParams,
  problems: ['NOT_FOUND'],
} as const satisfies Partial<Operation>;

/** Who has access to a venue besides its staff: what the command line does, for the owner in the browser. */
export const ACCESS_OPERATIONS = {
  'read-access': {
    method: 'GET',
    path: '/access',
    ...change,
    summary: 'Keys, partners and webhooks of the venue',
  },
  'create-publishable-key': {
    method: 'POST',
    path: '/access/publishable-keys',
    ...change,
    body: access.OriginsRequest,
    summary: 'Create a key for the widget on web pages of these origins',
  },
  'change-origins': {
    method: 'PUT',
    path: '/access/publishable-keys/{publishableKey}/origins',
    ...ofKey,
    body: access.OriginsRequest,
    summary: 'Set the origins of a key of the widget',
  },
  'revoke-publishable-key': {
    method: 'POST',
    path: '/access/publishable-keys/{publishableKey}/revoke',
    ...ofKey,
    summary: 'Revoke a key of the widget',
  },
  'add-partner': {
    method: 'POST',
    path: '/access/partners',
    ...change,
    body: access.CreatePartnerRequest,
    summary: 'Create a partner with an integration at the venue',
  },
  'set-integration': {
    method: 'PUT',
    path: '/access/partners/{partnerId}/integration',
    ...ofPartner,
    body: access.SetIntegrationRequest,
    summary: 'Set what a partner may do at the venue',
  },
  'create-api-key': {
    method: 'POST',
    path: '/access/partners/{partnerId}/keys',
    ...ofPartner,
    answer: access.IssuedApiKey,
    summary: 'Create an API key of a partner, which is shown only now',
  },
  'revoke-api-key': {
    method: 'POST',
    path: '/access/keys/{prefix}/revoke',
    ...change,
    params: access.ApiKeyParams,
    problems: ['NOT_FOUND'],
    summary: 'Revoke an API key',
  },
  'create-webhook': {
    method: 'POST',
    path: '/access/webhooks',
    ...change,
    body: access.CreateWebhookRequest,
    answer: access.IssuedSecret,
    problems: ['NOT_FOUND'],
    summary: "Send the venue's events to a partner; the secret is shown only now",
  },
  'list-webhook-tries': {
    method: 'GET',
    path: '/access/webhooks/{webhookId}/tries',
    ...ofWebhook,
    answer: access.WebhookTries,
    summary: 'The latest tries to send to a webhook',
  },
  'test-webhook': {
    method: 'POST',
    path: '/access/webhooks/{webhookId}/test',
    ...ofWebhook,
    answer: access.TestedWebhook,
    summary: 'Send a test event to a webhook',
  },
  'enable-webhook': {
    method: 'POST',
    path: '/access/webhooks/{webhookId}/enable',
    ...ofWebhook,
    summary: 'Enable a disabled webhook again',
  },
  'rotate-webhook-secret': {
    method: 'POST',
    path: '/access/webhooks/{webhookId}/rotate',
    ...ofWebhook,
    body: access.RotateSecretRequest,
    answer: access.IssuedSecret,
    summary: 'Give a webhook a new secret, which is shown only now',
  },
  'replay-webhook': {
    method: 'POST',
    path: '/access/webhooks/{webhookId}/replay',
    ...ofWebhook,
    body: access.ReplayRequest,
    answer: access.ReplayedEvents,
    summary: 'Send an event, or all since a time, to a webhook again',
  },
  'remove-webhook': {
    method: 'POST',
    path: '/access/webhooks/{webhookId}/remove',
    ...ofWebhook,
    summary: 'Remove a webhook',
  },
  'send-test-mail': {
    method: 'POST',
    path: '/access/mail/test',
    ...change,
    answer: access.TestedMail,
    summary: 'Send a test mail to oneself',
  },
} as const satisfies Record<string, Operation>;
