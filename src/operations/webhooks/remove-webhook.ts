import { deleteWebhookEndpoint } from '../../store/webhook-endpoints.ts';
import type { AppContext } from '../context.ts';
import { unknownEndpoint } from './require-webhook-endpoint.ts';

/** Removes an endpoint with what waits for it and its tries. @throws Refusal VALIDATION_ERROR if there is none */
export async function removeWebhook({ store }: AppContext, id: string): Promise<void> {
  const existed = await store.write(null, (db) => deleteWebhookEndpoint(db, id));
  if (!existed) throw unknownEndpoint();
}
