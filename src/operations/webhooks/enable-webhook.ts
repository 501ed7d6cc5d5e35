import type { ChangeCause } from '../../domain/journal.ts';
import type { WebhookEndpoint } from '../../domain/webhook.ts';
import { enableWebhookEndpoint } from '../../store/webhook-endpoints.ts';
import { recordAccessChange } from '../access/record-access-change.ts';
import type { AppContext } from '../context.ts';
import { systemCause } from '../journal.ts';
import { requireWebhookEndpoint } from './require-webhook-endpoint.ts';

/**
 * Sends to an endpoint again, from the next event on. What happened while it was disabled is sent by a replay.
 * @throws Refusal VALIDATION_ERROR if there is no such endpoint
 */
export async function enableWebhook(
  context: AppContext,
  id: string,
  cause: ChangeCause = systemCause('enable-webhook'),
): Promise<WebhookEndpoint> {
  const { accountId } = await context.store.read((db) => requireWebhookEndpoint(db, id));
  return context.store.write(accountId, async (db) => {
    const { isEnabled } = await requireWebhookEndpoint(db, id);
    await enableWebhookEndpoint(db, id, context.now());
    const changes = {
      webhook: [
        { id, isEnabled },
        { id, isEnabled: true },
      ],
    } as const;
    await recordAccessChange({ context, db, cause }, accountId, changes);
    return requireWebhookEndpoint(db, id);
  });
}
