import type { EventBody } from '../../contract/events.ts';
import type { WebhookEndpoint } from '../../domain/webhook.ts';
import { signedHeaders } from '../../webhooks/webhook-signature.ts';
import type { WebhookRequest } from '../../webhooks/webhook-transport.ts';
import type { AppContext } from '../context.ts';
import { requireWebhooks, signingSecrets } from './webhook-secrets.ts';

/** A request that tells an endpoint of an event. Null if the endpoint's secret cannot be read with WEBHOOK_KEY. */
export function webhookRequest(
  context: AppContext,
  endpoint: WebhookEndpoint,
  event: Omit<EventBody, 'type'> & { type: string },
): WebhookRequest | null {
  const at = context.now();
  const secrets = signingSecrets(requireWebhooks(context), endpoint, at);
  if (secrets === null) return null;
  const body = JSON.stringify(event);
  return { url: endpoint.url, headers: signedHeaders({ id: event.id, at, body }, secrets), body };
}
