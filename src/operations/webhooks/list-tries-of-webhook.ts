import type { WebhookTry } from '../../domain/webhook.ts';
import { listWebhookTries } from '../../store/webhook-tries.ts';
import type { AppContext } from '../context.ts';
import { requireWebhookEndpoint } from './require-webhook-endpoint.ts';

/** As many as a person looks through. */
const LIMIT = 100;

/** The latest tries to send to an endpoint, newest first. @throws Refusal VALIDATION_ERROR if there is none */
export function listTriesOfWebhook({ store }: AppContext, id: string): Promise<WebhookTry[]> {
  return store.read(async (db) => {
    await requireWebhookEndpoint(db, id);
    return listWebhookTries(db, id, LIMIT);
  });
}
