import type { ACCESS_OPERATIONS } from '../../contract/staff/access-operations.ts';
import { validationError } from '../../domain/refusal.ts';
import { readAccess } from '../../operations/access/read-access.ts';
import * as own from '../../operations/access/require-own-access.ts';
import type { AppContext } from '../../operations/context.ts';
import { causeOf } from '../../operations/journal.ts';
import type { Principal } from '../../operations/principal.ts';
import { createWebhook } from '../../operations/webhooks/create-webhook.ts';
import { enableWebhook } from '../../operations/webhooks/enable-webhook.ts';
import { listTriesOfWebhook } from '../../operations/webhooks/list-tries-of-webhook.ts';
import { removeWebhook } from '../../operations/webhooks/remove-webhook.ts';
import { replayEvent, replayEventsSince } from '../../operations/webhooks/replay-events.ts';
import { rotateWebhookSecret } from '../../operations/webhooks/rotate-webhook-secret.ts';
import { testWebhook } from '../../operations/webhooks/test-webhook.ts';
import { accessShape, webhookTriesShape } from '../shapes/access-shape.ts';
import type { Handlers } from './handler.ts';

const HOUR_MS = 3_600_000;

type WebhookOperations = Pick<
  typeof ACCESS_OPERATIONS,
  Extract<keyof typeof ACCESS_OPERATIONS, `${string}webhook${string}`>
>;

const readAll = async (context: AppContext, principal: Principal) =>
  accessShape(await readAccess(context, principal));

/** The handlers of the operations on webhooks. Those of other venues are 404. */
export const WEBHOOK_HANDLERS: Handlers<WebhookOperations> = {
  'create-webhook': async ({ context, principal, input }) => {
    const { accountId } = principal;
    const { partnerId, url, eventTypes = [] } = input.body;
    await own.requireOwnIntegration(context, principal, partnerId);
    const request = { accountId, partnerId, url, eventTypes };
    const cause = causeOf(principal, 'create-webhook');
    const { endpoint, secret } = await createWebhook(context, request, cause);
    return { id: endpoint.id, secret };
  },
  'list-webhook-tries': async ({ context, principal, input }) => {
    const { webhookId } = input.params;
    await own.requireOwnWebhook(context, principal, webhookId);
    const tries = await listTriesOfWebhook(context, webhookId);
    const { venue } = await readAccess(context, principal);
    return webhookTriesShape(venue, tries);
  },
  'test-webhook': async ({ context, principal, input }) => {
    const { webhookId } = input.params;
    await own.requireOwnWebhook(context, principal, webhookId);
    const { webhookTransport } = context;
    if (webhookTransport) return testWebhook(context, webhookTransport, webhookId);
    throw validationError({
      parameter: 'webhookId',
      reason: 'cannot be tested, because the server has no WEBHOOK_KEY',
    });
  },
  'enable-webhook': async ({ context, principal, input }) => {
    const { webhookId } = input.params;
    await own.requireOwnWebhook(context, principal, webhookId);
    await enableWebhook(context, webhookId, causeOf(principal, 'enable-webhook'));
    return readAll(context, principal);
  },
  'rotate-webhook-secret': async ({ context, principal, input }) => {
    const { webhookId } = input.params;
    await own.requireOwnWebhook(context, principal, webhookId);
    const cause = causeOf(principal, 'rotate-webhook-secret');
    const overlapMs = input.body.overlapHours * HOUR_MS;
    const { secret } = await rotateWebhookSecret(context, { id: webhookId, overlapMs }, cause);
    return { id: webhookId, secret };
  },
  'replay-webhook': async ({ context, principal, input }) => {
    const { webhookId } = input.params;
    const { eventId, since } = input.body;
    await own.requireOwnWebhook(context, principal, webhookId);
    if (eventId !== undefined && since === undefined)
      return { events: await replayEvent(context, webhookId, eventId) };
    if (eventId === undefined && since !== undefined)
      return { events: await replayEventsSince(context, webhookId, Date.parse(since)) };
    throw validationError({ parameter: 'eventId', reason: 'or since is required, not both' });
  },
  'remove-webhook': async ({ context, principal, input }) => {
    const { webhookId } = input.params;
    await own.requireOwnWebhook(context, principal, webhookId);
    await removeWebhook(context, webhookId, causeOf(principal, 'remove-webhook'));
    return readAll(context, principal);
  },
};
