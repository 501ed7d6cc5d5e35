import type { WebhookEndpoint } from '../../domain/webhook.ts';
import { enableWebhookEndpoint } from '../../store/webhook-endpoints.ts';
import type { AppContext } from '../context.ts';
import { requireWebhookEndpoint } from './require-webhook-endpoint.ts';

/**
 * Sends to an endpoint again, from the next event on. What happened while it was disabled is sent by a replay.
 * @throws Refusal VALIDATION_ERROR if there is no such endpoint
 */
export async function enableWebhook(context: AppContext, id: string): Promise<WebhookEndpoint> {
  return context.store.write(null, async (db) => {
    await requireWebhookEndpoint(db, id);
    await enableWebhookEndpoint(db, id, context.now());
    return requireWebhookEndpoint(db, id);
  });
}
