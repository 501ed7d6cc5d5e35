import type { Endpoint } from '../endpoints.ts';
import * as access from './access.ts';
import { withoutInput } from './without-input.ts';

/** Answers with all access as it is afterwards. */
const change = {
  ...withoutInput,
  permission: 'access:manage',
  answer: access.Access,
  problems: [],
} as const satisfies Partial<Endpoint>;

const ofKey = {
  ...change,
  params: access.PublishableKeyParams,
  problems: ['NOT_FOUND'],
} as const satisfies Partial<Endpoint>;
const ofPartner = {
  ...change,
  params: access.PartnerParams,
  problems: ['NOT_FOUND'],
} as const satisfies Partial<Endpoint>;
const ofWebhook = {
  ...change,
  params: access.WebhookParams,
  problems: ['NOT_FOUND'],
} as const satisfies Partial<Endpoint>;

/** Who has access to a venue besides its staff: what the command line does, for the owner in the browser. */
export const ACCESS_ENDPOINTS = {
  'read-access': { ...change, summary: 'Keys, partners and webhooks of the venue' },
  'create-publishable-key': {
    ...change,
    body: access.OriginsRequest,
    summary: 'Create a key for the widget on web pages of these origins',
  },
  'change-origins': {
    ...ofKey,
    body: access.OriginsRequest,
    summary: 'Set the origins of a key of the widget',
  },
  'revoke-publishable-key': { ...ofKey, summary: 'Revoke a key of the widget' },
  'add-partner': {
    ...change,
    body: access.CreatePartnerRequest,
    summary: 'Create a partner with an integration at the venue',
  },
  'set-integration': {
    ...ofPartner,
    body: access.SetIntegrationRequest,
    summary: 'Set what a partner may do at the venue',
  },
  'create-api-key': {
    ...ofPartner,
    answer: access.IssuedApiKey,
    summary: 'Create an API key of a partner, which is shown only now',
  },
  'revoke-api-key': {
    ...change,
    params: access.ApiKeyParams,
    problems: ['NOT_FOUND'],
    summary: 'Revoke an API key',
  },
  'create-webhook': {
    ...change,
    body: access.CreateWebhookRequest,
    answer: access.IssuedSecret,
    problems: ['NOT_FOUND'],
    summary: "Send the venue's events to a partner; the secret is shown only now",
  },
  'list-webhook-tries': {
    ...ofWebhook,
    answer: access.WebhookTries,
    summary: 'The latest tries to send to a webhook',
  },
  'test-webhook': {
    ...ofWebhook,
    answer: access.TestedWebhook,
    summary: 'Send a test event to a webhook',
  },
  'enable-webhook': { ...ofWebhook, summary: 'Send to a disabled webhook again' },
  'rotate-webhook-secret': {
    ...ofWebhook,
    body: access.RotateSecretRequest,
    answer: access.IssuedSecret,
    summary: 'Give a webhook a new secret, which is shown only now',
  },
  'replay-webhook': {
    ...ofWebhook,
    body: access.ReplayRequest,
    answer: access.ReplayedEvents,
    summary: 'Send an event, or all since a time, to a webhook again',
  },
  'remove-webhook': { ...ofWebhook, summary: 'Remove a webhook' },
  'send-test-mail': {
    ...change,
    answer: access.TestedMail,
    summary: 'Send a test mail to oneself',
  },
} as const satisfies Record<string, Endpoint>;
