import { validationError } from '../../domain/refusal.ts';
import type { WebhookEndpoint } from '../../domain/webhook.ts';
import type { Db } from '../../store/store.ts';
import { findWebhookEndpoint } from '../../store/webhook-endpoints.ts';

/** @throws Refusal VALIDATION_ERROR if there is no such endpoint */
export async function requireWebhookEndpoint(db: Db, id: string): Promise<WebhookEndpoint> {
  const endpoint = await findWebhookEndpoint(db, id);
  if (endpoint) return endpoint;
  throw unknownEndpoint();
}

export function unknownEndpoint() {
  return validationError({ parameter: 'endpoint', reason: 'is not a webhook of this server' });
}
